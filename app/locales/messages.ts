import type {} from "use-intl";
import type { Locale } from "#platform/locale.ts";
import type en from "./en.ts";
import type { ServerOnlyRoom } from "./server-only-rooms.ts";

/** The keys of `T` with texts of one's own: what a translation must satisfy. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The English texts, which type the keys and arguments of every message. */
export type Messages = typeof en;

/** What components may say that run in browsers too. */
type ShippedMessages = Omit<Messages, ServerOnlyRoom>;

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: ShippedMessages;
  }
}
