// The lists of the front page and the hub, at 10 thousand and at a million stories, on a PostgreSQL server.
import { join } from "node:path";
import pg from "pg";
import { sessionOf } from "#accounts/request-session.server.ts";
import { markBreakingEvents } from "#events/breaking.server.ts";
import { eventsOfStories } from "#events/events.server.ts";
import { newsOfFollowed } from "#events/following.server.ts";
import { frontPage } from "#events/front.server.ts";
import { saveFrontFacts } from "#events/headlines-and-subjects.queries.server.ts";
import { loadAccountState } from "#library/account-state.server.ts";
import { type Database, openDb, openPool, transaction } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { bands } from "#stories/bias.ts";
import { memberStates } from "#stories/country.ts";
import { writeCursor } from "#stories/cursor.ts";
import { markTrending } from "#stories/flags.server.ts";
import type { Followed } from "#stories/follow.ts";
import { biasOfFeed, trendingStories } from "#stories/hub.server.ts";
import { loadCatalogue, optIn } from "#stories/sources.server.ts";
import { listStories } from "#stories/stories.server.ts";
import { type Topic, topics } from "#stories/topic.ts";
import type { Row } from "./row.ts";

const now = new Date("2026-11-21T12:00:00Z");
const sizes = [10_000, 1_000_000];
const label = (stories: number) =>
  stories < 1_000_000 ? "10 thousand stories" : "1 million stories";
/** Stories a day; the newest is a moment old. */
const perDay = 20_000;
const rounds = 300;
export const publishers = 200;

/** Shares of stories by topic and country, about as feeds of general news bring them. */
export const topicShares: Record<Topic, number> = {
  Politics: 30,
  Economy: 20,
  Climate: 6,
  Technology: 9,
  Defense: 7,
  Trade: 3,
  Immigration: 4,
  Healthcare: 7,
  Education: 2,
  Energy: 5,
  Agriculture: 3,
  Transport: 4,
};
export const countryShares: Record<string, number> = {
  ...Object.fromEntries(memberStates.map((c) => [c, 1.5])),
  DE: 16,
  FR: 12,
  IT: 10,
  ES: 9,
  EU: 8,
  PL: 6,
  NL: 5,
  BE: 4,
  AT: 4,
  SE: 4,
  MT: 0.2,
  LU: 0.4,
};

type Request = { name: string; run: (db: Database, stories: number) => Promise<unknown> };
const page = (name: string, o: Partial<Parameters<typeof listStories>[1]>): Request => ({
  name,
  run: (db) => listStories(db, { limit: 12, ...o }),
});
let unknownLanguages = 0;
const hub: Topic[] = ["Politics", "Economy"];
/** What a keen reader follows, last looked at twelve hours ago. */
const followed: Followed[] = [
  ...topics.slice(0, 6).map((name) => ({ kind: "topic" as const, name })),
  ...memberStates.slice(0, 8).map((name) => ({ kind: "country" as const, name })),
  ...[1, 2, 3].map((n) => ({ kind: "event" as const, name: String(n) })),
  ...["source-1", "source-2", "source-3"].map((name) => ({ kind: "source" as const, name })),
].map((one) => ({ ...one, seenAt: new Date(now.getTime() - 12 * 3_600_000).toISOString() }));
const requests: Request[] = [
  { name: "home", run: (db) => frontPage(db, now, { languages: ["en"] }) },
  {
    // No story has these languages, and the order for them is not kept yet.
    name: "home, first since the news has changed",
    run: (db) => frontPage(db, now, { languages: ["en", `x-${unknownLanguages++}`] }),
  },
  page("one topic", { topics: ["Politics"] }),
  {
    name: "what is new in twenty things that are followed",
    run: (db) =>
      newsOfFollowed(db, now, followed, { languages: ["en", "de"], kind: null, page: 1 }),
  },
  page("the default topics", { topics: hub }),
  {
    name: "the default topics, deep by cursor",
    run: (db, stories) => {
      const at = now.getTime() - (stories * 0.6 * 86_400_000) / perDay;
      const cursor = writeCursor({ sample: false, at: Math.round(at), id: 1 });
      return listStories(db, { topics: hub, cursor, limit: 12 });
    },
  },
  page("the default topics, page 100", { topics: hub, page: 100 }),
  page("all topics × 27 countries", { topics, countries: memberStates }),
  page("11 topics × 27 countries", { topics: topics.slice(1), countries: memberStates }),
  page("a rare pair (Education × Malta)", { topics: ["Education"], countries: ["MT"] }),
  { name: "hub, trending", run: (db) => trendingStories(db, { topics: hub }) },
  { name: "hub, bias of the default topics", run: (db) => biasOfFeed(db, { topics: hub }, now) },
  {
    name: "hub, bias of 11 topics × 27 countries",
    run: (db) => biasOfFeed(db, { topics: topics.slice(1), countries: memberStates }, now),
  },
  { name: "hub, a page with its session, account and events", run: hubPage },
];

