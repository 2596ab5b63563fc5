// A discussion of ten thousand contributions, alone and among a million: its pages as readers ask for them, and posting.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import type { Discussion } from "#discussions/discussion.ts";
import { type DiscussionAddress, sorts } from "#discussions/discussion-address.ts";
import { findDiscussion } from "#discussions/discussions.server.ts";
import { chooseName } from "#discussions/members.server.ts";
import { post } from "#discussions/posting.server.ts";
import { pageOf, threadAround, threadFrom } from "#discussions/threads.server.ts";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { signIn } from "../tests/factories/readers.ts";
import { publish } from "../tests/factories/stories.ts";
import type { Row } from "./row.ts";

const now = new Date("2026-11-21T12:00:00Z");
const large = 10_000;
const all = 1_000_000;
const members = 2_000;
const each = 400;

/** @param o.address a PostgreSQL server's connection string, of a user who may create databases */
export async function run(o: { address: string }): Promise<Row[]> {
  const admin = new pg.Client({ connectionString: o.address });
  await admin.connect();
  const name = `bench_discussions_${process.pid}`;
  await admin.query(`create database ${name}`);
  const address = new URL(o.address);
  address.pathname = `/${name}`;
  let closing = false;
  const pool = openPool(address.href, (error) => {
    if (!closing) console.error(error);
  });
  try {
    await migrate(pool, join(import.meta.dirname, "../db/migrations"));
    return await measure(openDb(pool));
  } finally {
    closing = true;
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function measure(db: Database): Promise<Row[]> {
  await fillMembers(db);
  const slug = await publish(db, now);
  const writer = await signIn(db, now);
  await chooseName(db, { id: writer.id, staff: false }, "The Bench", now);
  const discussion = async () => {
    const found = await findDiscussion(db, "article", slug);
    if (!found) throw new Error("no discussion");
    return found;
  };
  await write(db, await discussion(), writer.id);
  const id = (await discussion()).id ?? 0;
  await fillDiscussion(db, id, large);
  const rows = await pages(db, await discussion(), writer.id, "alone");
  for (let n = 0; n < all / large; n++) {
    const other = await publish(db, now);
    const { id: otherStory } = await db
      .selectFrom("stories")
      .select("id")
      .where("slug", "=", other)
      .executeTakeFirstOrThrow();
    const made = await db
      .insertInto("discussions")
      .values({ story_id: otherStory, opened_at: now, closes_at: new Date(now.getTime() + 1e9) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await fillDiscussion(db, made.id, large);
  }
  await sql`vacuum analyze contributions`.execute(db);
  return [...rows, ...(await pages(db, await discussion(), writer.id, "among a million"))];
}

async function fillMembers(db: Database): Promise<void> {
  await sql`
    with made as (
      insert into users (name, email, email_verified) select 'M' || n, 'm' || n || '@example.eu', true
      from generate_series(1, ${members}::int) n returning id, name
    )
    insert into discussion_members (user_id, display_name, name_key, named_at, created_at)
    select id, name, lower(name), ${now}, ${now} from made`.execute(db);
}

/** A third begin threads; the replies are spread over them as words are over a language: few threads have most. */
async function fillDiscussion(db: Database, id: number, count: number): Promise<void> {
  await sql`
    with writers as (select array_agg(user_id) as ids from discussion_members)
    insert into contributions (discussion_id, user_id, form_id, text, lang, state, tier, appreciations, created_at)
    select ${id}, ids[1 + (n * 7919) % ${members}::int], gen_random_uuid(),
      'Contribution ' || n || ' says *what* it thinks of this, at some length, so that a page has something to show.',
      (array['en', 'de', 'fr', 'es', 'it', 'pl'])[1 + n % 6],
      case when n % 200 = 0 then 'deleted' else 'shown' end, 'basic', (n * 31) % 97, ${now}
    from generate_series(1, ${Math.floor(count / 3)}::int) n, writers`.execute(db);
  await sql`
    with roots as (
      select array_agg(id order by id) as ids from contributions where discussion_id = ${id} and root_id is null
    ), writers as (select array_agg(user_id) as ids from discussion_members)
    insert into contributions
      (discussion_id, root_id, parent_id, user_id, form_id, text, lang, state, tier, appreciations, created_at)
    select ${id}, root, root, writers.ids[1 + (n * 104729) % ${members}::int], gen_random_uuid(),
      'Reply ' || n || ' answers to that, at some length.', 'en', 'shown', 'premium', n % 50, ${now}
    from generate_series(1, ${Math.ceil((count * 2) / 3)}::int) n, writers, roots,
      lateral (select roots.ids[1 + floor(power(((n * 48271) % 10007) / 10007.0, 3) * cardinality(roots.ids))::int] as root) at`.execute(
    db,
  );
  await sql`
    update contributions c set replies = r.count
    from (select root_id, count(*)::int as count from contributions where discussion_id = ${id} group by 1) r
    where r.root_id = c.id`.execute(db);
  await sql`
    update discussions set shown = (select count(*) from contributions where discussion_id = ${id} and state = 'shown')
    where id = ${id}`.execute(db);
  await sql`analyze contributions`.execute(db);
}

const write = (db: Database, discussion: Discussion, user: string, parent: number | null = null) =>
  post(
    db,
    discussion,
    { id: user, tier: "basic", editor: true },
    { text: `What the bench says: ${randomUUID()}.`, lang: "en", parent, formId: randomUUID() },
    now,
  );

async function pages(
  db: Database,
  discussion: Discussion,
  user: string,
  where: string,
): Promise<Row[]> {
  const id = discussion.id ?? 0;
  const viewer = { userId: user, languages: ["de", "fr"], now };
  const walk = async (asked: Pick<DiscussionAddress, "sort" | "mine">) => {
    const times: number[] = [];
    let after: DiscussionAddress["after"] = null;
    while (times.length < each) {
      const from = performance.now();
      const page = await pageOf(db, id, { ...asked, after }, viewer);
      times.push(performance.now() - from);
      after = page.next;
    }
    return times;
  };
  // What has never been read is in no memory, and what reads it is not compiled yet.
  await walk({ sort: "newest", mine: false });
  const rows: Row[] = [];
  for (const sort of sorts.filter((one) => one !== "picks"))
    for (const mine of [false, true])
      rows.push(
        ...figures(
          `a page, ${sort}${mine ? ", own languages first" : ""}, ${where}`,
          await walk({ sort, mine }),
        ),
      );
  const { rows: some } = await sql<{ id: number; root_id: number }>`
    select id, root_id from contributions where discussion_id = ${id} and root_id is not null
    order by md5(id::text) limit ${each}`.execute(db);
  rows.push(
    ...figures(
      `the surroundings of a reply, ${where}`,
      await timed(some, (one) => threadAround(db, id, one.id, viewer)),
    ),
  );
  rows.push(
    ...figures(
      `more replies of a thread, ${where}`,
      await timed(some, (one) => threadFrom(db, id, { root: one.root_id, after: one.id }, viewer)),
    ),
  );
  // A member has not written a hundred of the last day: each writes for another.
  const { rows: writers } = await sql<{ user_id: string }>`
    select user_id from discussion_members order by md5(user_id::text) limit ${each}`.execute(db);
  rows.push(
    ...figures(
      `posting, ${where}`,
      await timed(writers, (one, n) =>
        write(db, discussion, one.user_id, n % 2 ? (some[n]?.id ?? null) : null),
      ),
    ),
  );
  return rows;
}

async function timed<T>(
  over: readonly T[],
  work: (one: T, n: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const [n, one] of over.entries()) {
    const from = performance.now();
    await work(one, n);
    times.push(performance.now() - from);
  }
  return times;
}

function figures(name: string, took: number[]): Row[] {
  const sorted = took.toSorted((a, b) => a - b);
  return [0.5, 0.99].map((share) => ({
    name: `${name}, p${share * 100}`,
    figure: Number((sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2)),
    unit: "ms",
  }));
}
