// Turns announcements of the outbox into causes of alerts. Pure.
import type { EventForAlerts } from "#events/events-for-alerts.server.ts";
import type { Announcement } from "#platform/live/outbox.server.ts";
import type { StoryForAlerts } from "#stories/stories-for-alerts.server.ts";
import type { AlertCause } from "./alert.ts";
import { isNotable } from "./notable.ts";

/** The stories and events that some announcements name, each once. */
export type NamedNews = {
  /** Slugs of events that begin to break, with the titles of the announcements. */
  breakingEvents: Map<string, { title: string; lang: string }[]>;
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
    for (const { event, slug, title, lang } of payload.breaking ?? []) {
      if (!event) news.breakingStories.add(slug);
      else {
        const titles = news.breakingEvents.get(event) ?? [];
        news.breakingEvents.set(event, [...titles, { title, lang }]);
      }
    }
  }
  return news;
}

/** An event that is breaking, or notable for its topics and places; null if neither. Both share one alert. */
export function eventCause(event: EventForAlerts, breaking: boolean, now: Date): AlertCause | null {
  if (!breaking && !isNotable(event, now)) return null;
  return {
    key: `event:${event.slug}`,
    titles: event.titles,
    to: `/event/${event.slug}`,
    happenedAt: now,
    breaking,
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
  key: `event:${event.slug}:told:${event.firstReported.length}`,
  titles: event.titles,
  to: `/event/${event.slug}`,
  happenedAt: now,
  breaking: false,
  countries: event.places,
  body: { says: "more", sources, publishers: event.publishers },
});

export const pieceCause = (piece: StoryForAlerts, breaking: boolean, now: Date): AlertCause => ({
  key: `story:${piece.slug}`,
  titles: [{ title: piece.title, lang: piece.lang }],
  to: `/article/${piece.slug}`,
  happenedAt: now,
  breaking,
  countries: piece.countries,
  body: { says: "piece", author: piece.author?.name ?? null, excerpt: piece.excerpt },
});