const token = "a member";
/** All queries for a page of the hub. */
async function hubPage(db: Database): Promise<void> {
  const session = await sessionOf(db, token, now);
  if (!session) throw new Error("the bench has no member");
  const [{ stories }] = await Promise.all([
    listStories(db, { topics: hub, limit: 12 }),
    loadAccountState(db, session.reader, now),
  ]);
  await eventsOfStories(
    db,
    stories.map(({ id }) => id),
  );
}

/**
 * Measures 12-row pages and the home query, one client at a time.
 * @param o.address a PostgreSQL server's connection string, of a user who may create databases; a database
 *   of its own is made there and dropped again
 */
export async function run(o: { address: string }): Promise<Row[]> {
  const admin = new pg.Client({ connectionString: o.address });
  await admin.connect();
  const name = `bench_listings_${process.pid}`;
  await admin.query(`create database ${name}`);
  const address = new URL(o.address);
  address.pathname = `/${name}`;
  let closing = false;
  const pool = openPool(address.href, (error) => {
    if (!closing) console.error(error);
  });
  try {
    return await measure(pool);
  } finally {
    closing = true;
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function measure(pool: pg.Pool): Promise<Row[]> {
  await migrate(pool, join(import.meta.dirname, "../db/migrations"));
  // Millions of rows are filled in a fifth of the time when each need not be looked up in its parent.
  for (const table of ["stories", "story_topics", "story_countries", "story_listings"])
    await pool.query(
      `alter table ${table} ${["story_id", "source_id", "author_id", "topic"].map((c) => `drop constraint if exists ${table}_${c}_fkey`).join(", ")}`,
    );
  const db = openDb(pool);
  const rows: Row[] = [];
  let have = 0;
  for (const stories of sizes) {
    await fill(pool, db, have, stories);
    await gather(pool, db);
    have = stories;
    for (const request of requests) rows.push(...(await time(request, db, stories, rows)));
  }
  for (const [name, mark] of [
    ["marking what is breaking", markBreakingEvents],
    ["marking what is trending", markTrending],
  ] as const) {
    const took: number[] = [];
    for (let i = 0; i < 5; i++) took.push(await milliseconds(() => mark(db, now)));
    rows.push({ name: `${name}, ${perDay} stories a day`, figure: at(took, 0.5), unit: "ms" });
  }
  return rows;
}

/** How many days of events there are. Front pages look back on two. */
const eventDays = 10;

/**
 * Gathers half of the stories of the newest days into events of five publishers, with a headline in three languages each and
 * the topics and places of all of their stories: more than such days really have.
 */
async function gather(pool: pg.Pool, db: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("truncate events, event_stories, event_tellings, event_subjects cascade");
    await client.query(
      `insert into events (slug, sample, first_at, last_at, median_at, fresh_at, stories, publishers, countries, leanings,
                           lead_story_id, gravity, created_at, updated_at)
       select 'event-' || id / 5, false, min(published_at), max(published_at), min(published_at), min(published_at), count(*),
         count(distinct source_id), 1 + id / 5 % 5, '{"left": 2, "center": 2}', min(id), 'ordinary', now(), now()
       from stories where published_at > $1::timestamptz - $2 * interval '1 day' and id % 10 < 5 group by id / 5`,
      [now, eventDays],
    );
    await client.query(
      `insert into event_stories (story_id, event_id, published_at, placed_at)
       select s.id, e.id, s.published_at, now() from stories s join events e on e.slug = 'event-' || s.id / 5`,
    );
    await client.query(
      `insert into event_tellings (event_id, lang, story_id)
       select event_id, (array['en', 'de', 'fr'])[1 + story_id % 5], story_id from event_stories where story_id % 5 < 3`,
    );
    await client.query(
      `insert into event_subjects (event_id, subject, last_at, publishers)
       select distinct e.id, subject, e.last_at, e.publishers from events e join event_stories es on es.event_id = e.id,
         lateral (select topic from story_topics t where t.story_id = es.story_id
                  union all select country from story_countries c where c.story_id = es.story_id) of (subject)`,
    );
    const { rows } = await client.query<{ id: string }>("select id from events");
    await transaction(db, (tx) =>
      saveFrontFacts(
        tx,
        rows.map(({ id }) => Number(id)),
      ),
    );
    await client.query("vacuum analyze events, event_stories, event_tellings, event_subjects");
  } finally {
    client.release();
  }
}

async function time(
  request: Request,
  db: Database,
  stories: number,
  before: Row[],
): Promise<Row[]> {
  const took: number[] = [];
  for (let i = 0; i < rounds + 20; i++) {
    const ms = await milliseconds(() => request.run(db, stories));
    if (i >= 20) took.push(ms);
  }
  return [0.5, 0.99].map((share) => {
    const name = (size: number) => `${request.name}, ${label(size)}, p${share * 100}`;
    const row = { name: name(stories), figure: at(took, share), unit: "ms" };
    const small = before.find((r) => r.name === name(sizes[0] as number));
    return small ? { ...row, ratioTo: small.name, ratio: row.figure / small.figure } : row;
  });
}

const at = (took: number[], share: number) =>
  Number((took.toSorted((a, b) => a - b)[Math.floor(share * took.length)] ?? 0).toFixed(2));

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Adds the stories with the ids from `have` + 1 to `want`, each a little older than the one before. */
async function fill(pool: pg.Pool, db: Database, have: number, want: number): Promise<void> {
  const ids = Array.from({ length: publishers }, (_, i) => `source-${i}`);
  if (have === 0) {
    await loadCatalogue(db, ids.map(publisher), now);
    await pool.query(
      `with one as (
         insert into users (name, email, email_verified, created_at, updated_at)
         values ('A member', 'member@bench.example', true, $1, $1) returning id
       ) insert into sessions (user_id, token, expires_at) select id, $2, now() + interval '1 day' from one`,
      [now, token],
    );
  }
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off");
    await client.query("select setseed(0.5)");
    await client.query(
      `insert into stories (slug, title, excerpt, lang, source_id, canonical_url, provenance, content_hash,
                            published_at, first_seen_at, updated_at)
       select 'story-' || n, left(words, 70), substr(words, 71), 'en', 'source-' || n % $5, 'https://s.example/' || n,
              'feed', md5(n::text), at, at, at
       from generate_series($1::int, $2::int) n,
         lateral (select date_trunc('milliseconds', $3::timestamptz - n * interval '1 day' / $4::int) as at,
           regexp_replace(md5(n || 'a') || md5(n || 'b') || md5(n || 'c') || md5(n || 'd') || md5(n || 'e') ||
             md5(n || 'f'), '(.{6})', '\\1 ', 'g') as words) made`,
      [have + 1, want, now, perDay, publishers],
    );
    const span = [have, want];
    const chosen = "($3::text[])[width_bucket(random(), $4::float8[])]";
    await client.query(
      `insert into story_topics select id, ${chosen} from stories
       where id > $1 and id <= $2 and random() < 0.75`,
      [...span, ...shares(topicShares)],
    );
    await client.query(
      `insert into story_topics select story_id, ${chosen} from story_topics
       where story_id > $1 and story_id <= $2 and random() < 0.3 on conflict do nothing`,
      [...span, ...shares(topicShares)],
    );
    await client.query(
      `insert into story_countries select id, ${chosen}, 0 from stories where id > $1 and id <= $2`,
      [...span, ...shares(countryShares)],
    );
    await client.query(
      `insert into story_countries select story_id, ${chosen}, 1 from story_countries
       where story_id > $1 and story_id <= $2 and random() < 0.15 on conflict do nothing`,
      [...span, ...shares(countryShares)],
    );
    await client.query(
      `insert into views select 'article', 1 + floor(power(random(), 3) * least($1, 20000))::int, $2::date, 'r' || n,
         $2::timestamptz - random() * interval '1 day'
       from generate_series($3 + 1, $3 + $4::int) n on conflict do nothing`,
      [want, now, have, have === 0 ? 0 : 200_000],
    );
    // As many as the rule marks, and an editor's, spread over the newest days.
    await client.query(
      `update stories set rule_trending_at = $1 where id in (select 1 + n * 97 from generate_series(1, 12) n)`,
      [now],
    );
    await client.query(
      `update stories set editor_trending = true where id in (select 5 + n * 89 from generate_series(1, 40) n)`,
    );
    await client.query("analyze");
  } finally {
    client.release();
  }
  // As when they opt in again: that writes the listings of all their stories.
  for (const id of ids) await optIn(db, id, { actor: "operator", now });
  await pool.query("vacuum analyze story_listings");
}

/** Names, and the lower ends of their shares between 0 and 1. */
function shares(of: Record<string, number>): [string[], number[]] {
  const total = Object.values(of).reduce((a, b) => a + b, 0);
  let sum = 0;
  const ends = Object.values(of).map((share) => {
    sum += share;
    return (sum - share) / total;
  });
  return [Object.keys(of), ends];
}

export const publisher = (id: string) => ({
  id,
  name: id,
  homepage: "https://s.example",
  country: "DE",
  language: "en",
  kind: "news" as const,
  owner: null,
  bandEvidence: [],
  pictureLicence: null,
  feeds: [],
  // A third of them has no rating.
  band: bands[Number(id.replace(/\D/g, "")) % 8] ?? null,
});
