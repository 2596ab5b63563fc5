import { tellingFor } from "./front/rank.ts";
import { isPlainReport, type Telling } from "./tellings.ts";

/** What an event is called, and the story whose headline that is; null for a title that an editor gave. */
export type EventTitle = { title: string; lang: string; story: number | null };

/** An event's best telling in one language. */
export type NamingTelling = Pick<Telling, "id" | "lang" | "title" | "url">;

/**
 * The title of an event: an editor's; else the headline of its best telling in the first of the reader's languages that
 * it is told in; else that of the event's lead story. Never a question or an opinion while there is another.
 * @param o.lead the story that stands for the event in lists
 * @param o.languages the reader's, the most wanted first; null: all
 * @returns null if the event has no telling
 */
export function eventTitle(
  given: { title: string; lang: string } | null,
  tellings: readonly NamingTelling[],
  o: { lead: number | null; languages: readonly string[] | null },
): EventTitle | null {
  if (given) return { ...given, story: null };
  const plain = tellings.filter(isPlainReport);
  const possible = plain.length > 0 ? plain : tellings;
  const chosen = tellingFor(
    possible.map(({ lang, id }) => ({ lang, story: id })),
    { ...o, own: null },
  );
  const telling = possible.find(({ id }) => id === chosen?.story);
  return telling ? { title: telling.title, lang: telling.lang, story: telling.id } : null;
}
