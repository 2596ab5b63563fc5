// The queries that read stories.

import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { pictureAddress } from "#ui/picture-address.ts";
import { type Band, biasOf } from "../bias.ts";
import { searchClasses } from "../category.ts";
import { isCoveredPlace } from "../country.ts";
import { pictureLeave, type StatedLicence } from "../picture-licence.ts";
import type { PictureLicence } from "../source.ts";
import type { Picture, StorySummary } from "../story.ts";
import { isTopic, topics } from "../topic.ts";
import { inLanguages, langsOf } from "./languages.queries.server.ts";
import type { ListingPair } from "./selection.ts";

/** The columns of a summary, of `s` (stories) and `src` (sources). */
const summaryColumns = sql`
  s.id, s.slug, s.title, s.excerpt, s.why, s.lang, s.class, s.published_at, s.views, s.comments, s.premium, s.sample, s.provenance,
  coalesce(s.band, src.band) as band,
  coalesce(s.editor_breaking, s.rule_breaking_at is not null) as breaking,
  coalesce(s.editor_trending, s.rule_trending_at is not null) as trending,
  case when s.provenance = 'feed' then s.canonical_url end as original,
  s.image, s.image_alt, s.image_width, s.image_height, s.picture_licence as stated_licence,
  src.images_allowed, src.picture_licence as source_licence,
  src.id as source_id, src.name as source_name, src.country as source_country,
  array(select c.country from story_countries c where c.story_id = s.id order by c.position) as countries,
  array(select t.topic from story_topics t where t.story_id = s.id) as topics`;

export type SummaryRow = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  why: string | null;
  lang: string;
  class: string;
  published_at: Date;
  views: number;
  comments: number | null;
  premium: boolean;
  sample: boolean;
  provenance: "own" | "feed";
  original: string | null;
  band: Band | null;
  breaking: boolean;
  trending: boolean;
  image: string | null;
  image_alt: string | null;
  image_width: number | null;
  image_height: number | null;
  stated_licence: StatedLicence | null;
  images_allowed: boolean | null;
  source_licence: PictureLicence | null;
  source_id: string;
  source_name: string;
  source_country: string;
  countries: string[];
  topics: string[];
};

export function toSummary(row: SummaryRow): StorySummary {
  const countries = row.countries.filter(isCoveredPlace);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    why: row.why,
    lang: row.lang,
    country: countries[0] ?? null,
    countries,
    nonEuCountries: row.countries.filter((code) => !isCoveredPlace(code)),
    topics: row.topics.filter(isTopic).sort((a, b) => topics.indexOf(a) - topics.indexOf(b)),
    section: searchClasses.find((section) => section === row.class) ?? null,
    source: { id: row.source_id, name: row.source_name, country: row.source_country },
    publishedAt: row.published_at.toISOString(),
    views: row.views,
    comments: row.comments,
    band: row.band,
    bias: biasOf(row.band),
    breaking: row.breaking,
    trending: row.trending,
    premium: row.premium,
    sample: row.sample,
    provenance: row.provenance,
    original: row.original,
    picture: pictureOf(row),
  };
}

function pictureOf(row: SummaryRow): Picture | null {
  const source = {
    name: row.source_name,
    imagesAllowed: row.images_allowed,
    pictureLicence: row.source_licence,
  };
  const leave =
    row.provenance === "own" ? { licence: null } : pictureLeave(source, row.stated_licence);
  if (!row.image || !leave) return null;
  return {
    src: pictureAddress(row.image, { kind: "article", id: row.id }),
    alt: row.image_alt ?? "",
    width: row.image_width,
    height: row.image_height,
    ...(leave.licence ? { licence: leave.licence } : {}),
  };
}

/** A range of `story_listings`, newest first. Ranges with a lower rank come first on the page. */
export type ListingRange = ListingPair & {
  rank: number;
  sample: boolean;
  /** Only what comes after this position; null: from the newest on. */
  after: { at: number; id: number } | null;
};

/**
 * Merges ranges of the listings without duplicates, by one index range scan for each range.
 * @param page.depth rows to read of each range: enough for the page even if all ranges hold the same stories
 */
export async function readListings(
  db: Db,
  ranges: ListingRange[],
  page: { depth: number; offset: number; limit: number },
): Promise<StorySummary[]> {
  // Many ranges are merged, so that a few rows of each are usually enough.
  const reducedDepth = Math.max(4, Math.ceil(page.depth / 8));
  if (ranges.length > 40 && reducedDepth < page.depth) {
    const rows = await readRanges(db, ranges, { ...page, depth: reducedDepth });
    if (rows.length === page.limit && rows.every((r) => r.sure)) return rows.map(toSummary);
  }
  return (await readRanges(db, ranges, page)).map(toSummary);
}

/**
 * The rows of `readListings`. If a range may go on beyond the depth, rows older than its last one are not `sure`: a row
 * of that range that was not read might come before them.
 */
