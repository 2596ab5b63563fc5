// Editors publish and withdraw our own recordings. Each of these actions is an entry in the audit log.
import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { storableJson } from "#platform/db/storable-json.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { authorId } from "#stories/authors.server.ts";
import { ensureNewsroom, ownNewsroom } from "#stories/newsroom.server.ts";
import type { EncodedRecording } from "./encode-recording.server.ts";
import { storedPicture } from "./pictures.server.ts";
import { recordingFiles, type Transcript } from "./recording.ts";
import type { MediaId } from "./recordings.server.ts";

/** What an editor states about a recording. */
export type RecordingDraft = {
  title: string;
  description: string;
  country: string;
  tags: string[];
  premium: boolean;
  transcripts: Transcript[];
} & (
  | { kind: "video"; lang: string; category: string | null; author: string | undefined }
  | { kind: "podcast"; show: string; number: number | null }
);

/** What an editor states about a show, which is identified by its slug. */
export type ShowFacts = {
  slug: string;
  name: string;
  description: string;
  lang: string;
  category: string | null;
  /** The slug of an author. */
  host: string | undefined;
  /** The key of its cover in the storage; undefined leaves it as it is. */
  cover: string | undefined;
};

type Editor = { actor: string; now: Date };
type Result<T> = ({ ok: true } & T) | { ok: false; problem: string };

