import { describe, expect, it } from "vitest";
import { type AnnouncedChange, parseAnnouncement } from "#platform/live/outbox.server.ts";
import type { Purge } from "./page-cache.ts";
import { purgeOf, throttleLists } from "./purge-plan.ts";

const event = (topic: string, payload: object = {}): AnnouncedChange => {
  const announcement = parseAnnouncement({ topic, payload });
  if (!announcement) throw new Error(`no such event: ${topic}`);
  return { id: 1, ...announcement };
};

describe("what a change makes old", () => {
  it("is the lists and the articles named", () => {
    const changed = purgeOf([event("stories", { slugs: ["a", "b"] }), event("media")], false);
    expect(changed).toEqual({
      paths: new Set(["/article/a", "/article/b"]),
      lists: true,
      all: false,
      revoked: false,
    });
  });

  it("is the pages of events in the news, and of the stories that are part of them", () => {
    const changed = purgeOf([event("events", { slugs: ["e"], stories: ["a"] })], false);
    expect(changed).toMatchObject({ paths: new Set(["/event/e", "/article/a"]), all: false });
    expect(purgeOf([event("events")], false).all).toBe(true);
  });

  it("is everything when a change of stories names none, or some were missed", () => {
    expect(purgeOf([event("stories", { source: "x" })], false).all).toBe(true);
    expect(purgeOf([event("stories", { slugs: ["a"] })], true).all).toBe(true);
  });
});

it("is the lists, to which the pages of the Academy belong, when a lesson was reviewed", () => {
  expect(purgeOf([event("academy")], false)).toMatchObject({ lists: true, all: false });
});

it("leaves every page alone when something concerns one reader", () => {
  const changes = [event("reader", { reader: "r", what: "session" })];
  expect(purgeOf(changes, false)).toEqual({
    paths: new Set(),
    lists: false,
    all: false,
    revoked: false,
  });
});

describe("what is revoked", () => {
  it("takes everything with it, since any page may show the piece", () => {
    for (const topic of ["stories", "media"])
      expect(purgeOf([event(topic, { slugs: ["a"], revoked: true })], false)).toMatchObject({
        all: true,
        revoked: true,
      });
  });

  it("may be among what was missed", () => {
    expect(purgeOf([], true)).toMatchObject({ all: true, revoked: true });
  });

  it("is not held back with the lists", () => {
    const done: Purge[] = [];
    const timers = { now: () => 0, after: () => () => {} };
    const gathered = throttleLists((what) => done.push(what), 5_000, timers);
    for (const revoked of [false, true])
      gathered.purge(purgeOf([event("stories", { slugs: ["a"], revoked })], false));
    expect(done.at(-1)).toMatchObject({ all: true, revoked: true });
  });
});

describe("lists that change all the time", () => {
  it("are dropped at once, and then every five seconds at most", () => {
    let at = 0;
    const due: { at: number; work: () => void }[] = [];
    const done: [number, Purge][] = [];
    const gathered = throttleLists((what) => done.push([at, what]), 5_000, {
      now: () => at,
      after: (ms, work) => {
        due.push({ at: at + ms, work });
        return () => {};
      },
    });
    const change = (path: string) =>
      gathered.purge({ paths: new Set([path]), lists: true, all: false, revoked: false });
    for (at = 0; at <= 12_000; at += 500) {
      for (const timer of due.splice(0)) timer.at <= at ? timer.work() : due.push(timer);
      change(`/article/${at}`);
    }
    const lists = done.filter(([, what]) => what.lists).map(([when]) => when);
    expect(lists).toEqual([0, 5_000, 10_000]);
    expect(done.filter(([, what]) => what.paths.size === 1)).toHaveLength(25);
  });
});
