import { sql } from "kysely";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { getAuthor } from "./authors.server.ts";
import { searchClasses } from "./category.ts";
import { classify } from "./classify.server.ts";
import type { CoveredPlace } from "./country.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { chooseFrontStories, fallbackFrontRule } from "./listing/fallback-front.ts";
import { pairsOf, type Selection } from "./listing/selection.ts";
import {
  type ListingRange,
  readListings,
  readMovedTo,
  readStory,
  readSummaries,
  toSummary,
} from "./listing/stories.queries.server.ts";
import type { OwnPiece } from "./piece.ts";
import { draftColumns, pieceColumns } from "./storing/columns.server.ts";
import { decideDrafts, keysOfDrafts } from "./storing/drafts.ts";
import {
  classifyBatch,
  classifyStories,
  insertIdentities,
  insertStories,
  lockStories,
  readAddedStories,
  readForClassifying,
  readIdentities,
  renameStory,
  reserveIds,
  reserveSlugs,
  updateClasses,
  updateStories,
} from "./storing/writing.queries.server.ts";
import type { Correction, Story, StoryDraft, StorySummary } from "./story.ts";
import type { HomeExtra } from "./story-languages.ts";
import type { Topic } from "./topic.ts";

export { isListed } from "./listing/is-listed.server.ts";
export type { Selection } from "./listing/selection.ts";

const maxPages = 100;

/**
 * Listed stories of any of the topics, countries and languages, each once: newest first, samples after all others.
 * @param o.cursor the cursor of an earlier answer; has precedence over `page`
 * @param o.page from 1 to 100
 * @returns the stories, and the cursor of the next page; null after the last page
 * @throws RangeError for an invalid cursor (callers check with `isCursor`) or page
 */
export async function listStories(
  db: Db,
  o: Selection & { cursor?: string | null; page?: number; limit: number },
): Promise<{ stories: StorySummary[]; cursor: string | null }> {
  const cursor = o.cursor ? readCursor(o.cursor) : null;
  if (o.cursor && !cursor) throw new RangeError("not a cursor of this list");
  const page = cursor ? 1 : (o.page ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > maxPages)
    throw new RangeError(`page must be from 1 to ${maxPages}`);
  const offset = (page - 1) * o.limit;
  const limit = o.limit + 1;
  const rows = { depth: offset + limit, offset, limit };
  const real = pairsOf(o).map(
    (p): ListingRange => ({ ...p, rank: 0, sample: false, after: cursor }),
  );
  const samples = real.map((p): ListingRange => {
    return { ...p, rank: 1, sample: true, after: cursor?.sample ? cursor : null };
  });
  let found = cursor?.sample ? [] : await readListings(db, real, rows);
  // A second query is needed only for samples and at the end of the list.
  if (found.length < limit)
    found = await readListings(db, cursor?.sample ? samples : [...real, ...samples], rows);
  const stories = found.slice(0, o.limit);
  const last = stories.at(-1);
  return {
    stories,
    cursor:
      last && found.length > o.limit
        ? writeCursor({ sample: last.sample, at: Date.parse(last.publishedAt), id: last.id })
        : null,
  };
}

// Enough of the newest stories to find several sources.
const frontCandidates = 48;

/**
 * Stories for a front page that events do not fill: `chooseFrontStories` chooses them from the newest about the Union, about
 * politics, and of all topics. Samples fill up what is missing.
 * @param languages of the reader, whose stories come first; null: all
 */
export async function newestForFront(
  db: Db,
  now: Date,
  languages: readonly string[] | null,
): Promise<StorySummary[]> {
  const rangesOf = (sample: boolean): ListingRange[] => [
    ...pairsOf({ topics: ["EU", "Politics"] }).map((pair) => ({
      ...pair,
      rank: 0,
      sample,
      after: null,
    })),
    { topic: "*", country: "*", lang: null, rank: 1, sample, after: null },
  ];
  const read = (sample: boolean) =>
    readListings(db, rangesOf(sample), {
      depth: frontCandidates,
      offset: 0,
      limit: frontCandidates + fallbackFrontRule.stories,
    });
  const real = await read(false);
  const found = real.length < fallbackFrontRule.stories ? [...real, ...(await read(true))] : real;
  const candidates = found
    .map((story) => ({
      ...story,
      preferred: isPreferred(story),
      read: languages?.includes(story.lang) ?? true,
    }))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
  return chooseFrontStories(candidates, now).map(({ preferred: _, read: __, ...story }) => story);
}

/** How many of the newest are looked at to find several outlets. */
const extraCandidates = 48;
const classOfExtra = { sport: "Sport", culture: "Culture" } as const;

