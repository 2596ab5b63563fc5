// Editors publish, flag, correct and withdraw pieces. Each of these writes one entry of the audit log.
import { type Selectable, sql, type Updateable } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { announce, type PayloadOf } from "#platform/live/outbox.server.ts";
import { authorId } from "./authors.server.ts";
import type { Band } from "./bias.ts";
import { ownPictureName, readPiece } from "./piece-file.ts";
import { ensureSource, getSource } from "./sources.server.ts";
import { publishStory } from "./stories.server.ts";
import { lockStories, rebuildListings } from "./storing/writing.queries.server.ts";
import type { Correction } from "./story.ts";

/** The newsroom as a source. */
export const ownNewsroom = { id: "eunison", name: "Eunison", country: "EU", kind: "own" } as const;

/** Creates the newsroom's source, before its first piece. */
export const ensureNewsroom = (tx: Tx, now: Date): Promise<void> =>
  ensureSource(tx, { ...ownNewsroom, language: null, imagesAllowed: true }, now);

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

/** The newsroom's pieces, newest first, including withdrawn ones. */
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

/** Who acts, and when. */
type Editor = { actor: string; now: Date };
/** `audio` is the file of the piece read aloud, as the head names it. */
export type PublishResult =
  | { ok: true; slug: string; audio: string | null }
  | { ok: false; problems: string[] };

/**
 * Publishes the piece in a file, or a new version of it. The head must say whether AI wrote any of it and who reviewed
 * it (Regulation 2024/1689, Art. 50). Flags that the head does not set keep the editors' values; corrections, counters
 * and the first date stay. A withdrawn piece is published again.
 * @param key identifies the piece in later versions, such as the name of its file
 * @param o.pictureProblem why a picture of ours cannot be shown, by the name of its file; null where it can
 */
export function publishPiece(
  db: Db,
  key: string,
  text: string,
  { actor, now, pictureProblem }: Editor & { pictureProblem: (name: string) => string | null },
): Promise<PublishResult> {
  const piece = readPiece(text, now);
  if ("problems" in piece) return Promise.resolve({ ok: false, problems: piece.problems });
  if (piece.ai.reviewedBy === null)
    return Promise.resolve({ ok: false, problems: ["ai.reviewedBy: name who reviewed the piece"] });
  const own = piece.image && ownPictureName(piece.image);
  const problem = own && pictureProblem(own);
  if (problem) return Promise.resolve({ ok: false, problems: [`image: ${problem}`] });
  return transaction(db, async (tx): Promise<PublishResult> => {
    await ensureNewsroom(tx, now);
    const source = await getSource(tx, piece.source);
    if (!source) return { ok: false, problems: [`source: no source is called ${piece.source}`] };
    if (source.kind !== "own" || source.optedOutAt)
      return {
        ok: false,
        problems: [
          `source: ${source.id} ${source.optedOutAt ? "is hidden: npm run sources tells how to show it again" : "is another publisher's: only a source of the kind own has pieces"}`,
        ],
      };
    const author = await authorId(tx, piece.author);
    if (author === undefined)
      return { ok: false, problems: [`author: no author is called ${piece.author}`] };
    await lockStories(tx);
    const before = await readPublishedVersion(tx, piece.source, key);
    const { author: _, audio, image, alt = "", publishedAt, ...fields } = piece;
    const slug = await publishStory(
      tx,
      {
        ...fields,
        key,
        authorId: author,
        picture: image ? { src: image, alt, width: null, height: null } : null,
        publishedAt: publishedAt ?? before?.published_at ?? now,
      },
      now,
    );
    const stored = await readPublishedVersion(tx, piece.source, key);
    if (!stored) throw new Error(`${slug} is not stored`);
    if (stored.withdrawn_at) await updateStory(tx, stored.id, { withdrawn_at: null });
    const news: Omit<PayloadOf<"stories">, "slugs"> = {
      ...(before && !before.premium && stored.premium ? { revoked: true } : {}),
      ...breakingNews(
        { ...stored, withdrawn_at: null, editor_breaking: before?.editor_breaking ?? null },
        stored.editor_breaking,
      ),
    };
    if (stored.withdrawn_at || Object.keys(news).length > 0)
      await announce(tx, "stories", { slugs: [slug], ...news });
    const action = before ? "story.update" : "story.publish";
    await audit(tx, { at: now, actor, action, subject: slug, detail: { key, ai: piece.ai } });
    return { ok: true, slug, audio: audio ?? null };
  });
}

/** Flags that an editor sets. Null leaves breaking and trending to the rules, and the band to the source's. */
export type EditorialFlags = {
  breaking?: boolean | null;
  trending?: boolean | null;
  premium?: boolean;
  band?: Band | null;
};

/** @returns false for an unknown slug */
export function setEditorialFlags(
  db: Db,
  slug: string,
  flags: EditorialFlags,
  editor: Editor,
): Promise<boolean> {
  const patch: Updateable<Tables["stories"]> = {
    ...(flags.breaking === undefined ? {} : { editor_breaking: flags.breaking }),
    ...(flags.trending === undefined ? {} : { editor_trending: flags.trending }),
    ...(flags.premium === undefined ? {} : { premium: flags.premium }),
    ...(flags.band === undefined ? {} : { band: flags.band }),
  };
  return editStory(
    db,
    slug,
    "story.set",
    flags,
    editor,
    () => patch,
    (story) => ({
      // Cached pages may still hold the whole text.
      ...(flags.premium ? { revoked: true } : {}),
      ...breakingNews({ ...story, slug }, flags.breaking),
    }),
  );
}

