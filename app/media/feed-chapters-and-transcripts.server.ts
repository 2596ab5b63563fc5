// Fetches the chapters and transcripts that publishers' feeds name.

import { sql } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { storableJson } from "#platform/db/storable-json.server.ts";
import { hourMs } from "#platform/duration.ts";
import { type FetchUrl, openFetcher, userAgent } from "#platform/http/fetch.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { TextFile } from "./feed-chapters-and-transcripts.ts";
import type { Chapter, Cue } from "./recording.ts";
import type { MediaId } from "./recordings.server.ts";
import { readChapters, readTranscript } from "./transcript-file.server.ts";

/** Files that are fetched in one round. */
const roundSize = 8;
/** The files of older recordings are not fetched: a new feed may have a thousand of them. */
const oldestDays = 90;
const maxFailures = 4;

/** Queues the text files of stored items. A file whose address is known already stays as it is. */
export async function queueTextFiles(
  tx: Tx,
  kind: MediaId["kind"],
  items: { id: number; publishedAt: Date; files: TextFile[] }[],
  now: Date,
): Promise<void> {
  const oldest = now.getTime() - oldestDays * 24 * hourMs;
  const rows = items
    .filter(({ publishedAt }) => publishedAt.getTime() >= oldest)
    .flatMap(({ id, files }) =>
      files.map(({ role, url, lang }) => ({ kind, item_id: id, role, url, lang: lang ?? "" })),
    );
  if (rows.length === 0) return;
  await tx
    .insertInto("media_text_files")
    .values(rows.map((row) => ({ ...row, due_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "item_id", "role", "lang"])
        .doUpdateSet((e) => ({ url: e.ref("excluded.url"), due_at: now, failures: 0 }))
        .whereRef("media_text_files.url", "<>", "excluded.url"),
    )
    .execute();
}

/**
 * Fetches due files round by round; close it when done. Without `FEEDS` in the configuration no round does anything.
 *
 * @param o.signal ends a round that is running
 */
export function openTextFetching(o: {
  db: Database;
  config: Config;
  log: Log;
  now: Clock;
  signal: AbortSignal;
}): { round(): Promise<number>; close(): Promise<void> } {
  const { db, config, log, now, signal } = o;
  if (!config.feeds) return { round: async () => 0, close: async () => {} };
  const { fetch, close } = openFetcher({
    userAgent: userAgent(config),
    accept: "text/vtt, application/x-subrip, application/json, */*;q=0.5",
    now,
    allowPrivate: config.feedsAllowPrivate,
  });
  return { round: () => fetchDueTexts(db, { fetch, log, now: now() }, signal), close };
}

type Due = {
  kind: MediaId["kind"];
  item_id: number;
  role: string;
  lang: string;
  url: string;
  failures: number;
};

/**
 * Fetches the files that are due, newly named ones first, and stores their contents. One that cannot be fetched or read
 * is tried again after an hour, then after longer, four times in all; one that cannot be stored is logged as well.
 * Announces `media` if something was stored.
 *
 * @returns how many files were stored
 */
export async function fetchDueTexts(
  db: Database,
  { fetch, log, now }: { fetch: FetchUrl; log: Log; now: Date },
  signal?: AbortSignal,
): Promise<number> {
  let stored = 0;
  for (const file of await claimDueTexts(db, now)) {
    if (signal?.aborted) break;
    const answer = await fetch({ url: file.url }, signal);
    if (answer.kind !== "fresh") continue;
    try {
      if (await storeText(db, file, new TextDecoder().decode(answer.body))) stored += 1;
    } catch (err) {
      log.error({ err, url: file.url }, "the chapters or transcript of a feed could not be stored");
    }
  }
  return stored;
}

/** The due files. Each is due again later, unless it is stored: a worker that ends in between loses nothing. */
async function claimDueTexts(db: Database, now: Date): Promise<Due[]> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<Due>`
      update media_text_files f
      set failures = f.failures + 1,
        due_at = case when f.failures + 1 < ${maxFailures}
          then ${now}::timestamptz + interval '1 hour' * power(6, f.failures) end
      from (
        select kind, item_id, role, lang from media_text_files
        where due_at <= ${now}
        order by failures, item_id desc
        limit ${roundSize}
        for update skip locked
      ) due
      where (f.kind, f.item_id, f.role, f.lang) = (due.kind, due.item_id, due.role, due.lang)
      returning f.kind, f.item_id, f.role, f.lang, f.url, f.failures`.execute(tx);
    return rows;
  });
}

async function storeText(db: Database, file: Due, text: string): Promise<boolean> {
  const chapters = file.role === "chapters" ? readChapters(text) : null;
  const cues = file.role === "transcript" ? await readTranscript(text) : null;
  if (chapters === null && cues === null) return false;
  return transaction(db, async (tx) => {
    const lang = await languageOf(tx, file);
    if (lang === null) return false;
    if (chapters) await storeChapters(tx, file, chapters);
    if (cues) await storeTranscript(tx, file, file.lang || lang, cues);
    await tx
      .updateTable("media_text_files")
      .set({ due_at: null, failures: 0 })
      .where("kind", "=", file.kind)
      .where("item_id", "=", file.item_id)
      .where("role", "=", file.role)
      .where("lang", "=", file.lang)
      .execute();
    await announce(tx, "media", {});
    return true;
  });
}

const tableOf = (kind: MediaId["kind"]) => (kind === "video" ? "videos" : "episodes");

/** The language of the item; null if the item is gone. */
async function languageOf(db: Db, { kind, item_id }: Due): Promise<string | null> {
  const row = await db
    .selectFrom(tableOf(kind))
    .select("lang")
    .where("id", "=", item_id)
    .executeTakeFirst();
  return row?.lang ?? null;
}

const storeChapters = (tx: Tx, { kind, item_id }: Due, chapters: Chapter[]) =>
  tx
    .updateTable(tableOf(kind))
    .set({ chapters: storableJson(chapters) })
    .where("id", "=", item_id)
    .execute();

const storeTranscript = (tx: Tx, { kind, item_id }: Due, lang: string, cues: Cue[]) =>
  tx
    .insertInto("media_transcripts")
    .values({ kind, item_id, lang, cues: storableJson(cues) })
    .onConflict((conflict) =>
      conflict.columns(["kind", "item_id", "lang"]).doUpdateSet({ cues: storableJson(cues) }),
    )
    .execute();
