import type {} from "use-intl";
import type { Locale } from "#platform/locale.ts";
import type en from "./en.ts";
import type { ServerOnlyNamespace } from "./server-only-namespaces.ts";

/** The type of a translation: the keys of `T`, with any text. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The English texts, which type the keys and arguments of every message. */
export type Messages = typeof en;

/** The texts that components can use in browsers too. */
type ShippedMessages = Omit<Messages, ServerOnlyNamespace>;

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: ShippedMessages;
  }
}