async function readRanges(
  db: Db,
  ranges: ListingRange[],
  page: { depth: number; offset: number; limit: number },
): Promise<(SummaryRow & { sure: boolean })[]> {
  const after = ranges.map((s) => (s.after ? new Date(s.after.at).toISOString() : "infinity"));
  const { rows } = await sql<SummaryRow & { sure: boolean }>`
    with taken as (
      select r.rank, l.published_at, l.story_id, l.n
      from unnest(
        ${ranges.map((s) => s.rank)}::int[], ${ranges.map((s) => s.topic)}::text[],
        ${ranges.map((s) => s.country)}::text[], ${ranges.map((s) => s.sample)}::boolean[],
        ${after}::timestamptz[], ${ranges.map((s) => s.after?.id ?? 0)}::bigint[],
        ${langsOf(ranges)}::text[]
      ) r (rank, topic, country, sample, at, id, lang)
      cross join lateral (
        select published_at, story_id, row_number() over () as n
        from (
          select published_at, story_id from story_listings
          where topic = r.topic and country = r.country and sample = r.sample
            ${inLanguages(ranges)} and (published_at, story_id) < (r.at, r.id)
          order by published_at desc, story_id desc
          limit ${page.depth}
        ) newest
      ) l
    ), found as (
      select min(rank) as rank, published_at, story_id from taken
      group by published_at, story_id
      order by 1, 2 desc, 3 desc
      limit ${page.limit} offset ${page.offset}
    )
    select ${summaryColumns},
      f.published_at > coalesce(
        (select max(published_at) from taken where n = ${page.depth}), '-infinity') as sure
    from found f join stories s on s.id = f.story_id join sources src on src.id = s.source_id
    order by f.rank, f.published_at desc, f.story_id desc`.execute(db);
  return rows;
}

/** Summaries of the visible stories for which `where` holds (of `s` and `src`); `rest` orders and limits. */
export async function readSummaries(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<StorySummary[]> {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from stories s join sources src on src.id = s.source_id
    where s.withdrawn_at is null and src.opted_out_at is null and ${where} ${rest}`.execute(db);
  return rows.map(toSummary);
}

export type StoryRow = SummaryRow & {
  body: string | null;
  byline: string | null;
  author_id: number | null;
  tags: string[];
  sections: string[];
  likes: number;
  canonical_url: string | null;
  corrections: unknown;
  updated_at: Date;
  ai: unknown;
};

export async function readStory(db: Db, slug: string): Promise<StoryRow | null> {
  const { rows } = await sql<StoryRow>`
    select ${summaryColumns}, s.body, s.byline, s.author_id, s.tags, s.sections, s.likes, s.canonical_url, s.corrections,
           s.updated_at, s.ai
    from stories s join sources src on src.id = s.source_id
    where s.slug = ${slug} and s.withdrawn_at is null and src.opted_out_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The current slug of a story with this former slug; null if there is none, or if it is not visible. */
export async function readMovedTo(db: Db, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom("story_slugs as old")
    .innerJoin("stories as s", "s.id", "old.story_id")
    .innerJoin("sources as src", "src.id", "s.source_id")
    .select("s.slug")
    .where("old.slug", "=", slug)
    .where("s.withdrawn_at", "is", null)
    .where("src.opted_out_at", "is", null)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** How many of the newest stories of each pair of a topic and a country are compared with a piece, and how old they may be. */
const compared = { perPair: 100, days: 14 };

/**
 * Stories about all the places of a piece and one of its topics, published within two weeks of it: those that share the most
 * tags and topics first, then the newest. It reads the newest of each pair of topic and country.
 * @param about.places the places that a story has to be about; none are found if there are none
 */
export async function readOfSameSubject(
  db: Db,
  about: Pick<StorySummary, "sample" | "topics" | "countries" | "publishedAt"> & {
    places: readonly string[];
    tags: readonly string[];
  },
  o: { languages: readonly string[] | null; except: readonly number[]; limit: number },
): Promise<StorySummary[]> {
  if (about.places.length === 0 || about.topics.length === 0) return [];
  const at = Date.parse(about.publishedAt);
  const [from, to] = [-1, 1].map((side) => new Date(at + side * compared.days * dayMs));
  const tags = about.tags.map((tag) => tag.toLowerCase());
  const inLanguages = o.languages ? sql`s.lang = any(${[...o.languages]}::text[])` : sql`true`;
  const { rows } = await sql<SummaryRow>`
    with placed as (
      select l.story_id, max(l.published_at) as published_at, count(distinct t.topic) as topics
      from unnest(${about.topics}::text[]) t (topic)
      cross join unnest(${about.countries}::text[]) c (country)
      cross join lateral (
        select story_id, published_at from story_listings
        where topic = t.topic and country = c.country and sample = ${about.sample}
          and published_at between ${from} and ${to}
        order by published_at desc, story_id desc limit ${compared.perPair}
      ) l
      where l.story_id <> all(${[...o.except]}::bigint[])
      group by l.story_id
    ), near as (
      select p.story_id, p.published_at, p.topics + (
        select count(*) from unnest(s.tags) tag where lower(tag) = any(${tags}::text[])) as shared
      from placed p join stories s on s.id = p.story_id
      where ${inLanguages} and ${[...about.places]}::text[] <@ array(
        select c.country::text from story_countries c where c.story_id = p.story_id)
      order by 3 desc, 2 desc, 1 desc
      limit ${o.limit}
    )
    select ${summaryColumns}
    from near n join stories s on s.id = n.story_id join sources src on src.id = s.source_id
    order by n.shared desc, n.published_at desc, n.story_id desc`.execute(db);
  return rows.map(toSummary);
}
