import { sql } from "kysely";
import { z } from "zod";
import { eventsOfStories } from "#events/events.server.ts";
import { type EventForAlerts, eventsForAlerts } from "#events/events-for-alerts.server.ts";
import { followersOfEvent } from "#library/follows.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { newestChangeId, readChanges } from "#platform/live/outbox.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { type StoryForAlerts, storiesForAlerts } from "#stories/stories-for-alerts.server.ts";
import { type AlertCause, maxAgeMs } from "./alert.ts";
import { alertTextOf } from "./alert-text.server.ts";
import { queueAlerts } from "./alerts.server.ts";
import { type MatchFacts, matchAlert } from "./matching.ts";
import { eventCause, moreSourcesCause, newsOf, pieceCause } from "./news.ts";
import { alertRule, sourcesSince } from "./notable.ts";
import {
  type AlertReader,
  readAlertReaders,
  readAudience,
  readerBatch,
  type Subjects,
} from "./readers.queries.server.ts";

const cursorSetting = "alerts:read";
const cursor = z.object({ id: z.number() }).nullable().catch(null);
const batch = 500;
/** An event with fewer publishers makes no alert of any kind. */
const fewestPublishers = 2;

/**
 * The worker's task that reads the announcements of the outbox since the last time, and queues alerts about them. No
 * story waits for it, since it reads them after they were stored. The key of each alert prevents a second one.
 * @returns how many alerts were queued
 */
export async function queueNews({ db }: Pick<CoreServices, "db">, now: Date): Promise<number> {
  const known = cursor.parse(await readSetting(db, cursorSetting));
  // On the first run, skip all older announcements.
  const after = known?.id ?? (await newestChangeId(db));
  const { changes, last } = await readChanges(db, { after, limit: batch });
  const fresh = changes.filter(({ at }) => Date.now() - at.getTime() < maxAgeMs);
  const queued = fresh.length > 0 ? await queueCauses(db, newsOf(fresh), now) : 0;
  if (!known || last !== after) await writeSetting(db, cursorSetting, { id: last }, now);
  return queued;
}

async function queueCauses(db: Db, news: ReturnType<typeof newsOf>, now: Date): Promise<number> {
  const slugs = [...new Set([...news.breakingEvents.keys(), ...news.events])];
  const events = await eventsForAlerts(db, slugs, { publishers: fewestPublishers });
  const causes = [
    ...events.map((event) => causeOfEvent(event, news, now)),
    ...(await causesOfPieces(db, news, now)),
  ].filter((one) => one !== null);
  // What is breaking does not wait for the followers of anything else.
  causes.sort((a, b) => Number(b.cause.breaking) - Number(a.cause.breaking));
  let queued = 0;
  for (const { cause, subjects } of causes) queued += await queueCause(db, cause, subjects, now);
  for (const event of events) queued += await queueMoreSources(db, event, now);
  return queued;
}

type CauseOf = { cause: AlertCause; subjects: Subjects };

function causeOfEvent(
  event: EventForAlerts,
  news: ReturnType<typeof newsOf>,
  now: Date,
): CauseOf | null {
  const announced = news.breakingEvents.get(event.slug) ?? null;
  const titled = announced ? { ...event, titles: announced.titles } : event;
  const cause = eventCause(titled, announced, now);
  return cause && { cause, subjects: { topics: event.topics, countries: event.places } };
}

async function causesOfPieces(
  db: Db,
  news: ReturnType<typeof newsOf>,
  now: Date,
): Promise<CauseOf[]> {
  const pieces = await storiesForAlerts(db, {
    ids: [...news.added],
    slugs: [...news.breakingStories],
  });
  const marked = pieces.filter(({ slug }) => news.breakingStories.has(slug));
  const events = await eventsOfStories(
    db,
    marked.map(({ id }) => id),
  );
  return pieces.flatMap((piece) => {
    const isMarked = marked.includes(piece);
    if (!isMarked && !isNewPiece(piece, now)) return [];
    const mark = isMarked ? { event: events.get(piece.id)?.slug ?? null } : null;
    const authors = piece.author ? [piece.author.slug] : [];
    const subjects = { topics: piece.topics, countries: piece.countries, authors };
    return [{ cause: pieceCause(piece, mark, now), subjects }];
  });
}

/** Only our own pieces cause alerts one by one. Feed stories are covered by the alerts about events. */
const isNewPiece = ({ own, publishedAt }: StoryForAlerts, now: Date): boolean =>
  own && now.getTime() - publishedAt.getTime() < maxAgeMs;

/**
 * Queues alerts for the followers of an event about its new sources, once there are enough since the last alert. To
 * followers of an event that was merged into it, what it had by then is not new.
 */
async function queueMoreSources(db: Db, event: EventForAlerts, now: Date): Promise<number> {
  const followers = await followersOfEvent(db, event.id);
  if (followers.length === 0) return 0;
  const { rows } = await sql<{ reader: string; since: Date }>`
    with names as (
      select id::text as id, 'event:' || slug as key, case when id <> ${event.id} then updated_at end as merged_at
      from events where id = ${event.id} or merged_into = ${event.id}
    )
    select r.id as reader, greatest((
      select max(greatest(f.followed_at, n.merged_at)) from follows f join names n on n.id = f.name
      where f.user_id = r.id and f.kind = 'event'
    ), (
      select max(a.queued_at) from alerts a join names n on a.key = n.key or starts_with(a.key, n.key || ':')
      where a.user_id = r.id
    ), ${event.firstAt}::timestamptz) as since
    from unnest(${followers}::uuid[]) r (id)`.execute(db);
  let queued = 0;
  const groups = Map.groupBy(rows, (row) => sourcesSince(event.firstReported, row.since));
  for (const [sources, group] of groups) {
    if (sources < alertRule.moreSources) continue;
    const cause = moreSourcesCause(event, sources, now);
    for (let at = 0; at < group.length; at += readerBatch) {
      const ids = group.slice(at, at + readerBatch).map(({ reader }) => reader);
      const readers = await readAlertReaders(db, ids, now);
      const followed = readers.map((reader) => ({ ...reader, followed: ["events" as const] }));
      queued += await queueFor(db, cause, followed, now);
    }
  }
  return queued;
}

async function queueCause(
  db: Db,
  cause: AlertCause,
  subjects: Subjects,
  now: Date,
): Promise<number> {
  let queued = 0;
  const keys = [cause.key, ...cause.earlierKeys];
  for await (const readers of readAudience(db, { breaking: cause.breaking, subjects, keys }, now))
    queued += await queueFor(db, cause, readers, now);
  return queued;
}

/** Queues the alerts of a cause for those of some readers for whom it is one. */
async function queueFor(
  db: Db,
  cause: AlertCause,
  readers: readonly (AlertReader & Pick<MatchFacts, "followed">)[],
  now: Date,
): Promise<number> {
  const alerts = readers.flatMap((reader) => {
    const match = matchAlert(cause, reader);
    if (!match) return [];
    const text = alertTextOf(cause, match, reader.locale);
    const { kind } = match;
    return [{ reader: reader.id, kind, key: cause.key, text, happenedAt: cause.happenedAt }];
  });
  return queueAlerts(db, alerts, now);
}
