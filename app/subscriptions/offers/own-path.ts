import { useContext } from "react";
import { NamedLanguageContext } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";

/** Where a form of ours leads: it speaks the language that the page's address names, as links do. */
export function useOwnPath(): (path: string) => string {
  const named = useContext(NamedLanguageContext);
  return (path) => withLanguage(path, named);
}
