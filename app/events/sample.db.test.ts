import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSample, removeSample } from "#media/sample.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { openClusteringJob } from "./clustering-job.server.ts";
import { getEvent, otherCoverageOf } from "./event-page.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const dir = join(import.meta.dirname, "../../db/seed");

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await loadSample(test.db, now, { dir });
  const job = openClusteringJob({ db: test.db, now: () => now });
  await job.round();
  await job.close();
});
afterAll(() => test.close());

const lead = () =>
  test.db
    .selectFrom("stories")
    .select("id")
    .where("slug", "=", "eu-parliament-passes-landmark-climate-package")
    .executeTakeFirstOrThrow();

it("clusters the climate vote of the sample newsroom from outlets of all bands, in their languages", async () => {
  const same = await otherCoverageOf(test.db, (await lead()).id);
  expect(same).toMatchObject({
    publishers: 18,
    counts: { "far-left": 1, left: 3, center: 5, right: 4, "far-right": 1, unrated: 4 },
  });
  const found = await getEvent(test.db, same?.slug ?? "", {
    languages: ["de", "en"],
    page: 1,
    now,
  });
  if (!found || !("event" in found)) throw new Error("no event");
  expect(found.event).toMatchObject({ sample: true, title: { lang: "de" }, stories: 19 });
  const outlets = Object.values(found.event.comparison.sides).flat();
  expect(
    new Set(outlets.flatMap((o) => [o.story, ...o.otherStories]).map((r) => r.lang)).size,
  ).toBe(16);
  const swedish = found.event.comparison.sides.center.find((o) => o.source.id === "exempelbladet");
  expect(swedish?.otherStories).toHaveLength(1);
});

it("takes nothing else of the sample newsroom into it", async () => {
  const rows = await test.db
    .selectFrom("event_stories as es")
    .innerJoin("stories as s", "s.id", "es.story_id")
    .select(["es.event_id", "s.slug"])
    .execute();
  expect(new Set(rows.map((r) => r.event_id)).size).toBe(1);
  expect(rows).toHaveLength(19);
});

it("goes with the sample newsroom", async () => {
  await removeSample(test.db, now, { dir });
  const slugs = await test.db.selectFrom("events").select("slug").execute();
  for (const { slug } of slugs)
    expect(await getEvent(test.db, slug, { languages: ["en"], page: 1, now })).toBeNull();
});
