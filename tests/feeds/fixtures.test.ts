// One small feed for each thing that publishers get wrong, and beside it what we make of it: the fields
// that matter, and the codes of the problems.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFeed } from "#feeds/check.server.ts";

const folder = join(import.meta.dirname, "../fixtures/feeds");
const now = new Date("2026-11-21T12:00:00Z");
const feeds = readdirSync(folder).filter((name) => !name.endsWith(".expected.json"));

test.each(feeds)("%s", (name) => {
  const checked = checkFeed(name, readFileSync(join(folder, name)), { now });
  const file = name.replace(/\.\w+$/, ".expected.json");
  const { problems, items, ...feed } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  expect(checked).toMatchObject({ ok: true, ...feed });
  expect(checked.items).toHaveLength(items?.length ?? 0);
  expect(checked.items).toMatchObject(items ?? []);
  expect(checked.problems.map(({ code }) => code).sort()).toEqual(problems);
  expect(JSON.stringify(checked)).not.toContain("\ufffd");
});
