import { existsSync, readFileSync } from "node:fs";
import type { StoryInput } from "#events/clustering/clusters.ts";
import { classify } from "#stories/classify.server.ts";
import type { LabelledStoryInput } from "./cluster-runs.ts";
import { statesOf } from "./event-stream.ts";
import { labelledFrom } from "./labelled-stories.ts";

/** A half of the project's own stories: the clustering is tuned on one and judged by the other. */
export type Half = "dev" | "held";

const file = new URL("../tests/fixtures/events/stories.jsonl", import.meta.url);

/** Our own stories of events, in order of publication; events of even number are for tuning. */
export function fixtureStories(): (LabelledStoryInput & { half: Half })[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const labelled = lines.map((line, i) => {
    const row = JSON.parse(line);
    const event = String(row.event ?? `alone-${row.id}`);
    const { lang, country, outlet, title, excerpt } = row;
    const at = Date.parse(row.published);
    const classified = classify({
      title,
      excerpt,
      categories: [],
      lang,
      source: { country, language: lang },
    });
    const story = {
      id: i + 1,
      lang,
      country,
      states: statesOf(classified),
      publisher: outlet,
      at,
      title,
      excerpt,
    };
    const half: Half = Number(/\d+/.exec(event)?.[0] ?? i) % 2 ? "held" : "dev";
    return { story, event, storylines: row.mega ? [row.mega] : [], half };
  });
  return labelled.sort((a, b) => a.story.at - b.story.at || a.story.id - b.story.id);
}

/** Other news of our own, by which the words of a language are known before the first story is placed. */
export function otherNews(): StoryInput[] {
  const tsv = readFileSync(
    new URL("../tests/fixtures/classification.tsv", import.meta.url),
    "utf8",
  );
  const at = Math.min(...fixtureStories().map((t) => t.story.at));
  return labelledFrom(tsv).map(({ lang, title, excerpt }, i) => ({
    id: -1 - i,
    lang,
    country: "",
    states: [],
    publisher: "",
    at,
    title,
    excerpt,
  }));
}
