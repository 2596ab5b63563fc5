import { existsSync, readFileSync } from "node:fs";
import type { Report } from "#events/clustering/clusters.ts";
import { labelledFrom } from "#stories/classification/evaluation.ts";
import { classify } from "#stories/classify.server.ts";
import type { LabelledReport } from "./cluster-runs.ts";
import { statesOf } from "./event-stream.ts";

/** A half of the project's own stories: the clustering is tuned on one and judged by the other. */
export type Half = "dev" | "held";

const file = new URL("../tests/fixtures/events/stories.jsonl", import.meta.url);

/** Our own stories of events, in order of publication; events of even number are for tuning. */
export function fixtureStories(): (LabelledReport & { half: Half })[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const labelled = lines.map((line, i) => {
    const story = JSON.parse(line);
    const event = String(story.event ?? `alone-${story.id}`);
    const { lang, country, outlet, title, excerpt } = story;
    const at = Date.parse(story.published);
    const placed = classify({
      title,
      excerpt,
      categories: [],
      lang,
      source: { country, language: lang },
    });
    const report = {
      id: i + 1,
      lang,
      country,
      about: statesOf(placed),
      outlet,
      at,
      title,
      excerpt,
    };
    const half: Half = Number(/\d+/.exec(event)?.[0] ?? i) % 2 ? "held" : "dev";
    return { report, event, within: story.mega ? [story.mega] : [], half };
  });
  return labelled.sort((a, b) => a.report.at - b.report.at || a.report.id - b.report.id);
}

/** Other news of our own, by which the words of a language are known before the first story is placed. */
export function otherNews(): Report[] {
  const tsv = readFileSync(
    new URL("../tests/fixtures/classification.tsv", import.meta.url),
    "utf8",
  );
  const at = Math.min(...fixtureStories().map((t) => t.report.at));
  return labelledFrom(tsv).map(({ lang, title, excerpt }, i) => ({
    id: -1 - i,
    lang,
    country: "",
    about: [],
    outlet: "",
    at,
    title,
    excerpt,
  }));
}
