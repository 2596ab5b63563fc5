import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { memberStates } from "#stories/country.ts";
import { getStory, newestForFront, recentStories } from "#stories/stories.server.ts";
import type { Story } from "#stories/story.ts";
import { topics } from "#stories/topic.ts";
import { openFiles } from "../../server/files.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import {
  featuredEpisodes,
  featuredVideos,
  getEpisode,
  getVideo,
  listEpisodes,
  listVideos,
} from "./media.server.ts";
import { noPlayback, recordingFiles } from "./recording.ts";
import { loadSample, removeSample } from "./sample.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const dir = join(import.meta.dirname, "../../db/seed");

const everything = { mayAccess: () => true, isFree: () => true, secret: "s" };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  expect(await loadSample(test.db, now, { dir })).toEqual({ stories: 62, videos: 9, episodes: 9 });
});
afterAll(() => test.close());

const all = () => recentStories(test.db, { limit: 100 });
const story = async (slug: string): Promise<Story> => {
  const found = await getStory(test.db, slug);
  if (!found || !("story" in found)) throw new Error(`no story at ${slug}`);
  return found.story;
};
const words = (text: string | null) => (text ?? "").split(/\s+/).length;

it("covers every topic, every country and seven languages", async () => {
  const stories = await all();
  expect(new Set(stories.flatMap((s) => s.topics))).toEqual(new Set(topics));
  expect(new Set(stories.flatMap((s) => s.countries))).toEqual(new Set([...memberStates, "EU"]));
  const langs = stories.map((s) => s.lang);
  for (const lang of ["en", "es", "fr", "de"])
    expect(langs.filter((l) => l === lang).length).toBeGreaterThanOrEqual(3);
  expect(langs).toEqual(expect.arrayContaining(["el", "pl", "bg"]));
  expect(new Set(stories.map((s) => s.band))).toEqual(
    new Set(["far-left", "left", "center", "right", "far-right", null]),
  );
});

it("has the specification's three slugs as full articles, and at least twelve in all", async () => {
  for (const slug of [
    "eu-parliament-passes-landmark-climate-package",
    "france-launches-digital-euro-pilot-program",
    "poland-s-tech-sector-sees-record-growth",
  ])
    expect(words((await story(slug)).body)).toBeGreaterThanOrEqual(600);
  const bodies = await Promise.all((await all()).map(async (s) => (await story(s.slug)).body));
  expect(bodies.filter((b) => words(b) >= 600).length).toBeGreaterThanOrEqual(12);
});

it("says of every piece that it is a sample, that AI wrote it, and who stands for it", async () => {
  for (const { slug } of await all()) {
    const s = await story(slug);
    expect(s).toMatchObject({ sample: true, provenance: "own", ai: { used: true } });
    expect(s.author ?? s.byline, slug).toBeTruthy();
    expect(s.updatedAt).toBe(s.publishedAt);
  }
});

it("fills the front page, led by the breaking climate package, in several languages", async () => {
  const front = await newestForFront(test.db, now, null);
  expect(front).toHaveLength(18);
  expect(front[0]).toMatchObject({ title: expect.stringContaining("Climate"), breaking: true });
  expect(new Set(front.map((s) => s.lang)).size).toBeGreaterThanOrEqual(5);
  expect(front.some((s) => s.premium)).toBe(true);
});

it("has pieces of 14 months, 4 and 6 years", async () => {
  const dates = (await all()).map((s) => s.publishedAt.slice(0, 10));
  expect(dates).toEqual(expect.arrayContaining(["2025-09-21", "2022-11-21", "2020-11-21"]));
});

it("gives authors every field of the expert card", async () => {
  const { author } = await story("eu-parliament-passes-landmark-climate-package");
  for (const value of Object.values(author ?? {})) expect(value).toBeTruthy();
  expect(author?.articlesCount).toBeGreaterThan(1);
});

