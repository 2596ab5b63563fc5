// Turns announcements of the outbox into causes of alerts. Pure.
import type { EventForAlerts } from "#events/events-for-alerts.server.ts";
import type { Announcement } from "#platform/live/outbox.server.ts";
import type { StoryForAlerts } from "#stories/stories-for-alerts.server.ts";
import type { AlertCause } from "./alert.ts";
import { isNotable } from "./notable.ts";

/** The stories and events that some announcements name, each once. */
export type NamedNews = {
  /** Slugs of events that begin to break, with the titles of the announcements, and whether an editor has named them. */
  breakingEvents: Map<string, { titles: { title: string; lang: string }[]; marked: boolean }>;
  /** Slugs of stories that an editor marks as breaking. */
  breakingStories: Set<string>;
  /** Slugs of events that have changed. */
  events: Set<string>;
  /** Ids of stories that are new and listed. */
  added: Set<number>;
};

export function newsOf(announcements: readonly Announcement[]): NamedNews {
  const news: NamedNews = {
    breakingEvents: new Map(),
    breakingStories: new Set(),
    events: new Set(),
    added: new Set(),
  };
  for (const { topic, payload } of announcements) {
    if (topic === "events") for (const slug of payload.slugs ?? []) news.events.add(slug);
    if (topic !== "stories") continue;
    for (const { id } of payload.added ?? []) news.added.add(id);
    for (const { event, slug, title, lang, marked = false } of payload.breaking ?? []) {
      if (!event) news.breakingStories.add(slug);
      else {
        const known = news.breakingEvents.get(event) ?? { titles: [], marked };
        const titles = [...known.titles, { title, lang }];
        news.breakingEvents.set(event, { titles, marked: known.marked || marked });
      }
    }
  }
  return news;
}

/**
 * An event that is breaking, or notable for its topics and places; null if neither. Both share one alert, also with events
 * that were merged into it and with stories of it that an editor has marked.
 * @param breaking null where it is not breaking
 */
export function eventCause(
  event: EventForAlerts,
  breaking: { marked: boolean } | null,
  now: Date,
): AlertCause | null {
  if (!breaking && !isNotable(event, now)) return null;
  return {
    key: eventKey(event.slug),
    earlierKeys: [...event.formerSlugs.map(eventKey), ...event.markedStories.map(storyKey)],
    titles: event.titles,
    to: `/event/${event.slug}`,
    happenedAt: now,
    breaking: breaking !== null,
    marked: breaking?.marked ?? false,
    countries: event.places,
    body: { says: "reports", publishers: event.publishers, countries: event.countries },
  };
}

/** Further sources of an event, for its followers. */
export const moreSourcesCause = (
  event: EventForAlerts,
  sources: number,
  now: Date,
): AlertCause => ({
  key: `${eventKey(event.slug)}:told:${event.firstReported.length}`,
  earlierKeys: [],
  titles: event.titles,
  to: `/event/${event.slug}`,
  happenedAt: now,
  breaking: false,
  marked: false,
  countries: event.places,
  body: { says: "more", sources, publishers: event.publishers },
});

/**
 * A new piece of our own, or a story that an editor marks as breaking: if others report it too, that is the alert of its
 * event.
 * @param marked null where it is not marked; else the slug of its event, if it has one
 */
export function pieceCause(
  piece: StoryForAlerts,
  marked: { event: string | null } | null,
  now: Date,
): AlertCause {
  const own = storyKey(piece.slug);
  return {
    ...(marked?.event
      ? { key: eventKey(marked.event), earlierKeys: [own] }
      : { key: own, earlierKeys: [] }),
    titles: [{ title: piece.title, lang: piece.lang }],
    to: `/article/${piece.slug}`,
    happenedAt: now,
    breaking: marked !== null,
    marked: marked !== null,
    countries: piece.countries,
    body: { says: "piece", author: piece.author?.name ?? null, excerpt: piece.excerpt },
  };
}

const eventKey = (slug: string) => `event:${slug}`;
const storyKey = (slug: string) => `story:${slug}`;
