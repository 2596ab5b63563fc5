import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Reader } from "#accounts/reader.ts";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { accountReader } from "../../tests/factories/account-reader.ts";
import { publish } from "../../tests/factories/stories.ts";
import { loadAccountState } from "./account-state.server.ts";
import { applyChanges } from "./apply-changes.server.ts";
import type { Change } from "./change.ts";
import { like, likeAs } from "./likes.server.ts";
import { type BrowserLibrary, mergeFromBrowser } from "./merge.server.ts";
import { checkIn, streakOf } from "./streak.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  for (let n = 0; n < 5; n++) await publish(test.db, now);
});
afterAll(() => test.close());

const makeReader = () => accountReader(test.db, now);

const nothing: BrowserLibrary = { saved: [], countries: [], likes: [] };
const merge = (reader: Reader, kept: Partial<BrowserLibrary>, at = now) =>
  transaction(test.db, (tx) => mergeFromBrowser(tx, reader, { ...nothing, ...kept }, at));
const keptBy = async (reader: Reader) => (await loadAccountState(test.db, reader, now)).kept;

const id = fc.integer({ min: 1, max: 7 });
const exists = (n: number) => n <= 5;
const share = fc.integer({ min: 0, max: 100 });
const countries = fc.subarray(["Austria", "France", "Greece", "Malta"]);
const change: fc.Arbitrary<Change> = fc.oneof(
  id.map((n): Change => ({ do: "save", kind: "article", id: n })),
  countries.map((names): Change => ({ do: "countries", names })),
  fc.subarray(["Politics", "Energy"]).map((names): Change => ({ do: "topics", names })),
  fc
    .tuple(id, share)
    .map(([n, progress]): Change => ({ do: "viewed", kind: "article", id: n, progress })),
);
const minutesAgo = fc.integer({ min: -5, max: 60 }).map((n) => now.getTime() - n * 60_000);
const browserKept: fc.Arbitrary<BrowserLibrary> = fc.record({
  saved: fc.array(fc.record({ kind: fc.constant("article" as const), id, savedAt: minutesAgo }), {
    maxLength: 6,
  }),
  countries: fc.array(fc.constantFrom("Austria", "Malta", "Spain", "Atlantis")),
  topics: fc.option(fc.array(fc.constantFrom("Energy", "Trade", "Astrology")), { nil: undefined }),
  likes: fc.constant([]),
  lastViewed: fc.option(
    fc.record({
      id,
      type: fc.constant("article" as const),
      timestamp: minutesAgo,
      progress: fc.option(share, { nil: undefined }),
    }),
  ),
  positions: fc.option(
    fc
      .dictionary(
        id.map((n) => `article:${n}`),
        fc.record({ share, at: minutesAgo }),
      )
      .map((places) => JSON.stringify(places)),
    { nil: undefined },
  ),
  streak: fc.option(
    fc.record({ count: fc.integer({ min: 1, max: 9 }), lastCheck: fc.constant("2026-11-20") }),
  ),
  brief: fc.option(fc.constant("2026-11-21")),
});

it("loses nothing, doubles nothing, and changes nothing a second time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), browserKept, async (before, kept) => {
      const reader = await makeReader();
      const at = new Date(now.getTime() - 30 * 60_000);
      await applyChanges(test.db, reader, before, at);
      const had = await keptBy(reader);
      await merge(reader, kept);
      const once = await keptBy(reader);
      await merge(reader, kept);
      expect(await keptBy(reader)).toEqual(once);

      const saved = once.saved_queue as string[];
      const wanted = new Set([
        ...(had.saved_queue as string[]),
        ...kept.saved.filter((item) => exists(item.id)).map((item) => `article:${item.id}`),
      ]);
      expect(new Set(saved)).toEqual(wanted);
      expect(saved).toHaveLength(wanted.size);
      const names = new Set([
        ...((had.eu_countries_pref as string[] | null) ?? []),
        ...kept.countries.filter((name) => name !== "Atlantis"),
      ]);
      expect(new Set((once.eu_countries_pref as string[] | null) ?? [])).toEqual(names);
      const topics = new Set([
        ...((had.followed_topics as string[] | null) ?? []),
        ...(kept.topics ?? []).filter((name) => name !== "Astrology"),
      ]);
      expect(new Set((once.followed_topics as string[] | null) ?? [])).toEqual(topics);

      type Last = { id: number; timestamp: number } | null;
      const [mine, theirs] = [had.last_viewed as Last, kept.lastViewed ?? null];
      const newer =
        theirs && exists(theirs.id) && (!mine || Math.min(theirs.timestamp, +now) > mine.timestamp);
      expect((once.last_viewed as Last)?.id).toBe((newer ? theirs : mine)?.id);
      expect(once).toMatchObject({ "daily_brief_2026-11-21": kept.brief ? "read" : null });
      const positions = Object.keys(once.reading_positions as object);
      expect(positions).toEqual(
        expect.arrayContaining(Object.keys(had.reading_positions as object)),
      );
    }),
    { numRuns: 40 },
  );
});

