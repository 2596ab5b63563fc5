import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  assignStory,
  type Clusters,
  forgetBefore,
  newClusters,
  type StoryInput,
} from "#events/clustering/clusters.ts";
import type { WeightsByLanguage } from "#events/clustering/pair-weights.ts";
import { withoutBoilerplate } from "#feeds/normalise/boilerplate.ts";
import { clip } from "#feeds/normalise/clip.ts";
import { plainText } from "#feeds/normalise/text.ts";
import { withoutTitle } from "#feeds/normalise/title-fallback.ts";
import { hourMs } from "#platform/duration.ts";
import { type Classified, classify } from "#stories/classify.server.ts";
import { sharedFeeds } from "../tests/feeds/folder.ts";
import { clusterIdOf, type LabelledStory } from "./cluster-scores.ts";

/** Five days of 18 outlets, where they lie beside the project. */
const folder = join(sharedFeeds, "stream");

/** Some hours of the stream of which every story has been labelled with its event. */
export type Window = { name: string; stories: LabelledStreamStory[] };
export type LabelledStreamStory = { story: StoryInput; event: string; storylines: string[] };

/** The lines of a file; their shape is that of the folder's README. */
const lines = <Line>(name: string): Line[] =>
  readFileSync(join(folder, name), "utf8")
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line));

type Item = Record<"lang" | "country" | "outlet" | "published" | "title" | "url", string> & {
  id: number;
  summary: string | null;
  feedUrl?: string;
};
type Label = { window?: string; id: number; event: number | null; mega: string[] };

/** The states that a piece is about, as the clustering reads them: neither the Union nor an unknown state is one. */
export const statesOf = ({ countries, nonEuCountries }: Classified): string[] =>
  [...countries, ...nonEuCountries].filter((place) => place !== "EU" && place !== "XX");

/** The stories of the stream in order of publication, cleaned as feeds are; null where it is missing. */
export function readStream(): (StoryInput & { url: string })[] | null {
  if (!existsSync(folder)) return null;
  return lines<Item>("january-1-5.jsonl")
    .map(({ id, lang, country, outlet, published, title, summary, url, feedUrl }) => {
      const clean = clip(plainText(title, "title"), 300);
      const text = withoutTitle(withoutBoilerplate(plainText(summary ?? "")), clean);
      const classified = classify({
        title: clean,
        excerpt: text,
        categories: [],
        lang,
        url,
        feed: { url: feedUrl ?? null, title: null },
        source: { country, language: lang, kind: "news" },
      });
      // Ids begin with 1 in the product.
      return {
        id: id + 1,
        lang,
        country,
        states: statesOf(classified),
        publisher: outlet,
        at: Date.parse(published),
        title: clean,
        excerpt: clip(text, 300),
        url,
      };
    })
    .sort((a, b) => a.at - b.at || a.id - b.id);
}

/** The labelled windows: J of 3 January, A, B and C of 4 and 5 January. */
export function labelledWindows(stories: readonly StoryInput[]): Window[] {
  const byId = new Map(stories.map((r) => [r.id, r]));
  const labels = [
    ...lines<Label>("events-january-3.jsonl").map((label) => ({ ...label, window: "J" })),
    ...lines<Label>("events-january-4-5.jsonl").map((label) => ({ window: "?", ...label })),
  ];
  return [...Map.groupBy(labels, (l) => l.window)].map(([name, all]) => ({
    name,
    stories: all.map(({ id, event, mega }) => ({
      story: byId.get(id + 1) as StoryInput,
      event: event === null ? `alone-${id}` : `${name}-${event}`,
      storylines: mega,
    })),
  }));
}

/**
 * Clusters the whole stream. @returns by window, the clusters of its stories at the window's end
 * @param o.weights by which pairs of stories are compared
 * @param o.onEnd is given the clusters at the end of each window
 */
export function clusterStream(
  stories: readonly StoryInput[],
  windows: readonly Window[],
  o: { weights?: WeightsByLanguage; onEnd?: (window: Window, c: Clusters) => void } = {},
): Map<string, LabelledStory[]> {
  const ends = new Map(
    windows.map((w) => [w.stories.reduce((a, b) => (a.story.at > b.story.at ? a : b)).story.id, w]),
  );
  const answers = new Map<string, LabelledStory[]>();
  const c = newClusters(o.weights);
  let forgotten = 0;
  for (const story of stories) {
    if (story.at - forgotten > hourMs) {
      forgotten = story.at;
      forgetBefore(c, forgotten - 72 * hourMs);
    }
    assignStory(c, story);
    const window = ends.get(story.id);
    if (!window) continue;
    answers.set(
      window.name,
      window.stories.map(({ story: { id, lang }, event, storylines }) => ({
        lang,
        event,
        storylines,
        cluster: clusterIdOf(c, id) ?? 0,
      })),
    );
    o.onEnd?.(window, c);
  }
  return answers;
}
