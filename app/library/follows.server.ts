import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import {
  type Followable,
  type Followed,
  type FollowKind,
  followKey,
  followLimit,
} from "#stories/follow.ts";
import type { Author } from "#stories/story.ts";
import type { Refusal } from "./change.ts";

// What readers follow (table `follows`): topics, member states, authors, events and sources, all in one way.

/** What a reader follows, by kind, the newest first. */
export async function followsOf(db: Db, readerId: string): Promise<Followed[]> {
  const rows = await db
    .selectFrom("follows")
    .select(["kind", "name", "seen_at"])
    .where("user_id", "=", readerId)
    .orderBy("kind")
    .orderBy("followed_at", "desc")
    .orderBy("name")
    .execute();
  return rows.map(({ kind, name, seen_at }) => ({
    kind: kind as FollowKind,
    name,
    seenAt: seen_at?.toISOString() ?? null,
  }));
}

/**
 * The ids of the readers who follow an event: who follows one that was merged into it, or that it is a chapter of, follows
 * it too, and of a merged event also who follows the one that remains.
 */
export async function followersOfEvent(db: Db, event: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from follows where kind = 'event' and name in (
      select ${event}::bigint::text
      union all select id::text from events where merged_into = ${event}
      union all select unnest(array[parent_id, merged_into])::text from events where id = ${event})
    order by user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

export async function followerCount(db: Db, { kind, name }: Followable): Promise<number> {
  const row = await db
    .selectFrom("follows")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("name", "=", name)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** An author with the number of their followers, in addition to the invented ones of a sample. */
export async function withFollowers<A extends Pick<Author, "slug" | "followers">>(
  db: Db,
  author: A,
): Promise<A> {
  const count = await followerCount(db, { kind: "author", name: author.slug });
  return { ...author, followers: count + (author.followers ?? 0) || null };
}

/**
 * Follows something. For an event that was merged, the event into which it was merged is followed.
 * @returns why it was refused; null if it is followed now
 */
export async function follow(
  tx: Tx,
  readerId: string,
  wanted: Followable,
  at: Date,
): Promise<Refusal | null> {
  const known = await existing(tx, [wanted]);
  if (known.length === 0) return "unknown";
  return (await followKnown(tx, readerId, known, at)) ? null : "tooMany";
}

/** Follows those that exist, up to the limit. */
export async function followAll(
  tx: Tx,
  readerId: string,
  wanted: readonly (Followable & { seenAt?: Date | null })[],
  at: Date,
): Promise<void> {
  const known = await existing(tx, wanted);
  const keys = new Set(known.map(followKey));
  for (const kind of new Set(known.map((one) => one.kind)))
    await followKnown(
      tx,
      readerId,
      known.filter((one) => one.kind === kind),
      at,
    );
  for (const { seenAt, ...one } of wanted)
    if (seenAt && keys.has(followKey(one))) await markSeen(tx, readerId, [one], seenAt);
}

/** @param wanted of one kind @returns whether all of them are followed now */
async function followKnown(
  tx: Tx,
  readerId: string,
  wanted: readonly Followable[],
  at: Date,
): Promise<boolean> {
  const [{ kind } = { kind: "topic" as FollowKind }] = wanted;
  const names = [...new Set(wanted.map((one) => one.name))];
  await sql`
    insert into follows (user_id, kind, name, followed_at)
    select ${readerId}, ${kind}, w.name, ${at} from unnest(${names}::text[]) with ordinality w(name, n)
    where not exists (select from follows f where f.user_id = ${readerId} and f.kind = ${kind} and f.name = w.name)
    order by n limit greatest(0, ${followLimit} - (
      select count(*) from follows where user_id = ${readerId} and kind = ${kind}))
    on conflict do nothing`.execute(tx);
  const { rows } = await sql`
    select from follows where user_id = ${readerId} and kind = ${kind} and name = any(${names}::text[])`.execute(
    tx,
  );
  return rows.length === names.length;
}

/** Those that exist, in order. Topics and member states are valid already. */
async function existing(tx: Tx, wanted: readonly Followable[]): Promise<Followable[]> {
  const named = (kind: FollowKind) =>
    wanted.filter((one) => one.kind === kind).map((one) => one.name);
  const { rows } = await sql<Followable & { asked: string }>`
    select 'author' as kind, slug as name, slug as asked from authors where slug = any(${named("author")}::text[])
    union all select 'source', source_id, former_id from source_aliases
      where former_id = any(${named("source")}::text[])
    union all select 'source', id, id from sources where id = any(${named("source")}::text[])
    union all select 'event', coalesce(merged_into, id)::text, id::text from events
      where id = any(${named("event")}::bigint[])`.execute(tx);
  const found = new Map(
    rows.map(({ asked, kind, name }) => [followKey({ kind, name: asked }), { kind, name }]),
  );
  return wanted.flatMap(({ kind, name }) =>
    kind === "topic" || kind === "country"
      ? [{ kind, name }]
      : (found.get(followKey({ kind, name })) ?? []),
  );
}

/**
 * Stops following something; of an event also the one into which it was merged, and those that were merged into it; of a
 * source also by its former id.
 */
export async function unfollow(
  tx: Tx,
  readerId: string,
  { kind, name }: Followable,
): Promise<void> {
  const event = kind === "event" ? name : null;
  const source = kind === "source" ? name : null;
  await sql`
    delete from follows where user_id = ${readerId} and kind = ${kind} and (name = ${name} or name in (
      select unnest(array[id, merged_into])::text from events
      where id = ${event}::bigint or merged_into = ${event}::bigint
      union all select source_id from source_aliases where former_id = ${source}))`.execute(tx);
}

/** Lets the followers of sources that the catalogue has given another id follow them by that. */
export async function moveAliasedFollows(tx: Tx): Promise<void> {
  await sql`
    with moved as (
      delete from follows f using source_aliases a
      where f.kind = 'source' and f.name = a.former_id
      returning f.user_id, a.source_id, f.followed_at, f.seen_at
    )
    insert into follows (user_id, kind, name, followed_at, seen_at)
    select user_id, 'source', source_id, min(followed_at), max(seen_at) from moved group by user_id, source_id
    on conflict (user_id, kind, name) do update set seen_at = greatest(follows.seen_at, excluded.seen_at)`.execute(
    tx,
  );
}

/**
 * The worker's task that lets the followers of merged events follow the event that remains: from now on, so that what it
 * had already is not new to them.
 */
export async function moveMergedFollows(db: Db, now: Date): Promise<void> {
  await sql`
    with moved as (
      delete from follows f using events e
      where f.kind = 'event' and f.name = e.id::text and e.merged_into is not null
      returning f.user_id, e.merged_into, f.seen_at
    )
    insert into follows (user_id, kind, name, followed_at, seen_at)
    select user_id, 'event', merged_into::text, ${now}, max(seen_at) from moved group by user_id, merged_into
    on conflict (user_id, kind, name) do update set seen_at = greatest(follows.seen_at, excluded.seen_at)`.execute(
    db,
  );
}

/** Follows exactly these topics or member states; those that were followed already stay as they are. */
export async function setFollowed(
  tx: Tx,
  readerId: string,
  kind: "topic" | "country",
  names: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    delete from follows
    where user_id = ${readerId} and kind = ${kind} and not name = any(${[...names]}::text[])`.execute(
    tx,
  );
  if (names.length > 0)
    await followKnown(
      tx,
      readerId,
      names.map((name) => ({ kind, name })),
      at,
    );
}

/** Marks the news of these as seen until a time, unless they are marked until a later one. */
export async function markSeen(
  tx: Tx,
  readerId: string,
  followed: readonly Followable[],
  at: Date,
): Promise<void> {
  await sql`
    update follows f set seen_at = greatest(f.seen_at, ${at}::timestamptz)
    from unnest(${followed.map((one) => one.kind)}::text[], ${followed.map((one) => one.name)}::text[]) w(kind, name)
    where f.user_id = ${readerId} and f.kind = w.kind and f.name = w.name`.execute(tx);
}
