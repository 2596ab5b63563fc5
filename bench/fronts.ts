// Five days of real news replayed, and the pages that readers would have seen at six moments of each day, to be read.

import { breakingLines } from "#events/breaking.server.ts";
import { frontPage } from "#events/front.server.ts";
import { sectionFront } from "#events/section.server.ts";
import { titlesOf } from "#events/titles.server.ts";
import { hourMs } from "#platform/duration.ts";
import { breakingStories } from "#stories/flags.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { topics } from "#stories/topic.ts";
import { openTestSite, type TestSite } from "../tests/site.ts";
import type { Row } from "./row.ts";
import { openStreamReplay } from "./stream-replay.ts";

const firstDay = Date.UTC(2026, 0, 1);
const days = 5;
const hours = [6, 9, 12, 15, 18, 21];
/** Whose fronts are printed: those of the English page, of the German one, and of readers of all languages. */
const readers = [["en"], ["de", "en"], null];
/** The moments at which the section fronts are printed too, by their hour. */
const sectionsAt = 18;

export async function run(): Promise<Row[]> {
  const site = await openTestSite({ now: new Date(firstDay) });
  try {
    const replay = await openStreamReplay(site);
    if (!replay) {
      process.stderr.write("!!! SKIPPED: the replay of fronts (needs ../shared/feeds/stream)\n");
      return [];
    }
    let fronts = 0;
    for (let day = 0; day < days; day++)
      for (const hour of hours) {
        const moment = new Date(firstDay + (24 * day + hour) * hourMs);
        await replay.until(moment);
        for (const languages of readers) {
          await printFront(site, moment, languages);
          fronts++;
        }
        if (hour === sectionsAt) await printSections(site, moment);
      }
    return [{ name: "fronts: printed, to be read", figure: fronts, unit: `in ${days} days` }];
  } finally {
    await site.close();
  }
}

const lineOf = (s: StorySummary): string => {
  const c = s.coverage;
  const spread = c ? `${c.publishers} sources, ${c.countries} countries` : "alone";
  return `[${[...s.countries, ...s.nonEuCountries].join()} ${s.topics.join() || s.section}] ${s.title} | ${s.source.name}, ${s.lang} | ${spread}`;
};

/** Prints a front page as a reader of these languages is shown it. */
export async function printFront(
  { db }: TestSite,
  now: Date,
  languages: readonly string[] | null,
): Promise<void> {
  console.log(`\n=== ${now.toISOString().slice(0, 16)}, ${languages?.join(" and ") ?? "all"}`);
  const breaking = await breakingLines(db, await breakingStories(db, now), languages);
  for (const { title } of breaking) console.log(`  !! ${title}`);
  const stories = await frontPage(db, now, { languages });
  for (const [i, story] of stories.entries())
    console.log(`  ${String(i + 1).padStart(2)} ${lineOf(story)}`);
}

/** Prints the beginnings of the topics' fronts, and what the day's events are called. */
export async function printSections({ db }: TestSite, now: Date): Promise<void> {
  const languages = ["en"];
  for (const topic of topics) {
    console.log(`\n--- ${now.toISOString().slice(0, 16)}, ${topic}`);
    const { lead, rows } = await sectionFront(
      db,
      now,
      { base: "topic", topic, country: null, sort: "latest", before: null },
      { languages },
    );
    if (lead) console.log(`  lead ${lineOf(lead.story)}`);
    for (const { story } of rows.slice(0, 10)) console.log(`       ${lineOf(story)}`);
  }
  const events = await db
    .selectFrom("events")
    .select(["id", "publishers"])
    .where("merged_into", "is", null)
    .where("last_at", ">", new Date(now.getTime() - 24 * hourMs))
    .where("publishers", ">=", 3)
    .orderBy("publishers", "desc")
    .execute();
  console.log(`\n--- ${now.toISOString().slice(0, 16)}, titles of events`);
  const titles = await titlesOf(
    db,
    events.map((e) => e.id),
    languages,
  );
  for (const { id, publishers } of events)
    console.log(`       ${publishers} ${titles.get(id)?.title}`);
}
