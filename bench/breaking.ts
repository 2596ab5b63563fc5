import {
  assignStory,
  forgetBefore,
  leadStoryOf,
  newClusters,
  type StoryInput,
} from "#events/clustering/clusters.ts";
import { hourMs, minuteMs } from "#platform/duration.ts";
import { classify } from "#stories/classify.server.ts";
import { breakingAt } from "#stories/flags/breaking.ts";
import { isNews } from "#stories/story-class.ts";
import { clusterIdOf } from "./cluster-scores.ts";
import { readStream } from "./event-stream.ts";
import type { Row } from "./row.ts";

/** Whether the product would cluster a story. */
const isClustered = ({
  title,
  excerpt,
  lang,
  url,
  country,
}: StoryInput & { url: string }): boolean =>
  isNews(
    classify({
      title,
      excerpt,
      categories: [],
      lang,
      url,
      source: { country, language: lang, kind: "news" },
    }).class,
  );

/** An event that began to break, with the headlines that brought it about. */
type Beginning = { at: number; headline: string; stories: StoryInput[]; cluster: number };

/** Replays the stream as the worker would see it, every five minutes, and prints each beginning to be read. */
export async function run(): Promise<Row[]> {
  const stream = readStream();
  if (!stream) {
    process.stderr.write(
      "!!! SKIPPED: the replay of breaking news (needs ../shared/feeds/stream)\n",
    );
    return [];
  }
  const beginnings = replay(stream);
  for (const { at, headline, stories, cluster } of beginnings) {
    const outlets = [...new Set(stories.map((r) => `${r.publisher} (${r.country})`))].join(", ");
    console.log(`${new Date(at).toISOString().slice(0, 16)}  ${headline}  [${cluster}]`);
    console.log(`                  ${stories.length} reports: ${outlets}`);
  }
  const days = new Set(stream.map((r) => new Date(r.at).toISOString().slice(0, 10))).size;
  return [
    {
      name: "breaking: beginnings in the stream",
      figure: beginnings.length,
      unit: `in ${days} days`,
    },
  ];
}

function replay(stream: readonly (StoryInput & { url: string })[]): Beginning[] {
  const c = newClusters();
  const byId = new Map(stream.map((r) => [r.id, r]));
  /** When the event last broke, by the stories that it had then: clusters change their ids as they merge. */
  const broke = new Map<number, number>();
  const beginnings: Beginning[] = [];
  const changed = new Set<number>();
  let next = stream[0]?.at ?? 0;
  for (const story of stream) {
    for (; next < story.at; next += 5 * minuteMs) {
      for (const id of changed) {
        const clusterId = clusterIdOf(c, id);
        const cluster = clusterId !== null && c.clusters.get(clusterId);
        if (!cluster) continue;
        const ids = cluster.members.map((m) => m.id);
        const times = ids.flatMap((member) => broke.get(member) ?? []);
        const stories = ids
          .map((member) => byId.get(member) as StoryInput)
          .map((r) => ({ ...r, owner: r.publisher }));
        const brokeAt = times.length > 0 ? Math.max(...times) : null;
        if (!breakingAt({ stories, brokeAt }, next)?.begins) continue;
        for (const member of ids) broke.set(member, next);
        const recent = stories.filter((r) => r.at > next - 90 * minuteMs);
        const lead = leadStoryOf(c, cluster.id);
        const headline = byId.get(lead ?? 0)?.title ?? "";
        beginnings.push({ at: next, headline, stories: recent, cluster: cluster.id });
      }
      for (const id of changed) if ((byId.get(id)?.at ?? 0) < next - 2 * hourMs) changed.delete(id);
      if (next % hourMs < 5 * minuteMs) forgetBefore(c, next - 72 * hourMs);
    }
    if (!isClustered(story)) continue;
    assignStory(c, story);
    changed.add(story.id);
  }
  return beginnings;
}
