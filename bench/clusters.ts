import { assignStory, forgetBefore, newClusters } from "#events/clustering/clusters.ts";
import { clusteringLimits } from "#events/clustering-job/limits.ts";
import { hourMs } from "#platform/duration.ts";
import { clusterStories, type LabelledStoryInput, shuffled } from "./cluster-runs.ts";
import { bCubed, countPairs, type LabelledStory, scoresOf } from "./cluster-scores.ts";
import { fixtureStories, otherNews } from "./event-fixture.ts";
import { clusterStream, labelledWindows, readStream } from "./event-stream.ts";
import { type NtrexStory, ntrexStories } from "./ntrex-stories.ts";
import type { Row } from "./row.ts";
import { addPairs, streamRows } from "./stream-rows.ts";
import { syntheticStories } from "./synthetic-stories.ts";

const streamStart = Date.UTC(2026, 10, 20);
const storiesPerDay = 20_000;

/** Groups against events on our own stories and on translated news texts; then speed and memory of a day's stories. */
export async function run(): Promise<Row[]> {
  const own = fixtureStories();
  const rows = (["dev", "held"] as const).flatMap((half) => ownRows(own, half));
  const translated = ntrexStories();
  return [...rows, ...realRows(), ...(translated ? ntrexRows(translated) : []), ...speedRows()];
}

/** The labelled windows of the real stream, all of whose stories are clustered. */
function realRows(): Row[] {
  const stories = readStream();
  if (!stories) {
    process.stderr.write("!!! SKIPPED: clusters of a real stream (needs ../shared/feeds/stream)\n");
    return [];
  }
  const answers = clusterStream(stories, labelledWindows(stories));
  return [
    ...streamRows("real stream, 3 January", answers, ["J"]),
    ...streamRows("real stream, 4 and 5 January", answers, ["A", "B", "C"]),
  ];
}

const of1 = (name: string, figure: number): Row => ({
  name: `clusters ${name}`,
  figure,
  unit: "of 1",
});

/** All stories are placed as one stream; a half's figures are those of the pairs within it. */
function ownRows(own: ReturnType<typeof fixtureStories>, half: "dev" | "held"): Row[] {
  const before = [...otherNews(), ...own.map((t) => t.story)];
  const judged = new Set(own.filter((t) => t.half === half).map((t) => t.story.id));
  const answersOf = (stories: LabelledStoryInput[]): LabelledStory[] => {
    const answers = clusterStories(stories, before);
    return answers.filter((_, i) => judged.has(stories[i]?.story.id ?? 0));
  };
  const answers = answersOf(own);
  const drift = Math.max(
    ...[1, 2, 3].map((seed) => {
      const other = answersOf(shuffled(own, seed));
      return Math.abs(bCubed(other, "all", true).f1 - bCubed(answers, "all", true).f1);
    }),
  );
  return [...rowsOf(`own ${half}`, answers), of1(`own ${half}, shuffled: change of B³m`, drift)];
}

function rowsOf(name: string, answers: LabelledStory[]): Row[] {
  const same = scoresOf(countPairs(answers, "same"));
  const across = scoresOf(countPairs(answers, "across"));
  return [
    of1(`${name}: B³`, bCubed(answers, "all").f1),
    of1(`${name}: B³m`, bCubed(answers, "all", true).f1),
    of1(`${name}, one language: B³m`, bCubed(answers, "same", true).f1),
    of1(`${name}, one language: precision`, same.precision),
    of1(`${name}, one language: recall`, same.recall),
    of1(`${name}, across: precision`, across.precision),
    of1(`${name}, across: recall`, across.recall),
  ];
}

const timed = (stories: NtrexStory[]): LabelledStoryInput[] =>
  stories.map((t, i) => ({
    ...t,
    story: { ...t.story, at: streamStart + (i * 24 * hourMs) / stories.length },
  }));

/** Each language by itself; then each pair of languages, with every event reported in both by different documents. */
function ntrexRows(all: NtrexStory[]): Row[] {
  const langs = [...new Set(all.map((t) => t.lang))];
  const byLang = langs.map((lang) => all.filter((t) => t.lang === lang));
  const alone = byLang.map((stories) =>
    clusterStories(
      timed(stories),
      stories.map((t) => ({ ...t.story, at: streamStart })),
    ),
  );
  const mixed = langs.flatMap((_, i) =>
    langs.slice(i + 1).map((_, j) => {
      const [left = [], right = []] = [byLang[i], byLang[i + 1 + j]];
      const before = [...left, ...right].map((t) => ({ ...t.story, at: streamStart }));
      return clusterStories(timed(halfAndHalf(left, right)), before);
    }),
  );
  const same = scoresOf(addPairs(alone.map((answers) => countPairs(answers, "same"))));
  const across = scoresOf(addPairs(mixed.map((answers) => countPairs(answers, "across"))));
  const mean = (company: boolean) =>
    alone.reduce((total, a) => total + bCubed(a, "same", company).f1, 0) / alone.length;
  return [
    of1("NTREX, one language: B³", mean(false)),
    of1("NTREX, one language: B³m", mean(true)),
    of1("NTREX, one language: precision", same.precision),
    of1("NTREX, one language: recall", same.recall),
    of1(`NTREX, across, ${mixed.length} pairs of languages: precision`, across.precision),
    of1(`NTREX, across, ${mixed.length} pairs of languages: recall`, across.recall),
  ];
}

/** Each document in one of the two languages, those of an event by turns: no document meets its translation. */
function halfAndHalf(left: NtrexStory[], right: NtrexStory[]): NtrexStory[] {
  const turn = new Map<string, number>();
  return left.map((story) => {
    const next = turn.get(story.event) ?? turn.size;
    turn.set(story.event, next + 1);
    return (next % 2 ? right.find((t) => t.doc === story.doc) : story) ?? story;
  });
}

/** Three days of stories, as the job keeps them: the first two fill the window, the third is measured. */
function speedRows(): Row[] {
  const c = newClusters();
  const days = clusteringLimits.restoredHours / 24;
  const stories = [...syntheticStories(storiesPerDay, days, streamStart)];
  const before = process.memoryUsage();
  let start = process.cpuUsage();
  let most = 0;
  for (const [i, story] of stories.entries()) {
    if (i === (days - 1) * storiesPerDay) start = process.cpuUsage();
    assignStory(c, story);
    if (i % 1000) continue;
    forgetBefore(c, story.at - clusteringLimits.restoredHours * hourMs);
    const now = process.memoryUsage();
    most = Math.max(most, now.heapUsed + now.arrayBuffers - before.heapUsed - before.arrayBuffers);
  }
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  return [
    { name: "clusters: 20,000 stories of a day", figure: seconds, unit: "CPU s" },
    {
      name: "clusters: memory at 72 h of 20,000 a day",
      figure: most / 2 ** 20,
      unit: "MB at most",
    },
  ];
}
