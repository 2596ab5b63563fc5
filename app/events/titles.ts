import { headlineStoryFor } from "./front/rank.ts";
import { type HeadlineCandidate, isStraightNews } from "./headline-stories.ts";

/** What an event is called, and the story whose headline that is; null for a title that an editor gave. */
export type EventTitle = { title: string; lang: string; story: number | null };

/** An event's headline story in one language. */
export type TitleCandidate = Pick<HeadlineCandidate, "id" | "lang" | "title" | "url">;

/**
 * The title of an event: an editor's; else the headline story's in the first of the reader's languages that it has
 * stories in; else that of the event's lead story. Questions and opinions are taken only if there is nothing else.
 * @param o.lead the event's lead story
 * @param o.languages the reader's, the most wanted first; null: all
 * @returns null if the event has no visible story
 */
export function eventTitle(
  given: { title: string; lang: string } | null,
  candidates: readonly TitleCandidate[],
  o: { lead: number | null; languages: readonly string[] | null },
): EventTitle | null {
  if (given) return { ...given, story: null };
  const straightNews = candidates.filter(isStraightNews);
  const possible = straightNews.length > 0 ? straightNews : candidates;
  const chosen = headlineStoryFor(
    possible.map(({ lang, id }) => ({ lang, story: id })),
    { ...o, own: null },
  );
  const titled = possible.find(({ id }) => id === chosen?.story);
  return titled ? { title: titled.title, lang: titled.lang, story: titled.id } : null;
}