/** The id of the item that was encoded from the same file and is not withdrawn; null if there is none. */
export async function findByFile(
  db: Db,
  kind: MediaId["kind"],
  hash: string,
): Promise<number | null> {
  const row = await db
    .selectFrom(kind === "video" ? "videos" : "episodes")
    .select("id")
    .where("content_hash", "=", hash)
    .where("recording", "is not", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Checks the names in a draft before its file is encoded. @returns a sentence about the first unknown one; null if there is none */
export async function problemOfDraft(db: Db, draft: RecordingDraft): Promise<string | null> {
  if (draft.kind === "podcast")
    return (await ownShow(db, draft.show))
      ? null
      : `No show of ours is called ${draft.show}; npm run -s media -- shows lists them.`;
  return (await authorId(db, draft.author)) === undefined
    ? `No author is called ${draft.author}.`
    : null;
}

/** Publishes a recording whose files are stored. */
export function publishRecording(
  db: Database,
  draft: RecordingDraft,
  made: EncodedRecording,
  { actor, now }: Editor,
): Promise<Result<MediaId>> {
  return transaction(db, async (tx) => {
    await ensureNewsroom(tx, now);
    const id =
      draft.kind === "video"
        ? await insertVideo(tx, draft, made, now)
        : await insertEpisode(tx, draft, made, now);
    if (typeof id === "string") return { ok: false, problem: id };
    const item = { kind: draft.kind, id };
    for (const { lang, cues } of draft.transcripts)
      await tx
        .insertInto("media_transcripts")
        .values({ kind: item.kind, item_id: id, lang, cues: storableJson(cues) })
        .execute();
    await announce(tx, "media", {});
    const subject = `${item.kind}:${id}`;
    await audit(tx, {
      at: now,
      actor,
      action: "media.publish",
      subject,
      detail: { file: made.hash },
    });
    return { ok: true, ...item };
  });
}

const columnsOf = (draft: RecordingDraft, made: EncodedRecording, now: Date) => ({
  title: draft.title,
  description: draft.description,
  country: draft.country,
  tags: draft.tags,
  premium: draft.premium,
  duration_seconds: made.seconds,
  recording: made.folder,
  streamed: made.streamed,
  media_type: recordingFiles[draft.kind].type,
  media_bytes: made.bytes,
  chapters: JSON.stringify(made.chapters),
  identity: made.folder,
  content_hash: made.hash,
  published_at: now,
  updated_at: now,
});

async function insertVideo(
  tx: Tx,
  draft: RecordingDraft & { kind: "video" },
  made: EncodedRecording,
  now: Date,
): Promise<number | string> {
  const author = await authorId(tx, draft.author);
  if (author === undefined) return `No author is called ${draft.author}.`;
  const { id } = await tx
    .insertInto("videos")
    .values({
      ...columnsOf(draft, made, now),
      source_id: ownNewsroom.id,
      lang: draft.lang,
      category: draft.category,
      author_id: author,
      thumbnail: made.picture && storedPicture(made.picture),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertEpisode(
  tx: Tx,
  draft: RecordingDraft & { kind: "podcast" },
  made: EncodedRecording,
  now: Date,
): Promise<number | string> {
  const show = await ownShow(tx, draft.show);
  if (!show) return `No show of ours is called ${draft.show}.`;
  const { id } = await tx
    .insertInto("episodes")
    .values({
      ...columnsOf(draft, made, now),
      show_id: show.id,
      lang: show.lang,
      episode_number: draft.number,
      image: made.picture && storedPicture(made.picture),
      waveform: made.waveform,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const ownShow = (db: Db, slug: string) =>
  db
    .selectFrom("shows as w")
    .innerJoin("sources as s", "s.id", "w.source_id")
    .select(["w.id", "w.lang"])
    .where("w.slug", "=", slug)
    .where("s.kind", "=", "own")
    .executeTakeFirst();

/** Makes a show of ours, or changes the one with this slug. */
export function saveShow(
  db: Database,
  facts: ShowFacts,
  { actor, now }: Editor,
): Promise<Result<{ isNew: boolean }>> {
  return transaction(db, async (tx) => {
    await ensureNewsroom(tx, now);
    const host = await authorId(tx, facts.host);
    if (host === undefined) return { ok: false, problem: `No author is called ${facts.host}.` };
    const fields = {
      name: facts.name,
      description: facts.description,
      lang: facts.lang,
      category: facts.category,
      host_id: host,
      updated_at: now,
      ...(facts.cover === undefined ? {} : { image: storedPicture(facts.cover) }),
    };
    const known = await ownShow(tx, facts.slug);
    const others = await tx
      .selectFrom("shows")
      .select("id")
      .where("slug", "=", facts.slug)
      .executeTakeFirst();
    if (!known && others)
      return { ok: false, problem: `${facts.slug} is the address of another publisher's show.` };
    if (known) await tx.updateTable("shows").set(fields).where("id", "=", known.id).execute();
    else
      await tx
        .insertInto("shows")
        .values({ ...fields, slug: facts.slug, source_id: ownNewsroom.id })
        .execute();
    await announce(tx, "media", {});
    const action = known ? "show.update" : "show.publish";
    await audit(tx, { at: now, actor, action, subject: facts.slug });
    return { ok: true, isNew: !known };
  });
}

/** Our own recordings, the newest first, withdrawn ones included. */
export async function listRecordings(db: Db): Promise<
  {
    kind: MediaId["kind"];
    id: number;
    title: string;
    publishedAt: Date;
    seconds: number;
    premium: boolean;
    isWithdrawn: boolean;
  }[]
> {
  const { rows } = await sql<{
    kind: MediaId["kind"];
    id: number;
    title: string;
    published_at: Date;
    seconds: number;
    premium: boolean;
    withdrawn: boolean;
  }>`
    select 'video' as kind, id, title, published_at, duration_seconds as seconds, premium,
      withdrawn_at is not null as withdrawn from videos where recording is not null and not sample
    union all
    select 'podcast', id, title, published_at, duration_seconds, premium, withdrawn_at is not null
      from episodes where recording is not null and not sample
    order by published_at desc, id desc`.execute(db);
  return rows.map(({ published_at, withdrawn, ...row }) => ({
    ...row,
    publishedAt: published_at,
    isWithdrawn: withdrawn,
  }));
}

/**
 * Withdraws a recording of our own: pages, feeds and its files are gone within seconds, and the files within a minute
 * where a shared cache has them. A browser that has played it may keep them for a day.
 * @returns its folder in the storage; null if there is no such recording, or if it had been withdrawn
 */
export function withdrawRecording(
  db: Database,
  { kind, id }: MediaId,
  { actor, now }: Editor,
): Promise<string | null> {
  return transaction(db, async (tx) => {
    const row = await tx
      .updateTable(kind === "video" ? "videos" : "episodes")
      .set({ withdrawn_at: now, updated_at: now })
      .where("id", "=", id)
      .where("recording", "is not", null)
      .where("sample", "=", false)
      .where("withdrawn_at", "is", null)
      .returning("recording")
      .executeTakeFirst();
    if (!row?.recording) return null;
    await announce(tx, "media", { revoked: true });
    await audit(tx, { at: now, actor, action: "media.withdraw", subject: `${kind}:${id}` });
    return row.recording;
  });
}

/** The folder in the storage of a recording of our own that has been withdrawn; null if there is none. */
export async function withdrawnRecording(db: Db, { kind, id }: MediaId): Promise<string | null> {
  const row = await db
    .selectFrom(kind === "video" ? "videos" : "episodes")
    .select("recording")
    .where("id", "=", id)
    .where("sample", "=", false)
    .where("withdrawn_at", "is not", null)
    .executeTakeFirst();
  return row?.recording ?? null;
}

/** Our own shows, by their slugs, the samples too. */
export const ownShowsWithSamples = (
  db: Db,
): Promise<{ slug: string; name: string; lang: string; sample: boolean }[]> =>
  db
    .selectFrom("shows as w")
    .innerJoin("sources as s", "s.id", "w.source_id")
    .select(["w.slug", "w.name", "w.lang", "w.sample"])
    .where("s.kind", "=", "own")
    .orderBy("w.slug")
    .execute();
