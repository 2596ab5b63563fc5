import type { Tx } from "#platform/db/db.server.ts";
import { slugOf } from "#stories/slug.server.ts";
import type { ShowDraft } from "./media-draft.ts";

/**
 * Creates or updates the show of a feed. A show with a new name is identified by the episodes that it still lists, so
 * that its page and its counters stay. @returns its id
 */
export async function ensureShow(
  tx: Tx,
  source: { id: string },
  feed: ShowDraft,
  identities: string[],
  now: Date,
): Promise<number> {
  const name = feed.title ?? source.id;
  const known =
    (await findShowByName(tx, source.id, name)) ??
    (await findShowByEpisodes(tx, source.id, identities));
  const fields = {
    name,
    description: feed.description ?? "",
    image: feed.image,
    host_name: feed.author,
    category: feed.category,
    homepage: feed.homepage,
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

const findShowByEpisodes = async (tx: Tx, sourceId: string, identities: string[]) =>
  (
    await tx
      .selectFrom("episodes as e")
      .innerJoin("shows as w", "w.id", "e.show_id")
      .select("w.id")
      .where("w.source_id", "=", sourceId)
      .where("e.identity", "in", identities.slice(0, 200))
      .limit(1)
      .executeTakeFirst()
  )?.id;

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
