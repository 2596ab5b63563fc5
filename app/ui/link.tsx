import { type ComponentProps, createContext, useContext } from "react";
import { withLanguage } from "./with-language.ts";

/** The language that the page's address names (`?lang=`), or null: links on the page then name it too. */
export const NamedLanguageContext = createContext<string | null>(null);

/** @returns `path` of this site, naming the language where the address of the page does */
export const useLanguagePath = (path: string): string =>
  withLanguage(path, useContext(NamedLanguageContext));

/** A link within the site; it names the language where the address of the page does. */
export function Link({ to, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a href={useLanguagePath(to)} {...rest} />;
}
