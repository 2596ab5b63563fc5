import type { Tx } from "#platform/db/db.server.ts";
import { slugOf } from "#stories/slug.server.ts";
import type { ShowDraft } from "./media-draft.ts";

/**
 * Creates or updates the show of a feed. A show with a new name is identified by its feed, and that of a feed at a new
 * address by the episodes that it still lists, so that its page and its counters stay. @returns its id
 */
export async function ensureShow(
  tx: Tx,
  source: { id: string; feedId: number },
  feed: ShowDraft,
  identities: string[],
  now: Date,
): Promise<number> {
  const name = feed.title ?? source.id;
  const known =
    (await findShowByName(tx, source.id, name)) ??
    (await findShowByFeed(tx, source)) ??
    (await findShowByEpisodes(tx, source, identities));
  const fields = {
    name,
    description: feed.description ?? "",
    image: feed.image,
    host_name: feed.author,
    category: feed.category,
    homepage: feed.homepage,
    feed_id: source.feedId,
  };
  if (known !== undefined) {
    await tx
      .updateTable("shows")
      .set({ ...fields, updated_at: now })
      .where("id", "=", known)
      .execute();
    return known;
  }
  const { id } = await tx
    .insertInto("shows")
    .values({
      ...fields,
      source_id: source.id,
      slug: await freeSlug(tx, slugOf(name) || source.id),
      lang: feed.lang ?? "en",
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const findShowByName = async (tx: Tx, sourceId: string, name: string) =>
  (
    await tx
      .selectFrom("shows")
      .select("id")
      .where("source_id", "=", sourceId)
      .where("name", "=", name)
      .executeTakeFirst()
  )?.id;

const findShowByFeed = async (tx: Tx, { id, feedId }: { id: string; feedId: number }) =>
  (
    await tx
      .selectFrom("shows")
      .select("id")
      .where("source_id", "=", id)
      .where("feed_id", "=", feedId)
      .orderBy("updated_at", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** A show that has most of these episodes, and that no other feed brings: two shows of a publisher may share some. */
const findShowByEpisodes = async (
  tx: Tx,
  { id, feedId }: { id: string; feedId: number },
  identities: string[],
) => {
  const newest = identities.slice(0, 200);
  const found = await tx
    .selectFrom("episodes as e")
    .innerJoin("shows as w", "w.id", "e.show_id")
    .leftJoin("feeds as f", (join) =>
      join
        .onRef("f.id", "=", "w.feed_id")
        .on("f.id", "<>", feedId)
        .on("f.retired_at", "is", null)
        .on("f.removed_at", "is", null),
    )
    .select("w.id")
    .where("w.source_id", "=", id)
    .where("f.id", "is", null)
    .where("e.identity", "in", newest)
    .groupBy("w.id")
    .having((e) => e(e.fn.countAll(), ">", Math.floor(newest.length / 2)))
    .orderBy((e) => e.fn.countAll(), "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
};

/** The slug itself, else the first of `-2`, `-3` … that is free. */
async function freeSlug(tx: Tx, slug: string): Promise<string> {
  const rows = await tx
    .selectFrom("shows")
    .select("slug")
    .where((e) => e.or([e("slug", "=", slug), e("slug", "like", `${slug}-%`)]))
    .execute();
  const taken = new Set(rows.map((r) => r.slug));
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? slug : `${slug}-${n}`;
    if (!taken.has(candidate)) return candidate;
  }
}
