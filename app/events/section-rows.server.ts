import type { Db } from "#platform/db/db.server.ts";
import type { SectionRow } from "#stories/section-front.ts";
import { storiesById } from "#stories/stories.server.ts";
import { coverageOf } from "./front.server.ts";
import { headlineStoryFor } from "./headline-story.ts";
import { readEventHeadlines, type Subject } from "./section/section.queries.server.ts";
import type { ListPosition } from "./section/section-list.ts";

/**
 * The rows of a section's list at these positions, in their order; null for a story that is not visible any more.
 * @param languages the reader's, the most wanted first; null: all
 * @param subject of the page, if it is one's (`readEventHeadlines`)
 */
export async function readSectionRows(
  db: Db,
  positions: readonly ListPosition[],
  languages: readonly string[] | null,
  subject: Subject = { topic: null, country: null },
): Promise<(SectionRow | null)[]> {
  const events = await readEventHeadlines(
    db,
    positions.filter((p) => p.kind === "event").map((p) => p.id),
    subject,
  );
  const chosen = positions.map((position) => {
    if (position.kind === "story") return position.id;
    const event = events.get(position.id);
    const own = event?.ownStory == null ? null : Number(event.ownStory);
    const lead = event?.lead == null ? null : Number(event.lead);
    const headlineStory =
      event && headlineStoryFor(event.headlineStories, { own, lead, languages });
    return headlineStory ? Number(headlineStory.story) : null;
  });
  const byId = await storiesById(
    db,
    chosen.filter((id) => id !== null),
  );
  const coverage = await coverageOf(db, [...byId.values()]);
  return positions.map((position, n) => {
    const story = byId.get(chosen[n] ?? 0);
    if (!story) return null;
    const covered = coverage.get(story.id) ?? null;
    const at = events.get(position.id)?.lastAt.toISOString();
    return {
      story: { ...story, coverage: covered },
      at: (position.kind === "event" ? at : null) ?? story.publishedAt,
    };
  });
}
