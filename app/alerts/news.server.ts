import { sql } from "kysely";
import { z } from "zod";
import { type EventForAlerts, eventsForAlerts } from "#events/events-for-alerts.server.ts";
import { followersOf, type StorySubjects } from "#library/follows.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { newestChangeId, readChanges } from "#platform/live/outbox.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { type StoryForAlerts, storiesForAlerts } from "#stories/stories-for-alerts.server.ts";
import { type AlertCause, type AlertKind, maxAgeMs } from "./alert.ts";
import { alertTextOf } from "./alert-text.server.ts";
import { queueAlerts } from "./alerts.server.ts";
import { matchAlert } from "./matching.ts";
import { eventCause, moreSourcesCause, newsOf, pieceCause } from "./news.ts";
import { alertRule, sourcesSince } from "./notable.ts";
import { readAudience } from "./readers.queries.server.ts";

const cursorSetting = "alerts:read";
const cursor = z.object({ id: z.number() }).nullable().catch(null);
const batch = 500;
/** An event with fewer publishers makes no alert of any kind. */
const fewestPublishers = 2;

type Followed = Exclude<AlertKind, "breaking" | "replies">;

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
  let queued = 0;
  const slugs = [...new Set([...news.breakingEvents.keys(), ...news.events])];
  for (const event of await eventsForAlerts(db, slugs, { publishers: fewestPublishers })) {
    const announced = news.breakingEvents.get(event.slug);
    const titled = announced ? { ...event, titles: announced } : event;
    const cause = eventCause(titled, announced !== undefined, now);
    const subjectsByKind = {
      topics: { topics: event.topics },
      countries: { countries: event.places },
    };
    if (cause) queued += await queueCause(db, cause, await followersBy(db, subjectsByKind), now);
    queued += await queueMoreSources(db, event, now);
  }
  const pieces = await storiesForAlerts(db, {
    ids: [...news.added],
    slugs: [...news.breakingStories],
  });
  for (const piece of pieces) {
    const breaking = news.breakingStories.has(piece.slug);
    if (breaking || isNewPiece(piece, now))
      queued += await queueCause(
        db,
        pieceCause(piece, breaking, now),
        await followersBy(db, reachOf(piece)),
        now,
      );
  }
  return queued;
}

/** Only our own pieces cause alerts one by one. Feed stories are covered by the alerts about events. */
const isNewPiece = ({ own, publishedAt }: StoryForAlerts, now: Date): boolean =>
  own && now.getTime() - publishedAt.getTime() < maxAgeMs;

const reachOf = (piece: StoryForAlerts) => ({
  topics: { topics: piece.topics },
  countries: { countries: piece.countries },
  authors: { authors: piece.author ? [piece.author.slug] : [] },
});

/** The readers who follow something, by id, each with the kinds of alerts under which it concerns them. */
async function followersBy(
  db: Db,
  subjectsByKind: Partial<Record<Followed, StorySubjects>>,
): Promise<Map<string, Followed[]>> {
  const followers = new Map<string, Followed[]>();
  for (const [kind, subjects] of Object.entries(subjectsByKind) as [Followed, StorySubjects][])
    for (const reader of await followersOf(db, subjects))
      followers.set(reader, [...(followers.get(reader) ?? []), kind]);
  return followers;
}

/** Queues alerts for the followers of an event about its new sources, once there are enough since the last alert. */
async function queueMoreSources(db: Db, event: EventForAlerts, now: Date): Promise<number> {
  const followers = await followersOf(db, { events: [event.id] });
  if (followers.length === 0) return 0;
  const { rows } = await sql<{ reader: string; since: Date }>`
    select r.id as reader, greatest(f.followed_at, (
      select max(a.queued_at) from alerts a
      where a.user_id = r.id and (a.key = ${`event:${event.slug}`} or starts_with(a.key, ${`event:${event.slug}:`}))
    ), ${event.firstAt}::timestamptz) as since
    from unnest(${followers}::uuid[]) r (id)
      left join follows f on f.user_id = r.id and f.kind = 'event' and f.name = ${String(event.id)}`.execute(
    db,
  );
  let queued = 0;
  const groups = Map.groupBy(rows, (row) => sourcesSince(event.firstReported, row.since));
  for (const [sources, group] of groups) {
    if (sources < alertRule.moreSources) continue;
    const followed = new Map(group.map((row) => [row.reader, ["events" as const]]));
    queued += await queueCause(db, moreSourcesCause(event, sources, now), followed, now);
  }
  return queued;
}

async function queueCause(
  db: Db,
  cause: AlertCause,
  followers: ReadonlyMap<string, readonly Followed[]>,
  now: Date,
): Promise<number> {
  let queued = 0;
  const whom = { breaking: cause.breaking, followers: [...followers.keys()] };
  for await (const readers of readAudience(db, whom, now)) {
    const alerts = readers.flatMap((reader) => {
      const match = matchAlert(cause, { ...reader, followed: followers.get(reader.id) ?? [] });
      if (!match) return [];
      const text = alertTextOf(cause, match, reader.locale);
      const { kind } = match;
      return [{ reader: reader.id, kind, key: cause.key, text, happenedAt: cause.happenedAt }];
    });
    queued += await queueAlerts(db, alerts, now);
  }
  return queued;
}
