import { readFileSync } from "node:fs";
import { classify } from "#stories/classify.server.ts";
import { isNews } from "#stories/story-class.ts";
import { labelledClasses, labelledFrom, scoreOf } from "./labelled-stories.ts";
import type { Row } from "./row.ts";
import { sentenceRows } from "./sentences.ts";
import { classifyStream, groups } from "./stream.ts";

const rounds = 40;

/** Precision, recall and F1 of the classifier on the held-out half of the labelled set, and its speed on one core. */
export async function run(): Promise<Row[]> {
  const fixture = new URL("../tests/fixtures/classification.tsv", import.meta.url);
  const all = labelledFrom(readFileSync(fixture, "utf8"));
  const answer = (item: (typeof all)[number]) =>
    classify({
      title: item.title,
      excerpt: item.excerpt,
      categories: item.categories,
      lang: item.declared,
      source: { country: item.source, language: null },
    });
  const rows: Row[] = [];
  const held = all.filter((item) => item.split === "test");
  const given = held.map(answer);
  const parts = [
    ["topics", held.map((i) => i.topics), given.map((g) => g.topics)],
    ["countries", held.map((i) => i.countries), given.map((g) => g.countries)],
    ["language", held.map((i) => [i.lang]), given.map((g) => [g.lang])],
  ] as const;
  for (const [name, wanted, answers] of parts) {
    const score = scoreOf(wanted, answers);
    for (const [kind, figure] of Object.entries(score))
      rows.push({ name: `classify ${name}: ${kind}`, figure, unit: "of 1" });
  }
  for (const item of all) answer(item);
  const start = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const item of all) answer(item);
  const used = process.cpuUsage(start);
  const seconds = (used.user + used.system) / 1e6;
  rows.push({
    name: "classify: items a CPU second",
    figure: (rounds * all.length) / seconds,
    unit: "1/s",
  });
  return [...rows, ...classRows(), ...streamRows(false), ...streamRows(true), ...sentenceRows()];
}

/** How much of the news is listed and how much of the rest kept out, on the held-out half of our own headlines. */
function classRows(): Row[] {
  const fixture = new URL("../tests/fixtures/story-classes.tsv", import.meta.url);
  const held = labelledClasses(readFileSync(fixture, "utf8")).filter(
    (item) => item.split === "test",
  );
  const share = (name: string, news: boolean): Row => {
    const of = held.filter((item) => isNews(item.class) === news);
    const right = of.filter(({ title, excerpt, lang }) => {
      const source = { country: null, language: lang, kind: "news" };
      return isNews(classify({ title, excerpt, categories: [], lang, source }).class) === news;
    });
    return { name: `classify ${name}`, figure: right.length / of.length, unit: "of 1" };
  };
  return [share("news that is listed", true), share("the rest that is kept out", false)];
}

/** @param bare by words alone, without the address by which the groups are told */
function streamRows(bare: boolean): Row[] {
  const stories = classifyStream({ bare });
  if (!stories) {
    console.log("The stream is not here: its rows are left out.");
    return [];
  }
  const by = bare ? "by words alone" : "by words and address";
  const listed = stories.filter((s) => s.listed);
  const ofUnion = listed.filter((s) => s.answer.countries.join() === "EU");
  return [
    ...Object.entries(groups).map(([name, belongs]): Row => {
      const of = stories.filter(belongs);
      const figure = of.filter((s) => s.listed).length / of.length;
      return { name: `classify stream, ${by}: ${name}, listed`, figure, unit: "of 1" };
    }),
    {
      name: `classify stream, ${by}: listed with the Union as only place`,
      figure: ofUnion.length / listed.length,
      unit: "of 1",
    },
  ];
}
