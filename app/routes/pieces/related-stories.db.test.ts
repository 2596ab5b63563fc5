import { afterAll, beforeAll, expect, it } from "vitest";
import { indexChanges } from "#search/search.server.ts";
import { storiesLike } from "#search/similar-stories.server.ts";
import { getStory } from "#stories/stories.server.ts";
import type { StoryDraft } from "#stories/story.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { deliver } from "../../../tests/factories/stories.ts";
import { relatedStories } from "./related-stories.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let test: TestDatabase;
const add = (draft: Partial<StoryDraft>) =>
  deliver(
    test.db,
    now,
    { lang: "en", publishedAt: hoursAgo(3), excerpt: "", ...draft },
    draft.wireHash ? draft.title : "outlet",
  );

beforeAll(async () => {
  test = await openTestDatabase();
  await add({
    title: "Thieves cut glass at the Grand Rosental gallery",
    topics: [],
    class: "Culture",
    wireHash: "one report",
  });
  await add({
    title: "Guards of the Rosental were warned, says report",
    topics: [],
    publishedAt: hoursAgo(30),
  });
  await add({ title: "Einbruch im Rosental: Vier Festnahmen", topics: [], lang: "de" });
  await add({ title: "Rosental: a copy", topics: [], wireHash: "one report" });
  await add({ title: "Rosental opened again for tourists", publishedAt: hoursAgo(24 * 200) });
  for (let i = 0; i < 30; i++)
    await add({ title: `Budget talks go on, part ${i}`, countries: ["ES"], topics: ["Economy"] });
  await add({ title: "Pensions rise in spring", countries: ["ES"], topics: ["Healthcare"] });
  await add({
    title: "Senate quarrels about caucus rules",
    topics: ["Politics"],
    countries: ["XX"],
    nonEuCountries: ["US"],
  });
  await add({
    title: "Hearing of a toppled ruler begins",
    topics: ["Politics"],
    countries: ["XX"],
    nonEuCountries: ["US", "VE"],
  });
  await indexChanges(test.db, now);
});
afterAll(() => test?.close());

async function related(title: string, languages: string[] | null = ["en"], shown: number[] = []) {
  const row = await test.db
    .selectFrom("stories")
    .select("slug")
    .where("title", "like", `${title}%`)
    .executeTakeFirstOrThrow();
  const found = await getStory(test.db, row.slug);
  if (!found || "movedTo" in found) throw new Error("not found");
  return relatedStories(test.db, found.story, { now, languages, shown, limit: 5 });
}
const titles = async (...asked: Parameters<typeof related>) =>
  (await related(...asked)).map((story) => story.title);

it("begins with copies of the same report, then has what names the same, in the reader's languages first", async () => {
  expect(await titles("Thieves")).toEqual([
    "Rosental: a copy",
    "Guards of the Rosental were warned, says report",
    "Einbruch im Rosental: Vier Festnahmen",
  ]);
  expect((await titles("Thieves", ["de"]))[1]).toBe("Einbruch im Rosental: Vier Festnahmen");
  expect((await related("Thieves")).map(({ wire }) => wire)).toEqual([true, false, false]);
});

it("leaves out what the page shows elsewhere", async () => {
  const [copy, guards] = await related("Thieves");
  expect(await titles("Thieves", ["en"], [copy?.id ?? 0, guards?.id ?? 0])).toEqual([
    "Einbruch im Rosental: Vier Festnahmen",
  ]);
});

it("is empty where nothing is alike, however new other stories are", async () => {
  expect(await titles("Pensions")).toEqual([]);
});

it("has stories about all the same places and a topic, in the reader's languages alone", async () => {
  await add({
    title: "Oil ships wait off the coast",
    topics: ["Politics", "Energy"],
    countries: ["XX"],
    nonEuCountries: ["VE", "US"],
  });
  expect(await titles("Hearing")).toEqual(["Oil ships wait off the coast"]);
  expect(await titles("Hearing", ["pl"])).toEqual([]);
});

it("finds stories for a piece of another kind by a name, but not by words of every headline", async () => {
  const like = async (title: string) => {
    const video = {
      title,
      excerpt: "",
      tags: [],
      lang: "en",
      topics: [],
      countries: ["FR" as const],
      nonEuCountries: [],
      sample: false,
      publishedAt: now.toISOString(),
    };
    const found = await storiesLike(test.db, video, { languages: null, except: [], limit: 1, now });
    return found.map((story) => story.title);
  };
  expect(await like("Inside the Rosental gallery")).toEqual([
    "Thieves cut glass at the Grand Rosental gallery",
  ]);
  expect(await like("What the report was about")).toEqual([]);
});
