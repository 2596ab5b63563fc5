import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { like, unlike } from "./likes.server.ts";
import { countView, deleteOldViews } from "./views.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await test.pool.query(`
    insert into sources (id, name, country) values ('gazette', 'Gazette', 'IE');
    insert into videos (id, source_id, title, lang, identity, content_hash, published_at, updated_at)
      values (1, 'gazette', 'A ferry', 'en', 'g:1', 'x', now(), now());
    insert into stories (slug, title, lang, source_id, provenance, content_hash, published_at, first_seen_at, updated_at)
      values ('a', 'A', 'en', 'gazette', 'own', 'x', now(), now(), now())`);
});
afterAll(() => test.close());

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const ana = { address: "198.51.100.7", userAgent: browser };
const video = { kind: "video", id: 1 } as const;
const monday = new Date("2026-11-23T23:59:00Z");
const tuesday = new Date("2026-11-24T00:01:00Z");

const viewsOf = async () =>
  (await test.pool.query("select views from videos where id = 1")).rows[0].views;

it("counts a reader once a day", async () => {
  expect(await countView(test.db, video, ana, monday)).toBe(true);
  expect(await countView(test.db, video, ana, monday)).toBe(false);
  expect(await countView(test.db, video, { ...ana, address: "198.51.100.8" }, monday)).toBe(true);
  expect(await countView(test.db, video, ana, tuesday)).toBe(true);
  expect(await viewsOf()).toBe(3);
});

it("takes the addresses of one IPv6 network for one reader", async () => {
  const from = (address: string) =>
    countView(test.db, video, { address, userAgent: browser }, tuesday);
  expect(await from("2001:db8:1:2::1")).toBe(true);
  expect(await from("2001:db8:1:2:ffff::9")).toBe(false);
  expect(await from("2001:db8:1:3::1")).toBe(true);
});

it("counts neither robots nor what does not exist", async () => {
  const robot = { ...ana, userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" };
  expect(await countView(test.db, video, robot, tuesday)).toBe(false);
  expect(await countView(test.db, { kind: "podcast", id: 77 }, ana, tuesday)).toBe(false);
});

it("keeps no address, and forgets the salt of the day before", async () => {
  const { rows } = await test.pool.query("select reader from views");
  expect(rows.every((r) => /^[\w-]{22}$/.test(r.reader))).toBe(true);
  expect((await test.pool.query("select day from visitor_salts")).rows).toEqual([
    { day: "2026-11-24" },
  ]);
});

it("counts a like once, and takes it back by its receipt on a later day", async () => {
  const { rows } = await test.pool.query("select id from stories");
  const story = { kind: "article", id: rows[0].id } as const;
  const first = await like(test.db, story, ana, tuesday);
  expect(first).toMatchObject({ likes: 1 });
  expect(await like(test.db, story, ana, tuesday)).toEqual(first);
  expect(await unlike(test.db, story, "a:AAAAAAAAAAAAAAAAAAAAAA")).toMatchObject({ likes: 1 });
  expect(await unlike(test.db, story, first?.receipt ?? "")).toEqual({ likes: 0, receipt: null });
  expect(await unlike(test.db, story, first?.receipt ?? "")).toMatchObject({ likes: 0 });
  expect(await like(test.db, { kind: "video", id: 99 }, ana, tuesday)).toBeNull();
});

it("forgets who viewed what after two days, and keeps the counters", async () => {
  const before = await viewsOf();
  const days = async () => {
    const { rows } = await test.pool.query("select distinct day::text from views order by 1");
    return rows.map((row) => row.day);
  };
  await deleteOldViews(test.db, new Date("2026-11-25T23:58:00Z"));
  expect(await days()).toEqual(["2026-11-23", "2026-11-24"]);
  await deleteOldViews(test.db, new Date("2026-11-26T00:00:00Z"));
  expect(await days()).toEqual(["2026-11-24"]);
  expect(await viewsOf()).toBe(before);
});
