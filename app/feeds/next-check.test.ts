import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CheckOutcome,
  decideNextState,
  type FeedState,
  longestSeconds,
  shortestSeconds,
} from "./next-check.ts";

const now = new Date("2026-11-20T12:00:00Z");
const day = 86_400;
const start: FeedState = {
  url: "https://paper.example/rss",
  movedFrom: [],
  etag: null,
  lastModified: null,
  bodyHash: null,
  status: null,
  lastError: null,
  failures: 0,
  intervalSeconds: 900,
  fetchedAt: null,
  succeededAt: null,
  changedAt: null,
  nextCheckAt: now,
  retiredAt: null,
};
const stored = (changed: number, movedTo: string | null = null): CheckOutcome => ({
  kind: "stored",
  status: 200,
  etag: '"1"',
  lastModified: null,
  bodyHash: "b",
  movedTo,
  changed,
});
const same: CheckOutcome = { kind: "unchanged", status: 304, movedTo: null };
const broken: CheckOutcome = { kind: "failed", status: 500, error: "answered 500" };
const waitOf = (state: FeedState, at = now) =>
  state.nextCheckAt === null ? null : (state.nextCheckAt.getTime() - at.getTime()) / 1000;

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const outcome: fc.Arbitrary<CheckOutcome> = fc.oneof(
  fc.nat(20).map((n) => stored(n)),
  fc.webUrl().map((url) => stored(1, url)),
  fc.constant(same),
  fc.constant(broken),
  fc.record({
    kind: fc.constant("throttled" as const),
    status: fc.constantFrom(429, 503),
    retryAfterMs: fc.option(fc.nat()),
  }),
);
/** A feed's life: checks at the very moment they are due. */
const live = (outcomes: [CheckOutcome, number][]) =>
  outcomes.reduce((state, [o, r]) => decideNextState(state, o, state.nextCheckAt ?? now, r), start);

describe("the next check", () => {
  test("comes within 5 minutes and 6 hours after success, 5 minutes and a day (and jitter) after failure", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(outcome, random), { maxLength: 40 }),
        outcome,
        random,
        (past, o, r) => {
          const before = live(past);
          const at = before.nextCheckAt ?? now;
          const wait = waitOf(decideNextState(before, o, at, r), at) ?? Number.NaN;
          if (o.kind === "stored" || o.kind === "unchanged") {
            expect(wait).toBeGreaterThanOrEqual(shortestSeconds);
            expect(wait).toBeLessThanOrEqual(longestSeconds);
          } else {
            expect(wait).toBeGreaterThanOrEqual(shortestSeconds * 0.9);
            expect(wait).toBeLessThanOrEqual(day * 1.1 + 0.001);
          }
        },
      ),
    );
  });

  test("is never before the moment that Retry-After names", () => {
    fc.assert(
      fc.property(fc.nat(day), fc.nat(12), random, (seconds, failures, r) => {
        const o: CheckOutcome = { kind: "throttled", status: 429, retryAfterMs: seconds * 1000 };
        expect(waitOf(decideNextState({ ...start, failures }, o, now, r))).toBeGreaterThanOrEqual(
          seconds,
        );
      }),
    );
  });

  test("an endless Retry-After is cut to a day", () => {
    const o: CheckOutcome = { kind: "throttled", status: 503, retryAfterMs: 1e15 };
    expect(waitOf(decideNextState(start, o, now, 0))).toBe(day);
  });

  test("adapts: a busy feed sinks to 5 minutes, a silent one rises to 6 hours", () => {
    const busy = live(Array.from({ length: 8 }, () => [stored(3), 0.5]));
    expect(busy.intervalSeconds).toBe(shortestSeconds);
    const silent = live(Array.from({ length: 20 }, () => [same, 0.5]));
    expect(silent.intervalSeconds).toBe(longestSeconds);
  });

  test("stays within its bounds when chance pulls outwards, and does not stick to them", () => {
    for (const r of [0, 0.3, 0.7, 0.999]) {
      const often = waitOf(
        decideNextState({ ...start, intervalSeconds: shortestSeconds }, stored(1), now, r),
      );
      const rarely = waitOf(
        decideNextState({ ...start, intervalSeconds: longestSeconds }, same, now, r),
      );
      expect(often).toBeGreaterThanOrEqual(shortestSeconds);
      expect(often).toBeLessThanOrEqual(shortestSeconds * 1.1);
      expect(rarely).toBeLessThanOrEqual(longestSeconds);
      expect(rarely).toBeGreaterThanOrEqual(longestSeconds * 0.9);
    }
  });

  test("settles at about four checks for each change of a steady feed", () => {
    // Changes every two hours; checked over twenty days.
    let state = start;
    let checks = 0;
    let seen = 0;
    const end = now.getTime() + 20 * day * 1000;
    for (let i = 0; (state.nextCheckAt?.getTime() ?? end) < end; i++) {
      const at = state.nextCheckAt as Date;
      const changes = Math.floor((at.getTime() - now.getTime()) / 7_200_000);
      state = decideNextState(state, stored(changes - seen), at, (i % 10) / 10);
      seen = changes;
      checks++;
    }
    expect(checks / 240).toBeGreaterThan(2);
    expect(checks / 240).toBeLessThan(6);
  });

  test("has the shortest interval while something is broadcast live, changed or not, and a longer one after it", () => {
    for (const o of [stored(1), stored(0), same]) {
      const state = decideNextState(start, o, now, 0.5, true);
      expect(state.intervalSeconds).toBe(shortestSeconds);
      expect(waitOf(state)).toBe(shortestSeconds);
      expect(decideNextState(state, same, now, 0.5).intervalSeconds).toBe(shortestSeconds * 1.25);
    }
    // Failures and Retry-After lengthen the pause also while something is broadcast live.
    expect(waitOf(decideNextState(start, broken, now, 0.5, true))).toBe(900);
  });

  test("failures back off and a success forgives them", () => {
    const waits: (number | null)[] = [];
    let state = start;
    for (let i = 0; i < 9; i++) {
      state = decideNextState(state, broken, now, 0.5);
      waits.push(waitOf(state));
    }
    expect(waits).toEqual([900, 1800, 3600, 7200, 14_400, 28_800, 57_600, day, day]);
    expect(state).toMatchObject({ failures: 9, lastError: "answered 500", status: 500 });
    const healed = decideNextState(state, stored(1), now, 0.5);
    expect(healed).toMatchObject({ failures: 0, lastError: null, intervalSeconds: 450 });
  });
});

