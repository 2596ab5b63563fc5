import { readFileSync } from "node:fs";
import { labelledFrom, scoreOf } from "#stories/classification/evaluation.ts";
import { classify } from "#stories/classify.server.ts";
import type { Row } from "./row.ts";

const ROUNDS = 40;

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
  const held = all.filter((item) => item.half === "held");
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
  for (let round = 0; round < ROUNDS; round++) for (const item of all) answer(item);
  const used = process.cpuUsage(start);
  const seconds = (used.user + used.system) / 1e6;
  rows.push({
    name: "classify: items a CPU second",
    figure: (ROUNDS * all.length) / seconds,
    unit: "1/s",
  });
  return rows;
}
