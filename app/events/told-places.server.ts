import type { Db } from "#platform/db/db.server.ts";
import type { SectionRow } from "#stories/section-front.ts";
import { storiesById } from "#stories/stories.server.ts";
import { tellingFor } from "./front/rank.ts";
import { coverageOf } from "./front.server.ts";
import { readEventRows } from "./section/section.queries.server.ts";
import type { Place } from "./section/section-list.ts";

/**
 * The stories by which these places are shown, in their order; null for what is not visible any more.
 * @param languages the reader's, the most wanted first; null: all
 */
export async function tellPlaces(
  db: Db,
  places: readonly Place[],
  languages: readonly string[] | null,
): Promise<(SectionRow | null)[]> {
  const events = await readEventRows(
    db,
    places.filter((p) => p.kind === "event").map((p) => p.id),
  );
  const chosen = places.map((place) => {
    if (place.kind === "story") return place.id;
    const event = events.get(place.id);
    const own = event?.ownStory == null ? null : Number(event.ownStory);
    const lead = event?.lead == null ? null : Number(event.lead);
    const telling = event && tellingFor(event.tellings, { own, lead, languages });
    return telling ? Number(telling.story) : null;
  });
  const byId = await storiesById(
    db,
    chosen.filter((id) => id !== null),
  );
  const coverage = await coverageOf(db, [...byId.values()]);
  return places.map((place, n) => {
    const story = byId.get(chosen[n] ?? 0);
    if (!story) return null;
    const covered = coverage.get(story.id) ?? null;
    const at = events.get(place.id)?.lastAt.toISOString();
    return {
      story: { ...story, coverage: covered },
      at: (place.kind === "event" ? at : null) ?? story.publishedAt,
    };
  });
}
