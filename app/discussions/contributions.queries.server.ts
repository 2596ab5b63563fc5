import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { type Cursor, repliesAtOnce, rootsAtOnce, type Sort } from "./discussion-address.ts";

/** A row of `contributions`, with its writer's name. */
export type Row = {
  id: number;
  discussion_id: number;
  root_id: number | null;
  parent_id: number | null;
  user_id: string | null;
  name: string | null;
  text: string;
  lang: string;
  state: string;
  held_by: string | null;
  tier: string;
  mark: string | null;
  appreciations: number;
  replies: number;
  picked_at: Date | null;
  edited_at: Date | null;
  /** For the root of a thread: since when the thread is closed. */
  closed_at: Date | null;
  created_at: Date;
  sample: boolean;
};

export const columns = sql`
  c.id, c.discussion_id, c.root_id, c.parent_id, c.user_id, coalesce(m.display_name, c.sample_name) as name, c.text,
  c.lang, c.state, c.held_by, c.tier, c.mark, c.appreciations, c.replies, c.picked_at, c.edited_at, c.closed_at,
  c.created_at, c.sample_name is not null as sample`;
export const source = sql`contributions c left join discussion_members m on m.user_id = c.user_id`;

type RootsQuery = {
  sort: Exclude<Sort, "picks">;
  after: Cursor | null;
  /** Only roots in these languages; with `rest`, only roots in other languages. */
  languages: readonly string[] | null;
  rest: boolean;
  limit: number;
};

const orders: Record<RootsQuery["sort"], RawBuilder<unknown>> = {
  newest: sql`c.id desc`,
  oldest: sql`c.id`,
  appreciated: sql`c.appreciations desc, c.id desc`,
};
const afters: Record<RootsQuery["sort"], (after: Cursor) => RawBuilder<SqlBool>> = {
  newest: ({ id }) => sql`c.id < ${id}`,
  oldest: ({ id }) => sql`c.id > ${id}`,
  appreciated: ({ id, rank }) => sql`(c.appreciations, c.id) < (${rank}, ${id})`,
};

/** The roots of threads in an order, after a cursor. */
export async function roots(db: Db, discussion: number, o: RootsQuery): Promise<Row[]> {
  const inLanguages = o.languages
    ? sql`and c.lang ${o.rest ? sql`<> all` : sql`= any`} (${[...o.languages]}::text[])`
    : sql``;
  const { rows } = await sql<Row>`
    select ${columns} from ${source}
    where c.discussion_id = ${discussion} and c.root_id is null and c.placed
      ${o.after ? sql`and ${afters[o.sort](o.after)}` : sql``} ${inLanguages}
    order by ${orders[o.sort]} limit ${o.limit}`.execute(db);
  return rows;
}

/** Editors' picks, newest first. */
export async function picks(
  db: Db,
  discussion: number,
  after: Cursor | null,
  limit = rootsAtOnce + 1,
) {
  const { rows } = await sql<Row>`
    select ${columns} from ${source}
    where c.discussion_id = ${discussion} and c.picked_at is not null
      ${after ? sql`and c.id < ${after.id}` : sql``}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The first replies of several threads; one more of each than is shown, to see whether there are more. */
export async function firstReplies(db: Db, roots: readonly number[]): Promise<Row[]> {
  if (roots.length === 0) return [];
  const { rows } = await sql<Row>`
    select r.* from unnest(${[...roots]}::bigint[]) as of_root (id)
    cross join lateral (
      select ${columns} from ${source}
      where c.root_id = of_root.id and c.placed order by c.id limit ${repliesAtOnce + 1}
    ) r
    order by r.id`.execute(db);
  return rows;
}

/** Replies of one thread after a reply. */
export async function repliesAfter(db: Db, root: number, after: number, limit: number) {
  const { rows } = await sql<Row>`
    select ${columns} from ${source}
    where c.root_id = ${root} and c.placed and c.id > ${after} order by c.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Replies of one thread before a reply, oldest first. */
export async function repliesBefore(db: Db, root: number, before: number, limit: number) {
  const { rows } = await sql<Row>`
    select ${columns} from ${source}
    where c.root_id = ${root} and c.placed and c.id < ${before} order by c.id desc limit ${limit}`.execute(
    db,
  );
  return rows.reverse();
}

/** Contributions by their ids, in any state. */
export async function byIds(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${columns} from ${source} where c.id = any (${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** A member's held contributions in a discussion, which only the writer sees. */
export async function heldOf(db: Db, discussion: number, user: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${source}
    where c.user_id = ${user} and c.discussion_id = ${discussion} and c.state = 'held'
    order by c.id desc limit 20`.execute(db);
  return rows;
}

/** Which of these contributions a member appreciates, which threads they follow, and whom they block. */
export async function viewerState(db: Db, user: string, ids: readonly number[]) {
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'appreciated' as kind, contribution_id::text as id from contribution_appreciations
    where user_id = ${user} and contribution_id = any (${[...ids]}::bigint[])
    union all
    select 'followed', root_id::text from discussion_follows
    where user_id = ${user} and root_id = any (${[...ids]}::bigint[])
    union all
    select 'blocked', blocked_id::text from discussion_blocks where user_id = ${user}`.execute(db);
  const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { appreciated: of("appreciated"), followed: of("followed"), blocked: of("blocked") };
}

/** How many replies of a thread can be read after one of them, up to a thousand. */
export async function countRepliesAfter(db: Db, root: number, after: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from contributions
      where root_id = ${root} and root_id is not null and placed and id > ${after} and state = 'shown' limit 1000
    ) rest`.execute(db);
  return rows[0]?.count ?? 0;
}
