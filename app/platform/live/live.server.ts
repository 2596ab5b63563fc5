import { sql } from "kysely";
import type { Db } from "../db/db.server.ts";

const lock = 7240912;

/**
 * Writes one row to the outbox, in the transaction of the change it tells of. Every process hears of it
 * after commit and drops what it cached.
 *
 * - `stories`: lists have changed, and the articles at `payload.slugs`; without slugs, any article.
 *   Open pages are told of `payload.added` (new and listed: `{id, topics, countries}`) and of `payload.breaking`
 *   (breaking from now on: `{slug, title, lang}`).
 * - `payload.revoked: true`: something may not be shown any more (withdrawn, opted out, behind the paywall
 *   now). Every cached page goes, as any may show it in a list, even when no new one can be made.
 *   Otherwise an old page may still stand in while rendering fails.
 * - `events`: the pages of the events at `payload.slugs` have changed, and what the articles at `payload.stories`
 *   say of their event.
 * - `reader`, written by triggers alone: a session of the reader ended (`payload.what`: `session`), or what they may
 *   see changed (`subscription`).
 * - `clock`: the product's time is `payload.aheadMs` ahead of the real one from now on.
 */
export async function announce(
  db: Db,
  topic: "stories" | "media" | "events" | "clock",
  payload: Record<string, unknown> = {},
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
  await db
    .insertInto("live_events")
    .values({ topic, payload: JSON.stringify(payload) })
    .execute();
}

/** Forgets what every process has long heard of, but for the newest: its id tells them what they have seen. */
export const forgetEvents = (db: Db, before: Date): Promise<unknown> =>
  db
    .deleteFrom("live_events")
    .where("at", "<", before)
    .where("id", "<", (e) => e.selectFrom("live_events").select((f) => f.fn.max("id").as("id")))
    .execute();
