/** The best story of an event in one language, whether it is straight news, and whether other stories confirm it. */
export type HeadlineStory = {
  lang: string;
  story: number;
  straightNews: boolean;
  confirmed: boolean;
};

/**
 * The story by which a reader is shown an event: our own, if it is in one of the reader's languages; else the headline story
 * in the first of the reader's languages in which it is confirmed, or else in which there is one; else the lead story, or the
 * first one that is confirmed.
 * @param own the story of our own, if there is one
 * @param languages the reader's, the most wanted first; null: all
 */
export function headlineStoryFor<T extends Pick<HeadlineStory, "lang" | "story" | "confirmed">>(
  headlineStories: readonly T[],
  o: { own: number | null; lead: number | null; languages: readonly string[] | null },
): T | null {
  const isRead = (lang: string) => o.languages === null || o.languages.includes(lang);
  const own = headlineStories.find((s) => s.story === o.own);
  if (own && isRead(own.lang)) return own;
  const inOrder = (o.languages ?? []).flatMap(
    (lang) => headlineStories.find((s) => s.lang === lang) ?? [],
  );
  const found = inOrder.find((s) => s.confirmed) ?? inOrder[0];
  if (found) return found;
  const lead = headlineStories.find((s) => s.story === o.lead);
  if (lead?.confirmed) return lead;
  return headlineStories.find((s) => s.confirmed) ?? lead ?? headlineStories[0] ?? null;
}
