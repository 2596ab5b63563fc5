import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import {
  getEpisode,
  getVideo,
  listEpisodes,
  listVideos,
  type MayAccess,
  relatedEpisodes,
  relatedVideos,
  shortenDescriptions,
  storeMediaItems,
} from "./media.server.ts";
import type { MediaDraft, ShowDraft } from "./media-draft.ts";

const now = new Date("2026-11-21T12:00:00Z");
const source = { id: "radio", country: "IE", feedId: 0 };
const feed: ShowDraft = {
  title: "Evening Tide",
  description: "Harbour talk",
  image: "https://radio.example/cover.jpg",
  homepage: "https://radio.example/",
  lang: "en",
  author: "Radio Example",
  category: "News",
};

const everything = { mayAccess: () => true, isFree: () => true, secret: "s" };
const nothing = { ...everything, mayAccess: () => false };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.db.deleteFrom("sources").execute();
  await test.db.deleteFrom("live_events").execute();
  await test.db
    .insertInto("sources")
    .values({ id: "radio", name: "Radio Example", country: "IE", images_allowed: true })
    .execute();
  source.feedId = await addFeed("https://radio.example/feed");
});

const addFeed = async (url: string): Promise<number> => {
  const values = { source_id: "radio", url };
  const added = test.db.insertInto("feeds").values(values).returning("id");
  return (await added.executeTakeFirstOrThrow()).id;
};

const draft = (
  id: string,
  over: Partial<MediaDraft> = {},
  kind: "audio" | "video" = "audio",
): MediaDraft => ({
  identities: [id],
  canonicalUrl: `https://radio.example/${id}`,
  title: `Part ${id}`,
  excerpt: "About it",
  lang: "en",
  byline: null,
  publishedAt: new Date("2026-11-20T06:00:00Z"),
  image: null,
  class: "Service",
  countries: [],
  nonEuCountries: [],
  topics: [],
  sections: [],
  tags: ["harbour"],
  comments: null,
  contentHash: `hash-${id}`,
  wireHash: null,
  file: {
    kind,
    url: `https://cdn.radio.example/${id}.mp3`,
    type: "audio/mpeg",
    bytes: 3_000_000_000,
    seconds: 754.4,
    episodeNumber: 7,
    texts: null,
  },
  ...over,
});

const store = (items: MediaDraft[], of: ShowDraft = feed, from = source) =>
  transaction(test.db, (tx) => storeMediaItems(tx, from, of, items, now));
const announced = async () =>
  (await test.db.selectFrom("live_events").select("topic").execute()).map((e) => e.topic);

it("stores episodes under their show, once, however often the feed returns", async () => {
  expect(await store([draft("a"), draft("b"), draft("a")])).toEqual({
    inserted: 2,
    updated: 0,
    unchanged: 0,
  });
  expect(await store([draft("a"), draft("b")])).toEqual({ inserted: 0, updated: 0, unchanged: 2 });
  expect(await announced()).toEqual(["media"]);
  const [first] = await listEpisodes(test.db, 1, now);
  expect(first).toMatchObject({
    title: "Part b",
    showName: "Evening Tide",
    showSlug: "evening-tide",
    host: "Radio Example",
    duration: "12:34",
    episodeNumber: 7,
    country: "IE",
    isNew: true,
    thumbnail: { src: expect.stringMatching(/^\/image\/podcast\/\d+-\w+\/800.webp$/) },
  });
});

it("updates what changed, and keeps id, date and counters", async () => {
  await store([draft("a")]);
  const [before] = await listEpisodes(test.db, 1, now);
  await test.db.updateTable("episodes").set({ downloads: 12 }).execute();
  const changed = draft("a", { title: "Part a, mended", contentHash: "other", publishedAt: now });
  expect(await store([changed])).toEqual({ inserted: 0, updated: 1, unchanged: 0 });
  const after = await getEpisode(test.db, before?.id ?? 0, now, everything);
  expect(after).toMatchObject({
    title: "Part a, mended",
    downloads: 12,
    publishedAt: before?.publishedAt,
    mediaBytes: 3_000_000_000,
  });
});

