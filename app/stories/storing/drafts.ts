import type { StoryDraft } from "../story.ts";

/** The stored story of an item, with the hashes of its current and earlier versions, and the feed that brought the current. */
export type KnownStory = {
  id: number;
  slug: string;
  contentHash: string;
  earlierHashes: string[];
  versionFeedId: number | null;
};

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
 * the best key first; of several drafts of one story the first counts. An earlier version is no update, unless the feed
 * that brought the present one has it in its place: two feeds of a source may have one item with different teasers, and
 * would otherwise replace each other for ever.
 * @param feedId the feed of the drafts; undefined for none
 */
export function decideDrafts(
  drafts: StoryDraft[],
  known: ReadonlyMap<string, KnownStory>,
  feedId?: number,
): StorePlan {
  const decision: StorePlan = { inserts: [], updates: [], unchanged: 0, keys: [] };
  const fresh = new Map<string, StorePlan["inserts"][number]>();
  const seen = new Set<number>();
  const keysOf = keyFinder(drafts);
  const carried = new Set(drafts.map((draft) => draft.contentHash));
  const isTakenBack = ({ contentHash, versionFeedId }: KnownStory) =>
    versionFeedId === feedId && !carried.has(contentHash);
  for (const draft of drafts) {
    const keys = keysOf(draft);
    const story = keys.map((key) => known.get(key)).find((s) => s !== undefined);
    if (story) {
      for (const key of keys) if (!known.has(key)) decision.keys.push({ key, story: story.id });
      const same =
        draft.contentHash === story.contentHash ||
        (story.earlierHashes.includes(draft.contentHash) && !isTakenBack(story));
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
 * A key that items of different titles in one batch share, such as a link to the front page, identifies none of them. The
 * key of their text does, if there are two and their titles are versions of one: a publisher may describe everything on a
 * subject in the same words.
 * An item without any other key is identified by its best key together with its title.
 */
function keyFinder(drafts: StoryDraft[]): (draft: StoryDraft) => string[] {
  const titlesOf = new Map<string, Set<string>>();
  for (const { identities, title } of drafts)
    for (const key of identities)
      titlesOf.set(key, (titlesOf.get(key) ?? new Set<string>()).add(title));
  const shared = new Set<string>();
  for (const [key, titles] of titlesOf)
    if (titles.size > 1 && !(key.startsWith("x:") && areOneTitle([...titles]))) shared.add(key);
  return ({ identities, title }) => {
    const keys = [...new Set(identities)].filter((key) => !shared.has(key));
    return keys.length > 0 ? keys : [`${identities[0] ?? ""} ${title}`];
  };
}

/** The share of the shorter title's words that two versions of a title have more than. */
const minSharedWords = 2 / 3;
/** Words that begin with the same letters, so many, count as forms of one word. */
const lettersOfStem = 4;

function areOneTitle(titles: string[]): boolean {
  const [one, other, ...more] = titles.map(stemsOf);
  if (!one || !other || more.length > 0) return false;
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared > minSharedWords * Math.min(one.size, other.size);
}

const stemsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => word.slice(0, lettersOfStem)),
  );
