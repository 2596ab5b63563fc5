import { type ComponentProps, createContext, useContext } from "react";
import { withLanguage } from "./with-language.ts";

/** The language that the page's address names (`?lang=`), or null: links on the page then name it too. */
export const NamedLanguageContext = createContext<string | null>(null);

/** A link within the site; it names the language where the address of the page does. */
export function Link({ to, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a href={withLanguage(to, useContext(NamedLanguageContext))} {...rest} />;
}
