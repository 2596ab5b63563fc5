import { sql } from "kysely";
import { isEpisodeVisible, isVideoVisible } from "#media/is-visible.server.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { isStoryVisible } from "#stories/is-visible.server.ts";
import { type Refusal, savedLimit } from "./change.ts";
import { type Item, type ItemKind, itemKinds } from "./item.ts";
import type { ItemSnapshot } from "./item-snapshot.ts";
import { isVisible } from "./items.server.ts";

/**
 * Saves an item with its present title; one that is saved already stays as it is (specification, section 4).
 * @returns why it was refused; null when the item is saved
 */
export async function save(
  tx: Tx,
  readerId: string,
  item: Item,
  savedAt: Date,
): Promise<Refusal | null> {
  const snapshot = await itemSnapshotOf(tx, item);
  if (!snapshot) return "unknown";
  const { rows } = await sql`
    insert into saved_items (user_id, kind, item_id, title, meta, lang, saved_at)
    select ${readerId}, ${item.kind}, ${item.id}, ${snapshot.title}, ${snapshot.meta}, ${snapshot.lang ?? null}, ${savedAt}
    where (select count(*) from saved_items where user_id = ${readerId}) < ${savedLimit}
    on conflict do nothing returning 1
  `.execute(tx);
  return rows.length > 0 || (await isSaved(tx, readerId, item)) ? null : "full";
}

/**
 * Saves many items in one query, in their order, until the queue has `limit` items. Saved items stay as they are;
 * those that are not visible are ignored.
 */
export async function saveAll(
  tx: Tx,
  readerId: string,
  items: readonly (Item & { savedAt: Date })[],
  limit: number,
): Promise<void> {
  if (items.length === 0) return;
  const ofKind = (kind: ItemKind) => sql`
    select w.*, x.title, x.meta, x.lang from requested w cross join lateral (
      ${shown[kind]} where i.id = w.id and ${isVisible[kind]}) x
    where w.kind = ${sql.lit(kind)}`;
  await sql`
    with requested as (
      select distinct on (kind, id) kind, id, at, n
      from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::bigint[],
        ${items.map(({ savedAt }) => savedAt.toISOString())}::timestamptz[]) with ordinality as w(kind, id, at, n)
      order by kind, id, n
    ), found as (${sql.join(itemKinds.map(ofKind), sql` union all `)})
    insert into saved_items (user_id, kind, item_id, title, meta, lang, saved_at)
    select ${readerId}, kind, id, title, meta, lang, at from found
    where not exists (select from saved_items s where s.user_id = ${readerId} and s.kind = found.kind and s.item_id = found.id)
    order by n
    limit greatest(0, ${limit} - (select count(*) from saved_items where user_id = ${readerId}))
    on conflict do nothing`.execute(tx);
}

const ofReader = (db: Db, readerId: string, { kind, id }: Item) =>
  db
    .selectFrom("saved_items")
    .select("item_id")
    .where("user_id", "=", readerId)
    .where("kind", "=", kind)
    .where("item_id", "=", id);

const isSaved = async (tx: Tx, readerId: string, item: Item): Promise<boolean> =>
  (await ofReader(tx, readerId, item).executeTakeFirst()) !== undefined;

/** Takes an item out of the queue. @returns whether it was in it */
export async function removeSaved(db: Db, readerId: string, { kind, id }: Item): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_items")
    .where("user_id", "=", readerId)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a saved item as read at a time, or as unread for null. @returns whether there is such an item */
export async function markRead(
  db: Db,
  readerId: string,
  { kind, id }: Item,
  readAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("saved_items")
    .set({ read_at: readAt })
    .where("user_id", "=", readerId)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The item as a browser stores it, with its present title; null for one that is not visible. */
export async function itemSnapshotOf(db: Db, { kind, id }: Item): Promise<ItemSnapshot | null> {
  const { rows } = await sql<{ title: string; meta: string; lang: string }>`
    ${shown[kind]} where i.id = ${id} and ${isVisible[kind]}
  `.execute(db);
  const row = rows[0];
  return row ? { id, type: kind, ...row } : null;
}

const shown: Record<ItemKind, ReturnType<typeof sql>> = {
  article: sql`select i.title, i.slug as meta, i.lang from stories i`,
  video: sql`
    select i.title, coalesce(a.name, i.byline, s.name) as meta, i.lang
    from videos i join sources s on s.id = i.source_id left join authors a on a.id = i.author_id`,
  podcast: sql`
    select i.title, s.name as meta, i.lang from episodes i join shows s on s.id = i.show_id`,
};

/** The orders of the queue page; the first is the default. */
export const savedOrders = ["newest", "oldest", "kind", "unread"] as const;
export type SavedOrder = (typeof savedOrders)[number];

/** @property gone not visible any more; only the title is left @property savedAt ISO 8601 @property readAt ISO 8601 */
export type SavedEntry = ItemSnapshot & { savedAt: string; readAt: string | null; gone: boolean };

/** How many items a page of the queue shows. */
export const savedPageSize = 20;

const orders: Record<SavedOrder, ReturnType<typeof sql>> = {
  newest: sql`q.saved_at desc`,
  oldest: sql`q.saved_at`,
  kind: sql`array_position(${[...itemKinds]}::text[], q.kind), q.saved_at desc`,
  unread: sql`q.read_at is not null, q.saved_at desc`,
};

/**
 * A page of the reader's queue, in one query. Titles are the present ones.
 * @param o.page from 1; the last page stands for any after it
 */
export async function listSaved(
  db: Db,
  readerId: string,
  o: { order: SavedOrder; page: number },
): Promise<{ items: SavedEntry[]; total: number; page: number; pages: number }> {
  const { rows } = await sql<{
    kind: ItemKind;
    item_id: number;
    title: string;
    meta: string | null;
    lang: string | null;
    saved_at: Date;
    read_at: Date | null;
    gone: boolean;
    total: number;
    page: number;
  }>`
    with total as (select count(*) as n from saved_items where user_id = ${readerId}),
    place as (
      select n, greatest(1, least(${o.page}::int, ceil(n / ${savedPageSize}::numeric)::int)) as page
      from total
    )
    select q.kind, q.item_id, q.saved_at, q.read_at, place.n as total, place.page,
      coalesce(s.title, v.title, e.title, q.title) as title,
      coalesce(s.slug, q.meta) as meta, coalesce(s.lang, v.lang, e.lang, q.lang) as lang,
      coalesce(s.id, v.id, e.id) is null as gone
    from saved_items q cross join place
    left join stories s on q.kind = 'article' and s.id = q.item_id and ${isStoryVisible("s")}
    left join videos v on q.kind = 'video' and v.id = q.item_id and ${isVideoVisible("v")}
    left join episodes e on q.kind = 'podcast' and e.id = q.item_id and ${isEpisodeVisible("e")}
    where q.user_id = ${readerId}
    order by ${orders[o.order]}, q.kind, q.item_id desc
    limit ${savedPageSize} offset (select (page - 1) * ${savedPageSize} from place)
  `.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    total,
    page: rows[0]?.page ?? 1,
    pages: Math.max(1, Math.ceil(total / savedPageSize)),
    items: rows.map((row) => ({
      id: row.item_id,
      type: row.kind,
      title: row.title,
      meta: row.meta ?? "",
      ...(row.lang ? { lang: row.lang } : {}),
      savedAt: row.saved_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
      gone: row.gone,
    })),
  };
}
