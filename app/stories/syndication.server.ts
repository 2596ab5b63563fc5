// The feeds that we publish: listed stories for feed readers and other sites.

import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { html } from "#platform/html.ts";
import { bodyHtml } from "./body.server.ts";
import type { FeedEntry } from "./feed-document.ts";
import type { Selection } from "./listing/selection.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import type { SourceKind } from "./source.ts";
import { listStories } from "./stories.server.ts";
import { type AuthorOrSource, storiesBy } from "./stories-by-author-or-source.server.ts";
import { hasNamedReviewer, type Story, type StorySummary } from "./story.ts";

export { writeFeed } from "./syndication/write-feed.server.ts";

/** How many stories a feed brings. */
export const feedSize = 50;

type Details = {
  id: number;
  /** The slug in the entry's id. */
  entrySlug: string;
  url: string | null;
  body: string | null;
  byline: string | null;
  author: string | null;
  updatedAt: Date;
  ai: Story["ai"];
};

/** The stories of a feed: listed ones, those of our newsroom, of an author or a source, or of one kind of source. */
export type FeedSelection = Selection | AuthorOrSource | "own" | { kind: SourceKind };

/**
 * The newest stories of a selection. A story of another publisher has its title, an excerpt and the link to its publisher; an
 * own piece has its whole text if everybody may read it, else its excerpt.
 * @param o.isFree whether everybody may read an own piece
 * @param o.words the notes on pieces made with AI, and on samples
 * @param o.reviewedOnly leaves out own pieces that no named person has reviewed
 */
export async function feedEntries(
  db: Db,
  selection: FeedSelection,
  o: {
    baseUrl: string;
    isFree: (story: StorySummary) => boolean;
    reviewedOnly: boolean;
    words: { ai: (ai: NonNullable<Story["ai"]>) => string; sample: string };
  },
): Promise<FeedEntry[]> {
  const stories = await selected(db, selection);
  const details = await readDetails(
    db,
    stories.map((s) => s.id),
  );
  return stories.flatMap((story) => {
    const more = details.get(story.id);
    if (!more || (o.reviewedOnly && !hasNamedReviewer({ ...story, ai: more.ai }))) return [];
    return [entryOf(story, more, o)];
  });
}

function selected(db: Db, selection: FeedSelection): Promise<StorySummary[]> {
  if (selection === "own") return ownStories(db);
  if ("author" in selection || "source" in selection) return newestBy(db, selection);
  if ("kind" in selection) return storiesOfKind(db, selection.kind);
  return listed(db, selection);
}

const listed = async (db: Db, selection: Selection) =>
  (await listStories(db, { ...selection, limit: feedSize })).stories;

const newestBy = async (db: Db, by: AuthorOrSource) =>
  (await storiesBy(db, by, { before: null, limit: feedSize })).stories;

/** The newest pieces of our own, samples last. */
const ownStories = (db: Db): Promise<StorySummary[]> =>
  readSummaries(
    db,
    sql`s.provenance = 'own'`,
    sql`order by s.sample, s.published_at desc, s.id desc limit ${feedSize}`,
  );

/** The newest listed stories of one kind of source, samples last; the newest of each source are read first. */
const storiesOfKind = (db: Db, kind: SourceKind): Promise<StorySummary[]> =>
  readSummaries(
    db,
    sql`s.id in (
      select n.id from sources k cross join lateral (
        select l.id from stories l
        where l.source_id = k.id and l.withdrawn_at is null and exists (
          select from story_listings x where x.story_id = l.id)
        order by l.published_at desc limit ${feedSize}) n
      where k.kind = ${kind})`,
    sql`order by s.sample, s.published_at desc, s.id desc limit ${feedSize}`,
  );

async function readDetails(db: Db, ids: readonly number[]): Promise<Map<number, Details>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Details>`
    select s.id, coalesce(s.entry_slug, s.slug) as "entrySlug", s.canonical_url as url, case when s.provenance = 'own' then s.body end as body, s.byline,
      a.name as author, s.updated_at as "updatedAt", s.ai
    from stories s left join authors a on a.id = s.author_id
    where s.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

function entryOf(
  story: StorySummary,
  more: Details,
  o: Parameters<typeof feedEntries>[2],
): FeedEntry {
  const address = (slug: string) => `${o.baseUrl}/article/${slug}`;
  const own = story.provenance === "own";
  const published = new Date(story.publishedAt);
  const src = own && story.picture?.src.startsWith("/") ? story.picture.src : null;
  return {
    id: address(more.entrySlug),
    link: (own ? null : more.url) ?? address(story.slug),
    title: story.title,
    lang: story.lang,
    excerpt: story.sample ? `${o.words.sample}: ${story.excerpt}` : story.excerpt,
    html: own && o.isFree(story) && more.body ? wholeText(more.body, more.ai, o) : null,
    source: story.source.name,
    author: more.author ?? more.byline,
    topics: story.topics,
    image: src && o.baseUrl + src,
    published,
    updated: more.updatedAt > published ? more.updatedAt : published,
  };
}

/** The text of a piece with absolute links, and the note on AI (Regulation 2024/1689, Art. 50). */
function wholeText(
  body: string,
  ai: Story["ai"],
  { baseUrl, words }: Parameters<typeof feedEntries>[2],
): string {
  const text = bodyHtml(body).replaceAll(' href="/', ` href="${baseUrl}/`);
  return ai?.used ? text + html`<p><em>${words.ai(ai)}</em></p>`.html : text;
}