test("a feed that cannot be reached is tried every hour, however long that lasts", () => {
  const down: CheckOutcome = {
    kind: "failed",
    status: null,
    error: "ENOTFOUND",
    unreachable: true,
  };
  const silent = live([
    ...Array.from({ length: 20 }, (): [CheckOutcome, number] => [same, 0.5]),
    ...Array.from({ length: 20 }, (): [CheckOutcome, number] => [down, 0.5]),
  ]);
  expect(waitOf(decideNextState(silent, down, now, 0.5))).toBe(3600);
});

describe("what is remembered", () => {
  test("410 retires a feed", () => {
    const retired = decideNextState(start, { kind: "gone", status: 410 }, now, 0);
    expect(retired).toMatchObject({ nextCheckAt: null, retiredAt: now, status: 410 });
  });

  test("a permanent redirect becomes the address, the former one is kept", () => {
    const one = decideNextState(start, stored(0, "https://new.example/rss"), now, 0);
    expect(one.url).toBe("https://new.example/rss");
    expect(one.movedFrom).toEqual(["https://paper.example/rss"]);
    const back = decideNextState(one, stored(0, "https://paper.example/rss"), now, 0);
    expect(back.url).toBe("https://paper.example/rss");
    expect(back.movedFrom).toEqual(["https://new.example/rss"]);
  });

  test("validators are those of the last body; failures and 304 leave them alone", () => {
    const one = decideNextState(start, stored(1), now, 0);
    for (const o of [same, broken]) {
      const next = decideNextState(one, o, now, 0);
      expect(next).toMatchObject({ etag: '"1"', bodyHash: "b" });
    }
  });

  test("changedAt moves only with changes, succeededAt with every success", () => {
    const later = new Date(now.getTime() + 1000);
    const one = decideNextState(start, stored(2), now, 0);
    const two = decideNextState(one, same, later, 0);
    expect([two.changedAt, two.succeededAt, two.fetchedAt]).toEqual([now, later, later]);
    const three = decideNextState(two, broken, new Date(now.getTime() + 2000), 0);
    expect(three.succeededAt).toEqual(later);
  });
});
