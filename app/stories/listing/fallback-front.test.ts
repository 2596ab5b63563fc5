import fc from "fast-check";
import { expect, it } from "vitest";
import { type Candidate, chooseFrontStories, fallbackFrontRule } from "./fallback-front.ts";

const now = new Date("2026-11-21T12:00:00Z");
let made = 0;
const story = (source: string, hoursAgo: number, more: Partial<Candidate> = {}) => ({
  name: `${source} ${made++}`,
  sample: false,
  preferred: true,
  read: true,
  source: { id: source },
  publishedAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  ...more,
});
const newestFirst = <T extends Candidate>(all: T[]) =>
  all.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));

it("keeps a source from filling the page while others have something to say", () => {
  const bank = Array.from({ length: 18 }, (_, i) => story("bank", i));
  const others = Array.from({ length: 15 }, (_, i) => story(`paper ${i}`, 20 + i));
  const page = chooseFrontStories(newestFirst([...bank, ...others]), now);
  expect(page).toHaveLength(fallbackFrontRule.stories);
  expect(page.filter((s) => s.source.id === "bank")).toEqual(
    bank.slice(0, fallbackFrontRule.perSource),
  );
});

it("lets one source fill the page when it is alone, newest first", () => {
  const bank = Array.from({ length: 20 }, (_, i) => story("bank", i));
  expect(chooseFrontStories(bank, now)).toEqual(bank.slice(0, fallbackFrontRule.stories));
});

it("puts today's news of any topic before old politics, and every real story before a sample", () => {
  const old = story("bank", 24 * 90);
  const fresh = story("paper", 30, { preferred: false });
  const wanted = story("other", 40);
  const sample = story("gazette", 1, { sample: true });
  expect(chooseFrontStories(newestFirst([old, fresh, wanted, sample]), now)).toEqual([
    wanted,
    fresh,
    old,
    sample,
  ]);
});

it("puts the reader's languages before politics in another one", () => {
  const other = story("gazeta", 1, { read: false });
  const known = story("paper", 30, { preferred: false });
  expect(chooseFrontStories(newestFirst([other, known]), now)).toEqual([known, other]);
});

it("is never longer than the page, never repeats, and never leaves a place empty", () => {
  const any = fc.record({
    sample: fc.boolean(),
    preferred: fc.boolean(),
    read: fc.boolean(),
    source: fc.record({ id: fc.constantFrom("a", "b", "c") }),
    publishedAt: fc
      .date({ min: new Date("2020-01-01"), max: now, noInvalidDate: true })
      .map((d) => d.toISOString()),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), (all) => {
      const page = chooseFrontStories(newestFirst(all), now);
      expect(page).toHaveLength(Math.min(fallbackFrontRule.stories, all.length));
      expect(new Set(page).size).toBe(page.length);
      const samples = page.findIndex((s) => s.sample);
      if (samples >= 0) expect(page.slice(samples).every((s) => s.sample)).toBe(true);
    }),
  );
});
