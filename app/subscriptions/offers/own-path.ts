import { useContext } from "react";
import { NamedLanguageContext } from "#ui/link.tsx";
import { withLanguage } from "#ui/with-language.ts";

/** Adds the language of the page's address to the path of a form, as links do. */
export function useOwnPath(): (path: string) => string {
  const named = useContext(NamedLanguageContext);
  return (path) => withLanguage(path, named);
}