it("keeps a show that changes its name, and gives two shows of one name two slugs", async () => {
  await store([draft("a")]);
  await store([draft("a"), draft("b")], { ...feed, title: "Morning Tide" });
  const rows = await listEpisodes(test.db, 9, now);
  expect(rows.map((e) => [e.showName, e.showSlug])).toEqual([
    ["Morning Tide", "evening-tide"],
    ["Morning Tide", "evening-tide"],
  ]);
  await test.db
    .insertInto("sources")
    .values({ id: "other", name: "Other", country: "FR" })
    .execute();
  await transaction(test.db, (tx) =>
    storeMediaItems(tx, { ...source, id: "other", country: "FR" }, feed, [draft("c")], now),
  );
  const slugs = (await listEpisodes(test.db, 9, now)).map((e) => e.showSlug);
  expect(slugs).toContain("evening-tide-2");
});

it("takes two podcasts of a publisher for two, though they share an episode", async () => {
  await store([draft("a"), draft("b")]);
  const weekly = { ...source, feedId: await addFeed("https://radio.example/weekly") };
  await store([draft("b"), draft("w")], { ...feed, title: "Weekly Tide" }, weekly);
  await store(
    [draft("b")],
    { ...feed, title: "Best Tide" },
    { ...source, feedId: await addFeed("https://radio.example/best") },
  );
  await store([draft("a"), draft("b"), draft("c")]);
  const names = async () =>
    (await listEpisodes(test.db, 9, now)).map((e) => `${e.showName}: ${e.title}`).sort();
  const all = [
    "Best Tide: Part b",
    "Evening Tide: Part a",
    "Evening Tide: Part b",
    "Evening Tide: Part c",
    "Weekly Tide: Part b",
    "Weekly Tide: Part w",
  ];
  expect(await names()).toEqual(all);
  // A new name of a feed, and then another feed in its place.
  await store([draft("w2")], { ...feed, title: "Sunday Tide" }, weekly);
  const sunday = all.map((one) => one.replace("Weekly", "Sunday"));
  expect(await names()).toEqual([...sunday, "Sunday Tide: Part w2"].sort());
  await test.db
    .updateTable("feeds")
    .set({ retired_at: now })
    .where("id", "=", weekly.feedId)
    .execute();
  const moved = { ...source, feedId: await addFeed("https://radio.example/sunday") };
  await store([draft("w"), draft("w2")], { ...feed, title: "Monday Tide" }, moved);
  expect(await names()).toEqual(
    [...sunday, "Sunday Tide: Part w2"].map((one) => one.replace("Sunday", "Monday")).sort(),
  );
});

it("stores videos, passes over items without a file, and hides them when the source opts out", async () => {
  const item = draft("v", { topics: ["Trade"], byline: "A. Sailor" }, "video");
  expect(await store([item, draft("text", { file: null })])).toMatchObject({ inserted: 1 });
  const [video] = await listVideos(test.db, 5, now);
  expect(video).toMatchObject({ title: "Part v", category: "Trade", author: "A. Sailor" });
  await test.db.updateTable("sources").set({ opted_out_at: now }).execute();
  expect(await listVideos(test.db, 5, now)).toEqual([]);
  expect(await getVideo(test.db, video?.id ?? 0, now, everything)).toBeNull();
});

it("shows what goes out live for as long as its feed has it, and again when it comes back", async () => {
  const plain = draft("v", {}, "video");
  const live = draft("l", {}, "video");
  if (live.file) live.file.live = true;
  const shown = async () =>
    (await listVideos(test.db, 5, now)).map(({ title, isLive }) => [title, isLive]).sort();
  await store([plain, live]);
  await store([plain, live]);
  const both = [
    ["Part l", true],
    ["Part v", false],
  ];
  expect(await shown()).toEqual(both);
  // Another feed of the same publisher, and of the same homepage, knows nothing of it.
  const other = { ...source, feedId: await addFeed("https://radio.example/other") };
  await store([draft("w", {}, "video")], feed, other);
  expect(await shown()).toEqual([...both, ["Part w", false]]);
  await test.db.deleteFrom("live_events").execute();
  await store([plain]);
  expect(await shown()).toEqual([
    ["Part v", false],
    ["Part w", false],
  ]);
  const told = await test.db.selectFrom("live_events").select("payload").execute();
  expect(told.map(({ payload }) => payload)).toEqual([{ source: "radio", revoked: true }]);
  await store([plain, live]);
  expect(await shown()).toEqual([...both, ["Part w", false]]);
  // What is withdrawn here does not come back by what its feed says.
  await test.pool.query("update videos set withdrawn_at = now() where title = 'Part l'");
  await store([plain, { ...live, contentHash: "changed" }]);
  expect(await shown()).not.toContainEqual(["Part l", true]);
});

