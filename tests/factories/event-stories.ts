import type { EventStory } from "#events/comparison.ts";
import type { Band } from "#stories/bias.ts";
import { nextNumber } from "./numbers.ts";

/** A story of `source` for the rules of an event's page, so many minutes after six. */
export function eventStory(
  source: string,
  minutes: number,
  band: Band | null = null,
  more: Partial<EventStory> & { country?: string } = {},
): EventStory {
  const { country = "FR", ...rest } = more;
  const id = nextNumber("eventStory");
  return {
    id,
    slug: `s-${id}`,
    title: `Title ${id}`,
    excerpt: "",
    lang: "fr",
    original: null,
    publishedAt: new Date(Date.UTC(2026, 10, 21, 6, minutes)).toISOString(),
    band,
    source: { id: source, name: source, country },
    publisher: source,
    updateOf: null,
    ...rest,
  };
}
