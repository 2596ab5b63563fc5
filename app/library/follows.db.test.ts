import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Reader } from "#accounts/reader.ts";
import { transaction } from "#platform/db/db.server.ts";
import { followKey, followLimit } from "#stories/follow.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { accountReader } from "../../tests/factories/account-reader.ts";
import { createEvent } from "../../tests/factories/events.ts";
import { applyChanges } from "./apply-changes.server.ts";
import type { Change } from "./change.ts";
import {
  followerCount,
  followersOfEvent,
  followsOf,
  moveAliasedFollows,
  moveMergedFollows,
} from "./follows.server.ts";
import { mergeFromBrowser } from "./merge.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hourAgo = new Date("2026-11-21T11:00:00Z");

let test: TestDatabase;
let event: number;
let chapter: number;
let merged: number;
let ana: Reader;
let ben: Reader;

beforeAll(async () => {
  test = await openTestDatabase();
  event = (await createEvent(test.db, now, [{ source: "a" }, { source: "b" }])).id;
  chapter = (await createEvent(test.db, now, [{ source: "a" }, { source: "b" }], { parent: event }))
    .id;
  merged = (await createEvent(test.db, now, [], { mergedInto: event })).id;
  await test.db.insertInto("authors").values({ slug: "ines", name: "Ines" }).execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom("follows").execute();
  ana = await accountReader(test.db, now);
  ben = await accountReader(test.db, now);
});

const change = (reader: Reader, changes: Change[], at = now) =>
  applyChanges(test.db, reader, changes, at);
const follow = (reader: Reader, ...names: string[]) =>
  change(
    reader,
    names.map((name) => ({ do: "follow", name })),
  );
const keysOf = async (reader: Reader) => (await followsOf(test.db, reader.id)).map(followKey);

describe("what a reader follows", () => {
  it("is of five kinds, each once, and of what there is", async () => {
    const names = ["topic:Energy", "country:PT", "author:ines", `event:${event}`, "source:a"];
    expect(await follow(ana, ...names, ...names)).toEqual(names.concat(names).map(() => null));
    expect((await keysOf(ana)).sort()).toEqual(names.sort());
    const wrong = ["author:nobody", "event:987654", "source:none", "country:GB", "topic:x", "x"];
    expect(await follow(ana, ...wrong)).toEqual(wrong.map(() => "unknown"));
    expect(await keysOf(ben)).toEqual([]);
  });

  it("ends, and does so twice", async () => {
    await follow(ana, "topic:Energy", "author:ines");
    const off: Change = { do: "unfollow", name: "author:ines" };
    expect(await change(ana, [off, off])).toEqual([null, null]);
    expect(await keysOf(ana)).toEqual(["topic:Energy"]);
  });

  it("is the event that a merged one has become", async () => {
    await follow(ana, `event:${merged}`);
    expect(await keysOf(ana)).toEqual([`event:${event}`]);
    await change(ana, [{ do: "unfollow", name: `event:${merged}` }]);
    expect(await keysOf(ana)).toEqual([]);
  });

  it("may be named as a whole for topics and countries, and keeps what was seen", async () => {
    await change(ana, [
      { do: "topics", names: ["Energy", "Trade"] },
      { do: "seen", names: ["topic:Energy", "topic:Climate"], seenAt: hourAgo.getTime() },
      { do: "topics", names: ["Climate", "Energy"] },
      { do: "countries", names: ["Austria"] },
    ]);
    expect(await followsOf(test.db, ana.id)).toEqual([
      { kind: "country", name: "AT", seenAt: null },
      { kind: "topic", name: "Climate", seenAt: null },
      { kind: "topic", name: "Energy", seenAt: hourAgo.toISOString() },
    ]);
  });

  it("is seen until the latest mark, and never ahead of time", async () => {
    await follow(ana, "topic:Energy");
    const seen = async (seenAt: number) => {
      await change(ana, [{ do: "seen", names: ["topic:Energy"], seenAt }]);
      return (await followsOf(test.db, ana.id))[0]?.seenAt;
    };
    expect(await seen(hourAgo.getTime())).toBe(hourAgo.toISOString());
    expect(await seen(hourAgo.getTime() - 1000)).toBe(hourAgo.toISOString());
    expect(await seen(now.getTime() + 1e9)).toBe(now.toISOString());
  });

  it("has a limit", async () => {
    await test.pool.query(
      "insert into follows (user_id, kind, name, followed_at) select $1, 'author', 'a' || n, $2 from generate_series(1, $3::int) n",
      [ana.id, now, followLimit],
    );
    expect(await follow(ana, "author:ines", "source:a")).toEqual(["tooMany", null]);
  });

  it("takes over what a browser kept, with what was seen there", async () => {
    await follow(ana, "author:ines");
    const kept = {
      saved: [],
      likes: [],
      countries: ["Malta", "Atlantis"],
      topics: ["Energy"],
      followed: ["author:ines", `event:${merged}`, "source:none", "spoiled"],
      seen: JSON.stringify({ "topic:Energy": hourAgo.getTime(), "topic:Trade": 5 }),
    };
    const merge = () => transaction(test.db, (tx) => mergeFromBrowser(tx, ana, kept, now));
    await merge();
    const once = await followsOf(test.db, ana.id);
    expect(once.map(followKey).sort()).toEqual(
      ["author:ines", "country:MT", `event:${event}`, "topic:Energy"].sort(),
    );
    expect(once.find((one) => one.kind === "topic")?.seenAt).toBe(hourAgo.toISOString());
    await merge();
    expect(await followsOf(test.db, ana.id)).toEqual(once);
  });
});