it("takes the newer of two places", async () => {
  const reader = await makeReader();
  const heard = (seconds: number, minutes: number) => ({
    positions: JSON.stringify({
      "video:1": { share: 50, seconds, at: now.getTime() - minutes * 60_000 },
    }),
  });
  const seconds = async () => (await keptBy(reader)).reading_positions;
  await merge(reader, heard(20, 10));
  await merge(reader, heard(90, 20));
  expect(await seconds()).toMatchObject({ "video:1": { seconds: 20 } });
  await merge(reader, heard(30, 5));
  await merge(reader, { positions: '{"video:1":{"share":-1,"at":"now"}}' });
  expect(await seconds()).toMatchObject({ "video:1": { seconds: 30 } });
});

it("takes a browser's streak once, for an account without a check-in", async () => {
  const reader = await makeReader();
  const streak = { count: 6, lastCheck: "2026-11-20" };
  await merge(reader, { streak });
  expect(await keptBy(reader)).toMatchObject({ daily_streak: streak });
  const { streak: grown } = await checkIn(test.db, reader, now);
  expect(grown).toMatchObject({ count: 7, longest: 7, total: 7 });
  await merge(reader, { streak: { count: 40, lastCheck: "2026-11-21" } });
  expect(await streakOf(test.db, reader, now)).toMatchObject({ count: 7, total: 7 });

  const fresh = await makeReader();
  await merge(fresh, { streak: { count: 3, lastCheck: "2027-03-01" } });
  expect(await streakOf(test.db, fresh, now)).toMatchObject({ count: 0, total: 0 });
});

it("makes likes by receipt the account's, and counts none twice", async () => {
  const [first, second] = [
    { kind: "article", id: 1 },
    { kind: "article", id: 2 },
  ] as const;
  const reader = await makeReader();
  const visit = { address: "198.51.100.9", userAgent: browser };
  const receipt = (await like(test.db, first, visit, now))?.receipt ?? "";
  await like(test.db, second, visit, now);
  expect(await likeAs(test.db, second, reader.id, now)).toMatchObject({ likes: 2 });
  const likes = [
    { ...first, receipt },
    { ...second, receipt },
    { kind: "article", id: 3, receipt },
    { kind: "article", id: 3, receipt: `u:${reader.id}` },
  ] as const;
  const counts = async () =>
    (
      await test.db
        .selectFrom("stories")
        .select("likes")
        .where("id", "<=", 3)
        .orderBy("id")
        .execute()
    ).map((row) => row.likes);
  for (let n = 0; n < 2; n++) {
    await merge(reader, { likes: [...likes] });
    expect(await counts()).toEqual([1, 1, 0]);
    expect(await keptBy(reader)).toMatchObject({
      liked_items: { "article:1": "account", "article:2": "account" },
    });
  }
  // The browser's receipt is worth nothing now, and another reader's account takes none of them.
  const other = await makeReader();
  await merge(other, { likes: [...likes] });
  expect(await counts()).toEqual([1, 1, 0]);
  expect(await keptBy(other)).toMatchObject({ liked_items: {} });
});

it("takes as much as a browser holds in a few queries, two receipts for one item included", async () => {
  const reader = await makeReader();
  const visits = ["198.51.100.21", "198.51.100.22"].map((address) => ({
    address,
    userAgent: browser,
  }));
  const item = { kind: "article", id: 4 } as const;
  const receipts: string[] = [];
  for (const visit of visits) receipts.push((await like(test.db, item, visit, now))?.receipt ?? "");
  let queries = 0;
  const counted = test.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const kinds = ["article", "video", "podcast"] as const;
  const saved = Array.from({ length: 500 }, (_, n) => ({
    kind: kinds[n % 3] ?? "article",
    id: (n % 100) + 1,
    savedAt: now.getTime() - n,
  }));
  const likes = Array.from({ length: 1_000 }, (_, n) => ({
    ...item,
    receipt: receipts[n] ?? `a:${String(n).padStart(22, "0")}`,
  }));
  await transaction(counted, (tx) =>
    mergeFromBrowser(tx, reader, { ...nothing, saved, likes }, now),
  );
  expect(queries).toBeLessThan(10);
  const kept = await keptBy(reader);
  expect(kept.saved_queue).toHaveLength(5);
  expect(kept.liked_items).toEqual({ "article:4": "account" });
  const story = test.db.selectFrom("stories").select("likes").where("id", "=", 4);
  expect(await story.executeTakeFirstOrThrow()).toEqual({ likes: 1 });
});
