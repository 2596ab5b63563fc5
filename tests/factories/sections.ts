import type { Database } from "#platform/db/db.server.ts";
import type { CoveredPlace } from "#stories/country.ts";
import { readSection, type SectionView } from "#stories/section-address.ts";

/** What a section's page is asked for by its address. @throws where there is no such section */
export function sectionViewAt(path: string, more: Partial<SectionView> = {}): SectionView {
  const { pathname, searchParams } = new URL(path, "http://x");
  const [, base, name = ""] = pathname.split("/");
  const found = readSection(base === "topic" ? "topic" : "country", name, searchParams);
  if (!found || "movedTo" in found) throw new Error(path);
  return { ...found.view, ...more } as SectionView;
}

/** Says of a story that it is about these places too. */
export async function addPlaces(
  db: Database,
  story: number,
  countries: readonly CoveredPlace[],
): Promise<void> {
  for (const [position, country] of countries.entries())
    await db.insertInto("story_countries").values({ story_id: story, country, position }).execute();
}