describe("the followers of a source", () => {
  const formerly = "rss-a-example";
  beforeEach(() =>
    test.pool.query(
      "insert into source_aliases (former_id, source_id) values ($1, 'a') on conflict do nothing",
      [formerly],
    ),
  );

  it("follow it under its new id, each once, with what they have seen", async () => {
    const insert = (who: Reader, name: string, seenAt: Date | null) =>
      test.pool.query("insert into follows values ($1, 'source', $2, $3, $4)", [
        who.id,
        name,
        hourAgo,
        seenAt,
      ]);
    await insert(ana, formerly, hourAgo);
    await insert(ben, formerly, now);
    await insert(ben, "a", hourAgo);
    await transaction(test.db, moveAliasedFollows);
    const seen = async (reader: Reader) => followsOf(test.db, reader.id);
    expect(await seen(ana)).toEqual([{ kind: "source", name: "a", seenAt: hourAgo.toISOString() }]);
    expect(await seen(ben)).toEqual([{ kind: "source", name: "a", seenAt: now.toISOString() }]);
    await transaction(test.db, moveAliasedFollows);
    expect(await keysOf(ana)).toEqual(["source:a"]);
  });

  it("may name it by its former id", async () => {
    expect(await follow(ana, `source:${formerly}`)).toEqual([null]);
    expect(await keysOf(ana)).toEqual(["source:a"]);
    await change(ana, [{ do: "unfollow", name: `source:${formerly}` }]);
    expect(await keysOf(ana)).toEqual([]);
  });
});

describe("the followers of an event", () => {
  it("are those of what was merged into it, and of what it is a chapter of", async () => {
    await follow(ana, `event:${event}`);
    await test.pool.query(
      "insert into follows (user_id, kind, name, followed_at) values ($1, 'event', $2, $3)",
      [ben.id, String(merged), now],
    );
    const of = async (id: number) => followersOfEvent(test.db, id);
    expect(await of(event)).toEqual([ana.id, ben.id].sort());
    expect(await of(chapter)).toEqual([ana.id]);
    expect(await of(merged)).toEqual([ana.id, ben.id].sort());
  });

  it("follow the event that remains after a merge, from then on, and can end that", async () => {
    const insert = (who: Reader, id: number, seenAt: Date | null = null) =>
      test.pool.query("insert into follows values ($1, 'event', $2, $3, $4)", [
        who.id,
        String(id),
        hourAgo,
        seenAt,
      ]);
    const { id: second } = await createEvent(test.db, now, [], { mergedInto: event });
    await insert(ana, merged, hourAgo);
    await insert(ana, second);
    await insert(ben, merged, now);
    await insert(ben, event, hourAgo);
    await change(ben, [{ do: "unfollow", name: `event:${event}` }]);
    expect(await followsOf(test.db, ben.id)).toEqual([]);
    await insert(ben, merged, now);
    await insert(ben, event, hourAgo);
    await moveMergedFollows(test.db, now);
    const { rows } = await test.pool.query(
      "select user_id as reader, name, followed_at as at, seen_at as seen from follows",
    );
    expect(rows.sort((a, b) => a.at - b.at)).toEqual([
      { reader: ben.id, name: String(event), at: hourAgo, seen: now },
      { reader: ana.id, name: String(event), at: now, seen: hourAgo },
    ]);
  });
});

describe("followers", () => {
  it("are counted", async () => {
    const before = await followerCount(test.db, { kind: "author", name: "ines" });
    await follow(ana, "author:ines");
    await follow(ben, "author:ines", "author:ines");
    expect(await followerCount(test.db, { kind: "author", name: "ines" })).toBe(before + 2);
  });
});