it("takes no publisher's piece for ours because its feed names no page of it", async () => {
  await store([
    draft("v", { canonicalUrl: null }, "video"),
    draft("a", { canonicalUrl: null, publishedAt: new Date("2024-01-01T00:00:00Z") }),
  ]);
  const pieces = [...(await listVideos(test.db, 1, now)), ...(await listEpisodes(test.db, 1, now))];
  expect(pieces.map(({ own }) => own)).toEqual([false, false]);
  const asked: string[] = [];
  const mayAccess: MayAccess = ({ provenance }) => asked.push(provenance) > 0;
  await getVideo(test.db, pieces[0]?.id ?? 0, now, { ...everything, mayAccess });
  await getEpisode(test.db, pieces[1]?.id ?? 0, now, { ...everything, mayAccess });
  expect(asked).toEqual(["feed", "feed"]);
  await shortenDescriptions(test.db, "radio", 4);
  expect((await listVideos(test.db, 1, now))[0]?.description).toBe("Abo…");
});

it("stores no live radio: its episode would stay when it has ended", async () => {
  const live = draft("l");
  if (live.file) live.file.live = true;
  expect(await store([live])).toMatchObject({ inserted: 0 });
  expect(await store([draft("a"), live])).toMatchObject({ inserted: 1 });
  expect((await listEpisodes(test.db, 5, now)).map((e) => e.title)).toEqual(["Part a"]);
});

it("lets a media address out only when the caller's rule says so", async () => {
  await store([draft("v", {}, "video"), draft("a")]);
  const [video] = await listVideos(test.db, 1, now);
  const [episode] = await listEpisodes(test.db, 1, now);
  for (const page of [
    await getVideo(test.db, video?.id ?? 0, now, nothing),
    await getEpisode(test.db, episode?.id ?? 0, now, nothing),
    video,
    episode,
  ])
    expect(JSON.stringify(page)).not.toContain("cdn.radio.example");
  const page = await getVideo(test.db, video?.id ?? 0, now, everything);
  expect(page?.mediaUrl).toBe("https://cdn.radio.example/v.mp3");
});

it("shows sample pieces after real ones, however new they are", async () => {
  await store([draft("old", { publishedAt: new Date("2026-01-01T00:00:00Z") }, "video")]);
  await store([draft("sample", { publishedAt: now }, "video")]);
  await test.db
    .updateTable("videos")
    .set({ sample: true })
    .where("identity", "=", "sample")
    .execute();
  expect((await listVideos(test.db, 5, now)).map((v) => v.title)).toEqual([
    "Part old",
    "Part sample",
  ]);
  expect((await listVideos(test.db, 1, now)).map((v) => v.title)).toEqual(["Part old"]);
});

it("shows no picture of a source whose entry does not allow it", async () => {
  await store([draft("a")]);
  await test.db.updateTable("sources").set({ images_allowed: false }).execute();
  expect((await listEpisodes(test.db, 1, now))[0]?.thumbnail).toBeNull();
});

it("finds beside a piece what shares its tags, topics and country, its like before samples", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const store = (drafts: MediaDraft[], category: string) =>
    transaction(test.db, (tx) => storeMediaItems(tx, source, { ...feed, category }, drafts, now));
  await store([draft("old", { publishedAt: at(1), title: "Fish QUOTAS again" }, "video")], "News");
  await store([draft("topic", { publishedAt: at(2), tags: [] }, "video")], "Health");
  await store([draft("new", { publishedAt: at(3), tags: [] }, "video")], "News");
  await store([draft("talk", { publishedAt: at(3) })], "health");
  const about = { topics: ["Healthcare" as const], countries: [], tags: ["quotas"], sample: false };
  const found = await relatedVideos(test.db, about, 3, now);
  expect(found.map((v) => v.title)).toEqual(["Fish QUOTAS again", "Part topic", "Part new"]);
  const self = found[0]?.id ?? 0;
  expect((await relatedVideos(test.db, about, 3, now, self)).map((v) => v.id)).not.toContain(self);
  await test.db.updateTable("videos").set({ sample: true }).where("id", "=", self).execute();
  expect((await relatedVideos(test.db, about, 3, now))[2]?.id).toBe(self);
  expect((await relatedEpisodes(test.db, about, 3, now)).map((e) => e.title)).toEqual([
    "Part talk",
  ]);
});