/**
 * What is announced when an editor marks a story as breaking: that it breaks, if it did not before and readers may see it.
 * @param story as it was before
 */
const breakingNews = (
  { slug, title, lang, editor_breaking, withdrawn_at, sample }: FlaggedStory & { slug: string },
  breaking: boolean | null | undefined,
): Pick<PayloadOf<"stories">, "breaking"> =>
  breaking && !editor_breaking && !withdrawn_at && !sample
    ? { breaking: [{ slug, title, lang, marked: true }] }
    : {};

export type CorrectionResult = { ok: true } | { ok: false; reason: "unknown" | "not-ours" };

/**
 * Adds a correction, dated now, which the article shows from then on. Stories of other publishers can only be corrected
 * by them.
 */
export async function correctStory(
  db: Db,
  slug: string,
  text: string,
  editor: Editor,
): Promise<CorrectionResult> {
  const story = await db
    .selectFrom("stories")
    .select("provenance")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!story) return { ok: false, reason: "unknown" };
  if (story.provenance !== "own") return { ok: false, reason: "not-ours" };
  const done = await editStory(db, slug, "story.correct", { text }, editor, (story) => ({
    corrections: JSON.stringify([
      ...(story.corrections as Correction[]),
      { at: editor.now.toISOString(), text },
    ]),
    updated_at: editor.now,
  }));
  return done ? { ok: true } : { ok: false, reason: "unknown" };
}

export type CorrectedPiece = {
  slug: string;
  title: string;
  lang: string;
  /** When its newest correction was made, ISO 8601. */
  at: string;
  /** In order of time. Null where not everybody may read the piece: they quote it. */
  corrections: Correction[] | null;
};

/**
 * Every visible piece of ours that was corrected, the newest correction first.
 * @param isFree whether everybody may read a piece
 */
export async function correctedPieces(
  db: Db,
  isFree: (piece: { premium: boolean; provenance: "own"; publishedAt: Date }) => boolean,
): Promise<CorrectedPiece[]> {
  const rows = await db
    .selectFrom("stories")
    .select(["slug", "title", "lang", "premium", "corrections", "published_at"])
    .where("provenance", "=", "own")
    .where("withdrawn_at", "is", null)
    .where(sql<boolean>`corrections <> '[]'`)
    .execute();
  return rows
    .map(({ premium, corrections, published_at: publishedAt, ...piece }) => {
      const made = corrections as Correction[];
      const at =
        made
          .map((c) => c.at)
          .sort()
          .at(-1) ?? "";
      return {
        ...piece,
        at,
        corrections: isFree({ premium, provenance: "own", publishedAt }) ? made : null,
      };
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Withdraws a story from every list, and its page. @returns false for an unknown slug */
export function unpublishStory(db: Db, slug: string, editor: Editor): Promise<boolean> {
  return editStory(
    db,
    slug,
    "story.unpublish",
    {},
    editor,
    () => ({ withdrawn_at: editor.now }),
    () => ({
      revoked: true,
    }),
  );
}

/**
 * Withdraws all own pieces, including samples, without a named reviewer. They can be published again with one.
 * @returns how many were withdrawn
 */
export function withdrawUnreviewed(db: Db, { actor, now }: Editor): Promise<number> {
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
    await rebuildListings(tx, ids);
    const detail = { reason: "no named reviewer" };
    for (const { slug } of rows)
      await audit(tx, { at: now, actor, action: "story.unpublish", subject: slug, detail });
    await announce(tx, "stories", { revoked: true });
    return rows.length;
  });
}

type FlaggedStory = Pick<
  Selectable<Tables["stories"]>,
  "title" | "lang" | "editor_breaking" | "withdrawn_at" | "sample"
>;

const editStory = (
  db: Db,
  slug: string,
  action: string,
  detail: object,
  { actor, now }: Editor,
  patch: (story: { corrections: unknown }) => Updateable<Tables["stories"]>,
  announcementOf: (story: FlaggedStory) => Omit<PayloadOf<"stories">, "slugs"> = () => ({}),
): Promise<boolean> =>
  transaction(db, async (tx) => {
    await lockStories(tx);
    const story = await tx
      .selectFrom("stories")
      .select(["id", "corrections", "title", "lang", "editor_breaking", "withdrawn_at", "sample"])
      .where("slug", "=", slug)
      .executeTakeFirst();
    if (!story) return false;
    await updateStory(tx, story.id, patch(story));
    await audit(tx, { at: now, actor, action, subject: slug, detail });
    await announce(tx, "stories", { slugs: [slug], ...announcementOf(story) });
    return true;
  });

async function updateStory(tx: Tx, id: number, patch: Updateable<Tables["stories"]>) {
  if (Object.keys(patch).length === 0) return;
  await tx.updateTable("stories").set(patch).where("id", "=", id).execute();
  if (patch.withdrawn_at !== undefined) await rebuildListings(tx, [id]);
}

const readPublishedVersion = (tx: Tx, source: string, key: string) =>
  tx
    .selectFrom("story_identities as i")
    .innerJoin("stories as s", "s.id", "i.story_id")
    .selectAll("s")
    .where("i.source_id", "=", source)
    .where("i.key", "=", key)
    .executeTakeFirst();
