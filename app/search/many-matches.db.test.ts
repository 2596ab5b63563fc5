import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { storeDrafts } from "#stories/stories.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { storyDraft } from "../../tests/factories/drafts.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { findAll, indexChanges } from "./search.server.ts";
import { readSearch } from "./search-address.ts";

const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** More than are counted of one search. */
const many = 1_100;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  const { db } = test;
  for (const years of [1, 3, 5])
    await deliver(db, now, {
      title: `Old report of ${years}`,
      topics: ["Trade"],
      publishedAt: minutesAgo(years * 525_600),
    });
  const reports = Array.from({ length: many }, (_, n) =>
    storyDraft(now, { topics: ["Politics"], publishedAt: minutesAgo(n % 60) }),
  );
  await transaction(db, (tx) => storeDrafts(tx, { id: "outlet" }, reports, now));
  await indexChanges(db, now);
});
afterAll(() => test?.close());

const find = (address: string) =>
  findAll(test.db, readSearch(new URLSearchParams(address)).search, { page: 1, perPage: 10, now });

it("counts what is rare in full, and says no more of what it excludes than was read", async () => {
  const { counts, facets, atLeast, othersAtLeast } = await find("category=Trade");
  expect(counts.article).toBe(3);
  expect(facets.category.Trade).toBe(3);
  expect(atLeast).toBe(false);
  // The rate of the last hour over five years would be tens of millions.
  expect(facets.category.Politics).toBeGreaterThan(100);
  expect(facets.category.Politics).toBeLessThanOrEqual(many);
  expect(othersAtLeast).toBe(true);
});
