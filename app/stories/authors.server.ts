import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Author } from "./story.ts";

/**
 * An author's card, with the number of visible pieces; null for an unknown id. Only authors of the sample newsroom have
 * (invented) followers here: the library room counts real ones (`withFollowers`).
 */
export const getAuthor = (db: Db, id: number): Promise<Author | null> => findAuthor(db, { id });

/** The same by the author's slug. */
export const getAuthorBySlug = (db: Db, slug: string): Promise<Author | null> =>
  findAuthor(db, { slug });

async function findAuthor(db: Db, by: { id: number } | { slug: string }): Promise<Author | null> {
  const row = await db
    .selectFrom("authors as a")
    .selectAll("a")
    .select((e) =>
      e
        .selectFrom("stories as s")
        .whereRef("s.author_id", "=", "a.id")
        .where("s.withdrawn_at", "is", null)
        .select((x) => x.fn.countAll<number>().as("n"))
        .as("articles"),
    )
    .where((e) => ("id" in by ? e("a.id", "=", by.id) : e("a.slug", "=", by.slug)))
    .executeTakeFirst();
  return row
    ? {
        slug: row.slug,
        name: row.name,
        title: row.title,
        bio: row.bio,
        avatar: row.avatar,
        location: row.location,
        followers: row.sample ? row.followers : null,
        articlesCount: Number(row.articles),
        expertise: row.expertise,
        social: row.social as Author["social"],
        verified: row.verified_at !== null,
      }
    : null;
}

/** An author of pieces of ours, by the name in addresses. */
export type PublishedAuthor = { slug: string; name: string };

/** The authors of published pieces of ours, by name. */
export const publishedAuthors = (db: Db): Promise<PublishedAuthor[]> =>
  db
    .selectFrom("authors as a")
    .select(["a.slug", "a.name"])
    .where((e) =>
      e.exists(
        e
          .selectFrom("stories as s")
          .select("s.id")
          .whereRef("s.author_id", "=", "a.id")
          .where("s.withdrawn_at", "is", null)
          .where("s.provenance", "=", "own"),
      ),
    )
    .orderBy("a.name")
    .execute();

export type AuthorDraft = Omit<Author, "articlesCount"> & { sample: boolean };

/** Writes authors by their slugs, new or known, and returns the id of each slug. */
export async function ensureAuthors(
  tx: Tx,
  drafts: AuthorDraft[],
  now: Date,
): Promise<Map<string, number>> {
  if (drafts.length === 0) return new Map();
  const rows = await tx
    .insertInto("authors")
    .values(
      drafts.map(({ verified, social, ...d }) => ({
        ...d,
        social: JSON.stringify(social),
        verified_at: verified ? now : null,
      })),
    )
    .onConflict((c) =>
      c.column("slug").doUpdateSet((e) => ({
        name: e.ref("excluded.name"),
        title: e.ref("excluded.title"),
        bio: e.ref("excluded.bio"),
        avatar: e.ref("excluded.avatar"),
        location: e.ref("excluded.location"),
        followers: e.ref("excluded.followers"),
        expertise: e.ref("excluded.expertise"),
        social: e.ref("excluded.social"),
        verified_at: sql`case when excluded.verified_at is null then null
                         else coalesce(authors.verified_at, excluded.verified_at) end`,
      })),
    )
    .returning(["id", "slug"])
    .execute();
  return new Map(rows.map((r) => [r.slug, r.id]));
}

/** The id of an author; null for a piece without an author, undefined for an unknown author. */
export async function authorId(
  db: Db,
  slug: string | undefined,
): Promise<number | null | undefined> {
  if (slug === undefined) return null;
  const row = await db
    .selectFrom("authors")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.id;
}
