import type { Messages } from "#locales/messages.ts";
import { type Locale, locales } from "#platform/locale.ts";

/** The catalogues that a page for everybody can ask for, each a file of its own in each language. */
const files = import.meta.glob<unknown>(
  "../locales/{en,es,fr,de}/{hub,media,newsletters,readers,search,stories,ui}.ts",
  { import: "default" },
);

/** Rooms whose texts browsers can ask for. */
export type ShippedRoom = "hub" | "media" | "newsletters" | "readers" | "search" | "stories" | "ui";

/** The language of the page. */
export const pageLocale = (): Locale =>
  locales.find((l) => l === document.documentElement.lang) ?? "en";

/**
 * The texts of some rooms in the language of the page, as `IntlProvider` takes them.
 * @throws where they cannot be had; the next call asks again
 */
export async function loadMessages<R extends ShippedRoom>(
  rooms: readonly R[],
): Promise<Pick<Messages, R>> {
  const locale = pageLocale();
  const entries = await Promise.all(
    rooms.map(async (room) => [room, await files[`../locales/${locale}/${room}.ts`]?.()] as const),
  );
  return Object.fromEntries(entries) as Pick<Messages, R>;
}

/**
 * What a script of the page says beside what the server wrote: the texts of a room, as a translator.
 * @throws where they cannot be had
 */
export async function textsOf<R extends ShippedRoom>(room: R) {
  const [{ createTranslator }, shipped] = await Promise.all([
    import("use-intl/core"),
    loadMessages([room]),
  ]);
  const messages = shipped as unknown as Messages;
  return createTranslator<Messages, R>({ locale: pageLocale(), messages, namespace: room });
}
