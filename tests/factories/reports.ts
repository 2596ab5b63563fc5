import type { Report } from "#events/comparison.ts";
import type { Band } from "#stories/bias.ts";
import { nextNumber } from "./numbers.ts";

/** A report of `source` for the rules of an event's page, so many minutes after six. */
export function report(
  source: string,
  minutes: number,
  band: Band | null = null,
  more: Partial<Report> & { country?: string } = {},
): Report {
  const { country = "FR", ...rest } = more;
  const id = nextNumber("report");
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
    foldedInto: null,
    ...rest,
  };
}