it("has videos and episodes 1 to 9, the first three the newest", async () => {
  expect((await listVideos(test.db, 3, now)).map((v) => v.id)).toEqual([1, 2, 3]);
  expect((await listEpisodes(test.db, 3, now)).map((e) => e.id)).toEqual([1, 2, 3]);
  const shows = (await featuredEpisodes(test.db, 3, now)).map((e) => e.showSlug);
  expect(new Set(shows).size).toBe(3);
  expect(await featuredVideos(test.db, 3, now)).toHaveLength(3);
  expect(await getEpisode(test.db, 9, now, everything)).toMatchObject({
    hostCard: { name: "Eleni Papadaki" },
  });
});

it("has a recording of each, with captions in two languages and chapters in their order", async () => {
  const storage = openFiles({ dataDir: dir, bucket: null });
  let bytes = 0;
  for (let id = 1; id <= 9; id++)
    for (const kind of ["video", "podcast"] as const) {
      const get = kind === "video" ? getVideo : getEpisode;
      const { mediaUrl, captions, chapters, transcripts, durationSeconds } = (await get(
        test.db,
        id,
        now,
        everything,
      )) ?? { ...noPlayback, durationSeconds: 0 };
      const file = recordingFiles[kind].name;
      expect(mediaUrl).toBe(`/media/${kind}/${id}/free/${file}`);
      expect(captions).toHaveLength(2);
      expect(chapters[0]?.at).toBe(0);
      const begins = chapters.map(({ at }) => at);
      expect(begins).toEqual([...begins].sort((a, b) => a - b));
      const lines = transcripts[0]?.cues ?? [];
      expect(lines.at(-1)?.to).toBeLessThanOrEqual(durationSeconds ?? 0);
      expect(lines.every((line, n) => line.from >= (lines[n - 1]?.to ?? 0))).toBe(true);
      const name = `samples/${kind === "video" ? kind : "episode"}-${id}`;
      const place = await storage.find(`${name}/${file}`);
      bytes += place && "bytes" in place ? place.bytes : Number.NaN;
    }
  expect(bytes).toBeLessThan(8_000_000);
});

const masterOf = (src: string) => src.replace(/^\/image(\/pictures\/[\w-]+)\/800/, "$1");

it("refers only to pictures that are there", async () => {
  const people = await test.db.selectFrom("authors").select("avatar").execute();
  const pictures = [
    ...(await all()).flatMap((s) => s.picture?.src ?? []),
    ...(await listVideos(test.db, 9, now)).map((v) => v.thumbnail?.src),
    ...(await listEpisodes(test.db, 9, now)).map((e) => e.thumbnail?.src),
    ...people.map((p) => p.avatar),
  ];
  const missing = pictures.filter(
    (src) => !src || !existsSync(join(import.meta.dirname, "../../public", masterOf(src))),
  );
  expect(missing).toEqual([]);
  // Only the short reports of one event have none.
  const without = (await all()).filter((s) => s.picture === null);
  expect(without.map((s) => s.topics)).toEqual(Array(18).fill(["Climate"]));
});

it("loads once, goes when told to, stays away, and comes back when told to", async () => {
  expect(await loadSample(test.db, now, { dir })).toBeNull();
  expect(await removeSample(test.db, now, { dir })).toEqual({
    stories: 62,
    videos: 9,
    episodes: 9,
  });
  expect(await all()).toEqual([]);
  const told = await test.db.selectFrom("live_events").select("payload").execute();
  expect(told.map((row) => row.payload)).toContainEqual({ revoked: true });
  expect((await test.db.selectFrom("sources").select("id").execute()).map((s) => s.id)).toEqual([
    "eunison",
  ]);
  expect(await loadSample(test.db, now, { dir })).toBeNull();
  expect(await loadSample(test.db, now, { dir, again: true })).toMatchObject({ stories: 62 });
  await test.db
    .insertInto("videos")
    .values({
      source_id: "eunison",
      title: "Next",
      lang: "en",
      identity: "next",
      content_hash: "",
      published_at: now,
      updated_at: now,
    })
    .execute();
  expect((await listVideos(test.db, 1, now))[0]?.id).toBeGreaterThan(9);
});
