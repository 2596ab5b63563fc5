import { type ComponentProps, createContext, useContext } from "react";
import { withLanguage } from "./with-language.ts";

/** The language in the page's address (`?lang=`), which links on the page carry on; null where there is none. */
export const NamedLanguageContext = createContext<string | null>(null);

/** @returns the path, with `?lang=` where the page's own address has it */
export const useLanguagePath = (path: string): string =>
  withLanguage(path, useContext(NamedLanguageContext));

/** A link within the site, with `?lang=` where the page's own address has it. */
export function Link({ to, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a href={useLanguagePath(to)} {...rest} />;
}
