import type { StoryDraft } from "../story.ts";

/** The stored story of an item, with the hashes of its current and earlier versions. */
export type KnownStory = { id: number; slug: string; contentHash: string; earlierHashes: string[] };

export type StorePlan = {
  /** New stories, each with all keys of its items in the batch. */
  inserts: { draft: StoryDraft; keys: string[] }[];
  updates: { story: KnownStory; draft: StoryDraft }[];
  unchanged: number;
  /** New keys of known stories. */
  keys: { key: string; story: number }[];
};

/**
 * Decides which drafts are inserted, updated or unchanged. A draft belongs to the story with one of its identity keys,
 * the best key first; of several drafts of one story the first counts. An earlier version is no update: two feeds of a
 * source may have one item with different teasers, and would otherwise replace each other for ever.
 */
export function decideDrafts(
  drafts: StoryDraft[],
  known: ReadonlyMap<string, KnownStory>,
): StorePlan {
  const decision: StorePlan = { inserts: [], updates: [], unchanged: 0, keys: [] };
  const fresh = new Map<string, StorePlan["inserts"][number]>();
  const seen = new Set<number>();
  const keysOf = keyFinder(drafts);
  for (const draft of drafts) {
    const keys = keysOf(draft);
    const story = keys.map((key) => known.get(key)).find((s) => s !== undefined);
    if (story) {
      for (const key of keys) if (!known.has(key)) decision.keys.push({ key, story: story.id });
      const same =
        draft.contentHash === story.contentHash || story.earlierHashes.includes(draft.contentHash);
      if (same || seen.has(story.id)) decision.unchanged++;
      else decision.updates.push({ story, draft });
      seen.add(story.id);
      continue;
    }
    const earlier = keys.map((key) => fresh.get(key)).find((i) => i !== undefined);
    const insert = earlier ?? { draft, keys: [] };
    if (earlier) decision.unchanged++;
    else decision.inserts.push(insert);
    for (const key of keys) {
      if (fresh.has(key)) continue;
      fresh.set(key, insert);
      insert.keys.push(key);
    }
  }
  return decision;
}

/** The keys by which `decideDrafts` looks up these drafts. */
export const keysOfDrafts = (drafts: StoryDraft[]): string[] => [
  ...new Set(drafts.flatMap(keyFinder(drafts))),
];

/**
 * A key that items of different titles in one batch share, such as a link to the front page, identifies none of them, unless
 * it is that of their text.
 * An item without any other key is identified by its best key together with its title.
 */
function keyFinder(drafts: StoryDraft[]): (draft: StoryDraft) => string[] {
  const titles = new Map<string, string>();
  const shared = new Set<string>();
  for (const { identities, title } of drafts)
    for (const key of identities)
      if (key.startsWith("x:")) continue;
      else if ((titles.get(key) ?? title) !== title) shared.add(key);
      else titles.set(key, title);
  return ({ identities, title }) => {
    const keys = [...new Set(identities)].filter((key) => !shared.has(key));
    return keys.length > 0 ? keys : [`${identities[0] ?? ""} ${title}`];
  };
}
