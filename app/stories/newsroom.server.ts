// The newsroom's hand: publishing, marking, correcting and withdrawing pieces. Each act is one line in the audit.
import { type Selectable, sql, type Updateable } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { announce, type PayloadOf } from "#platform/live/outbox.server.ts";
import type { Band } from "./bias.ts";
import { readPiece } from "./piece-file.ts";
import { ensureSource, getSource } from "./sources.server.ts";
import { publishStory } from "./stories.server.ts";
import { listAgain, lockStories } from "./storing/writing.queries.server.ts";
import type { Correction } from "./story.ts";

/** The newsroom as a source. */
const house = { id: "eunison", name: "Eunison", country: "EU", kind: "own" } as const;

export type OwnPieceRow = {
  slug: string;
  title: string;
  source: string;
  publishedAt: Date;
  premium: boolean;
  breaking: boolean | null;
  trending: boolean | null;
  band: Band | null;
  sample: boolean;
  withdrawn: boolean;
};

/** The newsroom's pieces, newest first, withdrawn ones too. */
export async function listPieces(db: Db, limit: number): Promise<OwnPieceRow[]> {
  const rows = await db
    .selectFrom("stories")
    .selectAll()
    .where("provenance", "=", "own")
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((r) => ({
    slug: r.slug,
    title: r.title,
    source: r.source_id,
    publishedAt: r.published_at,
    premium: r.premium,
    breaking: r.editor_breaking,
    trending: r.editor_trending,
    band: r.band as Band | null,
    sample: r.sample,
    withdrawn: r.withdrawn_at !== null,
  }));
}

type Act = { actor: string; now: Date };
export type Published = { ok: true; slug: string } | { ok: false; problems: string[] };

/**
 * Publishes the piece of a file, or its new version. The head must say whether AI wrote any of it and who
 * reviewed it (Regulation 2024/1689, Art. 50). What the head leaves open keeps what an editor has set, and
 * corrections, figures and the first date stay. A withdrawn piece returns.
 * @param key by which the piece is known when it is handed in again, such as the name of its file
 */
export function publishPiece(
  db: Db,
  key: string,
  text: string,
  { actor, now }: Act,
): Promise<Published> {
  const piece = readPiece(text, now);
  if ("problems" in piece) return Promise.resolve({ ok: false, problems: piece.problems });
  if (piece.ai.reviewedBy === null)
    return Promise.resolve({ ok: false, problems: ["ai.reviewedBy: name who reviewed the piece"] });
  return transaction(db, async (tx): Promise<Published> => {
    await ensureSource(tx, { ...house, language: null, imagesAllowed: true }, now);
    if (!(await getSource(tx, piece.source)))
      return { ok: false, problems: [`source: no source is called ${piece.source}`] };
    const author = await authorId(tx, piece.author);
    if (author === undefined)
      return { ok: false, problems: [`author: no author is called ${piece.author}`] };
    await lockStories(tx);
    const before = await readVersion(tx, piece.source, key);
    const { author: _, image, alt = "", publishedAt, ...said } = piece;
    const slug = await publishStory(
      tx,
      {
        ...said,
        key,
        authorId: author,
        picture: image ? { src: image, alt, width: null, height: null } : null,
        premium: said.premium ?? before?.premium ?? false,
        breaking: said.breaking ?? before?.editor_breaking ?? null,
        trending: said.trending ?? before?.editor_trending ?? null,
        band: said.band ?? (before?.band as Band | undefined) ?? null,
        corrections: (before?.corrections as Correction[] | undefined) ?? [],
        views: before?.views ?? said.views,
        likes: before?.likes ?? said.likes,
        publishedAt: publishedAt ?? before?.published_at ?? now,
      },
      now,
    );
    if (before && !before.premium && said.premium)
      await announce(tx, "stories", { slugs: [slug], revoked: true });
    if (said.breaking && !before?.editor_breaking)
      await announce(tx, "stories", {
        slugs: [slug],
        breaking: [{ slug, title: said.title, lang: said.lang }],
      });
    if (before?.withdrawn_at) await change(tx, before.id, { withdrawn_at: null });
    const action = before ? "story.update" : "story.publish";
    await audit(tx, { at: now, actor, action, subject: slug, detail: { key, ai: piece.ai } });
    return { ok: true, slug };
  });
}

/** What an editor may set. Null leaves breaking and trending to the rules, and the band to the source. */
export type Marks = {
  breaking?: boolean | null;
  trending?: boolean | null;
  premium?: boolean;
  band?: Band | null;
};

