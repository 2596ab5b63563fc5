import { existsSync, readFileSync } from "node:fs";
import type { Told } from "./cluster-runs.ts";

/** A half of the project's own stories: the recipe is tuned on one and judged by the other. */
export type Half = "dev" | "held";

const file = new URL("../tests/fixtures/events/stories.jsonl", import.meta.url);

/** Our own stories of events, in order of publication; events of even number are for tuning. */
export function fixtureStories(): (Told & { half: Half })[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const told = lines.map((line, i) => {
    const story = JSON.parse(line);
    const event = String(story.event ?? `alone-${story.id}`);
    const { lang, country, outlet, title, excerpt } = story;
    const at = Date.parse(story.published);
    const report = { id: i + 1, lang, country, outlet, at, title, excerpt };
    const half: Half = Number(/\d+/.exec(event)?.[0] ?? i) % 2 ? "held" : "dev";
    return { report, event, within: story.mega ?? null, half };
  });
  return told.sort((a, b) => a.report.at - b.report.at || a.report.id - b.report.id);
}
