import type { HeadlineCandidate } from "./headline-candidate.ts";
import { headlineStoryFor } from "./headline-story.ts";
import { isStraightNews } from "./straight-news.ts";

/** What an event is called, the story whose headline that is (null: an editor gave the title), and whether others confirm it. */
export type EventTitle = { title: string; lang: string; story: number | null; confirmed: boolean };

/** An event's headline story in one language. */
export type TitleCandidate = Pick<HeadlineCandidate, "id" | "lang" | "title" | "url"> & {
  confirmed: boolean;
};

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
  if (given) return { ...given, story: null, confirmed: true };
  const straightNews = candidates.filter(isStraightNews);
  const possible = straightNews.length > 0 ? straightNews : candidates;
  const chosen = headlineStoryFor(
    possible.map(({ lang, id, confirmed }) => ({ lang, story: id, confirmed })),
    { ...o, own: null },
  );
  const titled = possible.find(({ id }) => id === chosen?.story);
  return titled
    ? { title: titled.title, lang: titled.lang, story: titled.id, confirmed: titled.confirmed }
    : null;
}