/** @returns false for an unknown slug */
export function setMarks(db: Db, slug: string, marks: Marks, act: Act): Promise<boolean> {
  const patch: Updateable<Tables["stories"]> = {
    ...(marks.breaking === undefined ? {} : { editor_breaking: marks.breaking }),
    ...(marks.trending === undefined ? {} : { editor_trending: marks.trending }),
    ...(marks.premium === undefined ? {} : { premium: marks.premium }),
    ...(marks.band === undefined ? {} : { band: marks.band }),
  };
  return edit(
    db,
    slug,
    "story.set",
    marks,
    act,
    () => patch,
    ({ title, lang, editor_breaking, withdrawn_at, sample }) => ({
      // What was free may still be cached whole.
      ...(marks.premium ? { revoked: true } : {}),
      ...(marks.breaking && !editor_breaking && !withdrawn_at && !sample
        ? { breaking: [{ slug, title, lang }] }
        : {}),
    }),
  );
}

export type Corrected = { ok: true } | { ok: false; reason: "unknown" | "not-ours" };

/**
 * Adds a correction, dated now, which stands on the article from then on. A story of another publisher is its
 * to correct.
 */
export async function correctStory(
  db: Db,
  slug: string,
  text: string,
  act: Act,
): Promise<Corrected> {
  const story = await db
    .selectFrom("stories")
    .select("provenance")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!story) return { ok: false, reason: "unknown" };
  if (story.provenance !== "own") return { ok: false, reason: "not-ours" };
  const done = await edit(db, slug, "story.correct", { text }, act, (story) => ({
    corrections: JSON.stringify([
      ...(story.corrections as Correction[]),
      { at: act.now.toISOString(), text },
    ]),
    updated_at: act.now,
  }));
  return done ? { ok: true } : { ok: false, reason: "unknown" };
}

/** Takes a piece off every list and its page. @returns false for an unknown slug */
export function unpublishStory(db: Db, slug: string, act: Act): Promise<boolean> {
  return edit(
    db,
    slug,
    "story.unpublish",
    {},
    act,
    () => ({ withdrawn_at: act.now }),
    () => ({
      revoked: true,
    }),
  );
}

/**
 * Takes off every piece of ours, a sample too, whose review has no name. Published again with one, it returns.
 * @returns how many there were
 */
export function withdrawUnanswered(db: Db, { actor, now }: Act): Promise<number> {
  return transaction(db, async (tx) => {
    await lockStories(tx);
    const rows = await tx
      .selectFrom("stories")
      .select(["id", "slug"])
      .where("provenance", "=", "own")
      .where("withdrawn_at", "is", null)
      .where(sql<boolean>`coalesce(trim(ai ->> 'reviewedBy'), '') = ''`)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.updateTable("stories").set({ withdrawn_at: now }).where("id", "in", ids).execute();
    await listAgain(tx, ids);
    const detail = { reason: "no named reviewer" };
    for (const { slug } of rows)
      await audit(tx, { at: now, actor, action: "story.unpublish", subject: slug, detail });
    await announce(tx, "stories", { revoked: true });
    return rows.length;
  });
}

const edit = (
  db: Db,
  slug: string,
  action: string,
  detail: object,
  { actor, now }: Act,
  patch: (story: { corrections: unknown }) => Updateable<Tables["stories"]>,
  told: (
    story: Pick<
      Selectable<Tables["stories"]>,
      "title" | "lang" | "editor_breaking" | "withdrawn_at" | "sample"
    >,
  ) => Omit<PayloadOf<"stories">, "slugs"> = () => ({}),
): Promise<boolean> =>
  transaction(db, async (tx) => {
    await lockStories(tx);
    const story = await tx
      .selectFrom("stories")
      .select(["id", "corrections", "title", "lang", "editor_breaking", "withdrawn_at", "sample"])
      .where("slug", "=", slug)
      .executeTakeFirst();
    if (!story) return false;
    await change(tx, story.id, patch(story));
    await audit(tx, { at: now, actor, action, subject: slug, detail });
    await announce(tx, "stories", { slugs: [slug], ...told(story) });
    return true;
  });

async function change(tx: Tx, id: number, patch: Updateable<Tables["stories"]>) {
  if (Object.keys(patch).length === 0) return;
  await tx.updateTable("stories").set(patch).where("id", "=", id).execute();
  if (patch.withdrawn_at !== undefined) await listAgain(tx, [id]);
}

const readVersion = (tx: Tx, source: string, key: string) =>
  tx
    .selectFrom("story_identities as i")
    .innerJoin("stories as s", "s.id", "i.story_id")
    .selectAll("s")
    .where("i.source_id", "=", source)
    .where("i.key", "=", key)
    .executeTakeFirst();

/** Null for a piece without an author; undefined for one that nobody is called. */
async function authorId(tx: Tx, slug: string | undefined): Promise<number | null | undefined> {
  if (slug === undefined) return null;
  const row = await tx
    .selectFrom("authors")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.id;
}
