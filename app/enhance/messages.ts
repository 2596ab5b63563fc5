import type format from "icu-minify/format";
import type { Messages } from "#locales/messages.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { timeZone } from "#ui/time.ts";
import type { Translator } from "#ui/translator.ts";

/** The catalogues that browsers can load, one file for each namespace and language. */
const files = import.meta.glob<unknown>(
  "../locales/{en,es,fr,de}/{bands,hub,library,newsletters,offline,playing,search,stories,ui}.ts",
  { import: "default" },
);

/** Namespaces whose texts browsers can load. */
export type ShippedNamespace =
  | "bands"
  | "hub"
  | "library"
  | "newsletters"
  | "offline"
  | "playing"
  | "search"
  | "stories"
  | "ui";

/** The language of the page. */
export const pageLocale = (): Locale =>
  locales.find((l) => l === document.documentElement.lang) ?? "en";

/**
 * The texts of some namespaces in the language of the page, as `IntlProvider` takes them.
 * @throws when they cannot be loaded; the next call tries again
 */
export async function loadMessages<R extends ShippedNamespace>(
  namespaces: readonly R[],
): Promise<Pick<Messages, R>> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await load(namespace)] as const),
  );
  return Object.fromEntries(entries) as Pick<Messages, R>;
}

const load = async (namespace: ShippedNamespace): Promise<unknown> =>
  files[`../locales/${pageLocale()}/${namespace}.ts`]?.();

type Tree = { [key: string]: Parameters<typeof format>[0] | Tree };

/**
 * The translator of one namespace for scripts. It is not use-intl's, because that one imports React.
 * @throws when the texts cannot be loaded; the next call tries again
 */
export async function textsOf<R extends ShippedNamespace>(namespace: R): Promise<Translator<R>> {
  const [{ default: write }, messages] = await Promise.all([
    import("icu-minify/format"),
    load(namespace) as Promise<Tree>,
  ]);
  const locale = pageLocale();
  const formatters = {
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...args),
  };
  const translate = (key: string, values?: Parameters<typeof write>[2]) => {
    const message = key.split(".").reduce<unknown>((tree, part) => (tree as Tree)[part], messages);
    return write(message as Parameters<typeof write>[0], locale, values, { formatters, timeZone });
  };
  return translate as unknown as Translator<R>;
}
