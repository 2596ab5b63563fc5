import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openFetcher } from "#platform/http/fetch.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { fetchDueTexts } from "./feed-chapters-and-transcripts.server.ts";
import type { FeedChaptersAndTranscripts } from "./feed-chapters-and-transcripts.ts";
import { getEpisode, storeMediaItems } from "./media.server.ts";
import type { MediaDraft } from "./media-draft.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const files: Record<string, string> = {
  "/one.vtt": "WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ada>The tide &amp; the quay",
  "/eins.srt": "1\n00:00:01,000 --> 00:00:03,000\nDie Flut",
  "/chapters.json": `{"version":"1.2.0","chapters":[{"startTime":90,"title":"Quay"},
    {"startTime":0,"title":"Bells"},{"startTime":40,"title":"An advertisement","toc":false}]}`,
};
let test: TestDatabase;
let server: Server;
let feedId = 0;
let asked: string[] = [];
const errors: object[] = [];
const log = { info() {}, warn() {}, fatal() {}, error: (fields: object) => errors.push(fields) };
const { fetch, close } = openFetcher({ userAgent: "test", now: () => now, allowPrivate: true });

beforeAll(async () => {
  test = await openTestDatabase();
  server = createServer((req, res) => {
    asked.push(req.url ?? "");
    const text = files[req.url ?? ""];
    res.writeHead(text === undefined ? 404 : 200).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  await close();
  server.close();
  await test.close();
});
beforeEach(async () => {
  asked = [];
  for (const table of ["media_text_files", "media_transcripts", "live_events", "sources"] as const)
    await test.db.deleteFrom(table).execute();
  await test.db
    .insertInto("sources")
    .values({ id: "radio", name: "Radio Example", country: "IE" })
    .execute();
  const feed = test.db
    .insertInto("feeds")
    .values({ source_id: "radio", url: "https://radio.example/feed" })
    .returning("id");
  feedId = (await feed.executeTakeFirstOrThrow()).id;
});

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const draft = (
  texts: FeedChaptersAndTranscripts | null,
  over: Partial<MediaDraft> = {},
): MediaDraft => ({
  identities: ["one"],
  canonicalUrl: "https://radio.example/one",
  title: "One",
  excerpt: "",
  lang: "en",
  byline: null,
  publishedAt: new Date("2026-11-20T06:00:00Z"),
  image: null,
  class: "Service",
  countries: [],
  nonEuCountries: [],
  topics: [],
  sections: [],
  tags: [],
  comments: null,
  contentHash: JSON.stringify(texts),
  wireHash: null,
  file: {
    kind: "audio",
    url: "https://radio.example/one.mp3",
    type: "audio/mpeg",
    bytes: null,
    seconds: 120,
    episodeNumber: null,
    texts,
  },
  ...over,
});
const show = {
  title: "Tide",
  description: null,
  image: null,
  homepage: null,
  lang: "en",
  author: null,
  category: null,
};
const store = (...items: MediaDraft[]) =>
  transaction(test.db, (tx) =>
    storeMediaItems(tx, { id: "radio", country: "IE", feedId }, show, items, now),
  );
const fetchTexts = (time = now) => fetchDueTexts(test.db, { fetch, log, now: time });
const episode = async () => {
  const { id } = await test.db.selectFrom("episodes").select("id").executeTakeFirstOrThrow();
  const access = { mayAccess: () => true, isFree: () => true, secret: "s" };
  const { chapters, transcripts } = (await getEpisode(test.db, id, now, access)) ?? {};
  return { chapters, transcripts };
};
const all: FeedChaptersAndTranscripts = {
  chapters: [],
  files: [
    { role: "chapters", url: "/chapters.json", lang: null },
    { role: "transcript", url: "/one.vtt", lang: null },
    { role: "transcript", url: "/eins.srt", lang: "de" },
  ],
};
const placed = (texts: FeedChaptersAndTranscripts): FeedChaptersAndTranscripts => ({
  ...texts,
  files: texts.files.map((file) => ({ ...file, url: at(file.url) })),
});

it("are queued once where a feed lists an item twice", async () => {
  await store(draft(all), draft(all));
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from media_text_files`.execute(test.db);
  expect(rows[0]?.n).toBe(all.files.length);
});

it("come from where the feed says, once", async () => {
  await store(draft(placed(all)));
  expect(await fetchTexts()).toBe(3);
  expect(await episode()).toEqual({
    chapters: [
      { at: 0, title: "Bells" },
      { at: 90, title: "Quay" },
    ],
    transcripts: [
      { lang: "en", cues: [{ from: 1, to: 3, text: "The tide & the quay", speaker: "Ada" }] },
      { lang: "de", cues: [{ from: 1, to: 3, text: "Die Flut" }] },
    ],
  });
  const announced = await test.db.selectFrom("live_events").select("topic").execute();
  expect(announced.filter(({ topic }) => topic === "media")).toHaveLength(4);
  expect(await fetchTexts(hoursLater(5_000))).toBe(0);
  expect(asked).toHaveLength(3);
});

it("stay when the item changes, and are fetched again from a new address", async () => {
  await store(draft(placed(all)));
  await fetchTexts();
  await store({ ...draft(placed(all)), title: "One, again", contentHash: "changed" });
  expect(await fetchTexts()).toBe(0);
  expect((await episode()).chapters).toHaveLength(2);
  const [first, ...others] = all.files;
  const moved = {
    ...all,
    files: [{ ...(first as (typeof all.files)[0]), url: "/one.vtt" }].concat(others),
  };
  await store({ ...draft(placed(moved)), contentHash: "moved" });
  await fetchTexts();
  expect(asked.slice(3)).toEqual(["/one.vtt"]);
  // What is there is no list of chapters: the ones we have stay.
  expect((await episode()).chapters).toHaveLength(2);
});

it("are stored whatever characters they have", async () => {
  const title = `Quay${"\\u0000"} ${"\\ud83d"} pier`;
  files["/odd.json"] = `{"chapters":[{"startTime":0,"title":"${title}"}]}`;
  files["/odd.srt"] = "1\n00:00:01,000 --> 00:00:03,000\nThe\0 tide";
  const texts: FeedChaptersAndTranscripts = {
    chapters: [],
    files: [
      { role: "chapters", url: "/odd.json", lang: null },
      { role: "transcript", url: "/odd.srt", lang: null },
    ],
  };
  await store(draft(placed(texts)));
  expect(await fetchTexts()).toBe(2);
  expect(await episode()).toEqual({
    chapters: [{ at: 0, title: "Quay \ufffd pier" }],
    transcripts: [{ lang: "en", cues: [{ from: 1, to: 3, text: "The tide" }] }],
  });
});

it("do not keep others from being stored when one cannot be", async () => {
  await store(draft(placed(all)));
  await sql`alter table media_transcripts add constraint no_german check (lang <> 'de')`.execute(
    test.db,
  );
  expect(await fetchTexts()).toBe(2);
  await sql`alter table media_transcripts drop constraint no_german`.execute(test.db);
  expect(errors).toMatchObject([{ url: at("/eins.srt") }]);
});

it("are given up after four times", async () => {
  await store(
    draft(placed({ chapters: [], files: [{ role: "transcript", url: "/none", lang: null }] })),
  );
  expect(await fetchTexts()).toBe(0);
  expect(await fetchTexts()).toBe(0);
  expect(asked).toHaveLength(1);
  for (const hours of [2, 20, 200, 2_000, 5_000]) await fetchTexts(hoursLater(hours));
  expect(asked).toHaveLength(4);
});

it("are in the feed itself where it has chapters", async () => {
  await store(draft({ chapters: [{ at: 5, title: "Mole" }], files: [] }));
  expect((await episode()).chapters).toEqual([{ at: 5, title: "Mole" }]);
});

it("are not fetched for what is old", async () => {
  await store(draft(placed(all), { publishedAt: new Date("2026-06-01T06:00:00Z") }));
  expect(await fetchTexts()).toBe(0);
  expect(asked).toEqual([]);
});