/**
 * The newest stories of sport or of culture, at most two of an outlet.
 * @param o.languages of the reader; null: all
 */
export async function newestOfExtra(
  db: Db,
  extra: HomeExtra,
  o: { languages: readonly string[] | null; limit: number },
): Promise<StorySummary[]> {
  const topics = [classOfExtra[extra]];
  const { stories } = await listStories(db, {
    topics,
    languages: o.languages,
    limit: extraCandidates,
  });
  return stories
    .filter(({ source }, n) => {
      const before = stories.slice(0, n).filter((other) => other.source.id === source.id);
      return before.length < 2;
    })
    .slice(0, o.limit);
}

/** The visible stories among these ids, listed or not, by id. */
export async function storiesById(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StorySummary>> {
  if (ids.length === 0) return new Map();
  const stories = await readSummaries(db, sql`s.id = any(${[...ids]}::bigint[])`, sql``);
  return new Map(stories.map((s) => [s.id, s]));
}

// Stories about the Union or politics are preferred.
const isPreferred = ({ topics, countries }: StorySummary): boolean =>
  topics.includes("Politics") || countries.includes("EU");

/**
 * A story by its slug; `movedTo` for a former slug; null if there is none, if it is withdrawn, or if its source has
 * opted out. It includes the body of a premium piece: pass it through `readableStory` before it leaves the server.
 */
export async function getStory(
  db: Db,
  slug: string,
): Promise<{ story: Story } | { movedTo: string } | null> {
  const row = await readStory(db, slug);
  if (!row) {
    const movedTo = await readMovedTo(db, slug);
    return movedTo === null ? null : { movedTo };
  }
  return {
    story: {
      ...toSummary(row),
      body: row.body,
      byline: row.byline,
      author: row.author_id === null ? null : await getAuthor(db, row.author_id),
      tags: row.tags,
      sections: searchClasses.filter((s) => row.sections.includes(s)),
      likes: row.likes,
      canonicalUrl: row.canonical_url,
      corrections: row.corrections as Correction[],
      updatedAt: row.updated_at.toISOString(),
      ai: row.ai as Story["ai"],
    },
  };
}

/**
 * The story as a reader may see it: without access (see `mayRead`) it has no body, and no corrections, which quote it.
 */
export const readableStory = (story: Story, allowed: boolean): Story =>
  allowed ? story : { ...story, body: null, corrections: [] };

const recentLimit = 10_000;

/** Visible stories among the 10,000 newest, listed or not; the newest first, samples after real ones. */
export const recentStories = (db: Db, { limit }: { limit: number }): Promise<StorySummary[]> =>
  readSummaries(
    db,
    sql`s.id in (select id from stories where withdrawn_at is null
        order by published_at desc, id desc limit ${recentLimit})`,
    sql`order by s.sample, s.published_at desc, s.id desc limit ${limit}`,
  );

/**
 * Stores a source's items: inserts new ones, updates changed ones, and announces both once. A story with a changed
 * title keeps its slug. Stories of a source that has opted out are stored unlisted.
 * @param tx stories must be stored before anything else in the transaction is announced (see `lockStories`)
 * @returns counts that add up to the drafts, and the slugs of the inserted and updated stories
 */
export async function storeDrafts(
  tx: Tx,
  source: { id: string; feedId?: number },
  drafts: StoryDraft[],
  now: Date,
): Promise<{ inserted: number; updated: number; unchanged: number; slugs: string[] }> {
  const decide = async () =>
    decideDrafts(drafts, await readIdentities(tx, source.id, keysOfDrafts(drafts)), source.feedId);
  let todo = await decide();
  // Most refreshes bring nothing new; otherwise the decision is repeated under the lock.
  if (todo.inserts.length + todo.updates.length + todo.keys.length > 0) {
    await lockStories(tx);
    todo = await decide();
  }
  const ids = todo.inserts.length > 0 ? await reserveIds(tx, todo.inserts.length) : [];
  const inserts = todo.inserts.map((i, n) => ({ ...i, id: ids[n] as number }));
  const slugs = await reserveSlugs(
    tx,
    inserts.map((i) => ({ id: i.id, title: i.draft.title })),
  );
  await insertStories(
    tx,
    inserts.map(({ id, draft }, n) => ({
      ...draftColumns(draft, source.feedId, now),
      id,
      slug: slugs[n],
      source_id: source.id,
      provenance: "feed",
      sample: false,
      published_at: draft.publishedAt,
      first_seen_at: now,
    })),
  );
  await updateStories(
    tx,
    todo.updates.map(({ story, draft }) => ({
      ...draftColumns(draft, source.feedId, now),
      id: story.id,
    })),
    "feed",
  );
  await insertIdentities(tx, source.id, [
    ...todo.keys,
    ...inserts.flatMap((i) => i.keys.map((key) => ({ key, story: i.id }))),
  ]);
  await classifyStories(tx, [
    ...inserts.map(({ id, draft }) => ({ id, ...classificationOf(draft) })),
    ...todo.updates.map(({ story, draft }) => ({ id: story.id, ...classificationOf(draft) })),
  ]);
  const changed = [...slugs, ...todo.updates.map((u) => u.story.slug)];
  if (changed.length > 0)
    await announce(tx, "stories", { slugs: changed, ...(await readAddedStories(tx, ids)) });
  return {
    inserted: inserts.length,
    updated: todo.updates.length,
    unchanged: todo.unchanged,
    slugs: changed,
  };
}

/**
 * Classifies stories of feeds again, as when the word lists have changed: a batch of one source, newest first.
 * @param o.before the id below which the batch begins; null for the newest
 * @returns how many stories were read and how many changed, and where the next batch begins; null at the end
 */
export async function classifyAgain(
  db: Database,
  source: { id: string; country: string; language: string | null; kind: string },
  o: { before: number | null },
): Promise<{ read: number; changed: number; before: number | null }> {
  return transaction(db, async (tx) => {
    await lockStories(tx);
    const stored = await readForClassifying(tx, source.id, o.before);
    const answers = stored.map((story) =>
      classify({ ...story, categories: story.tags, url: story.canonicalUrl, source }),
    );
    const rows = stored.map((story, i) => {
      const answer = answers[i] as (typeof answers)[number];
      const { topics, countries } = classificationOf(answer);
      return { story, answer, id: story.id, topics, countries };
    });
    const changed = rows.filter(({ story, answer, topics, countries }) => {
      // Its words are not enough: it was classified with data of its feed, which is not stored.
      if (answer.uncertain) return false;
      const now = [answer.class, answer.lang, answer.sections, [...topics].sort(), countries];
      const then = [story.class, story.lang, story.sections, story.topics, story.countries];
      return JSON.stringify(now) !== JSON.stringify(then);
    });
    await updateClasses(
      tx,
      changed.map(({ id, answer }) => ({ ...answer, id })),
    );
    await classifyStories(tx, changed);
    if (changed.length > 0)
      await announce(tx, "stories", { slugs: changed.map((c) => c.story.slug) });
    const last = stored.length === classifyBatch ? (stored.at(-1)?.id ?? null) : null;
    return { read: stored.length, changed: changed.length, before: last };
  });
}

/** Topics and places of a story; one about a state outside the Union is also of the world. */
const classificationOf = (story: {
  topics: Topic[];
  countries: CoveredPlace[];
  nonEuCountries?: string[];
}) => {
  const { topics, countries, nonEuCountries = [] } = story;
  return {
    topics,
    countries: [
      ...new Set([...countries, ...(nonEuCountries.length > 0 ? ["XX", ...nonEuCountries] : [])]),
    ],
  };
};

/**
 * Publishes an own piece, or a new version of the piece with the same key. A new title gives a new slug, to which the
 * old one redirects. Publishing the same version again changes nothing.
 * @returns the slug
 */
export async function publishStory(tx: Tx, piece: OwnPiece, now: Date): Promise<string> {
  await lockStories(tx);
  const known = (await readIdentities(tx, piece.source, [piece.key])).get(piece.key);
  const columns = pieceColumns(piece, now);
  if (known?.contentHash === columns.content_hash) return known.slug;
  const id = known?.id ?? ((await reserveIds(tx, 1))[0] as number);
  const slug = known
    ? await renameStory(tx, { id, slug: known.slug, title: piece.title })
    : ((await reserveSlugs(tx, [{ id, title: piece.title }]))[0] as string);
  if (known) await updateStories(tx, [{ ...columns, id }], "own");
  else {
    const { source, sample = false, views = 0, likes = 0 } = piece;
    const first = {
      provenance: "own",
      source_id: source,
      first_seen_at: now,
      sample,
      views,
      likes,
    };
    await insertStories(tx, [{ ...columns, ...first, id, slug }]);
    await insertIdentities(tx, piece.source, [{ key: piece.key, story: id }]);
  }
  await classifyStories(tx, [{ id, ...classificationOf(piece) }]);
  await announce(tx, "stories", {
    slugs: known && known.slug !== slug ? [slug, known.slug] : [slug],
    ...(await readAddedStories(tx, known ? [] : [id])),
  });
  return slug;
}
