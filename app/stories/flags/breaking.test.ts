import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unknownCountry } from "../country.ts";
import { breakingAt, breakingRule, type StoryByOwner } from "./breaking.ts";

const minute = 60_000;
const now = Date.parse("2026-11-21T12:00:00Z");
let id = 0;
/** A story of an owner; `a1` and `a2` are owners of the country `a`. */
const story = (
  owner: string,
  minutesAgo: number,
  title = "Bridge falls in Rouen",
): StoryByOwner => ({
  id: ++id,
  owner,
  country: owner.slice(0, 1),
  lang: "en",
  title,
  at: now - minutesAgo * minute,
});
const breaks = (stories: StoryByOwner[], brokeAt: number | null = null, at = now) =>
  breakingAt({ stories, brokeAt }, at);

describe("an event begins to break", () => {
  test("with three owners of two countries within ninety minutes", () => {
    const stories = [story("a1", 89), story("a2", 40), story("b1", 5)];
    expect(breaks(stories)).toEqual({ brokeAt: now, newest: now - 5 * minute, begins: true });
    expect(breaks([story("a1", 90), story("a2", 40), story("b1", 5)])).toBeNull();
  });

  test("if two of them share two words, so that it is one event", () => {
    const apart = ["Bridge falls", "Votes counted", "Harbour shut"].map((title, n) =>
      story(`${"abc"[n]}1`, 10, title),
    );
    expect(breaks(apart)).toBeNull();
    const inThree = apart.map((r, n) => ({ ...r, lang: "de pl fr".split(" ")[n] ?? "" }));
    expect(breaks(inThree)).toBeNull();
    const withWords = (stories: StoryByOwner[], words: string) =>
      breaks(stories.map((r) => ({ ...r, title: `${r.title} ${words}` })));
    expect(withWords(apart, "Ronsund")).toBeNull();
    expect(withWords(apart, "Merenova Ronsund")).not.toBeNull();
    // Across languages names alone are written alike: one is enough.
    expect(withWords(inThree, "Ronsund")).not.toBeNull();
  });

  test("with five owners of one country, and not with four", () => {
    const four = ["a1", "a2", "a3", "a4"].map((owner) => story(owner, 10));
    expect(breaks(four)).toBeNull();
    expect(breaks([...four, story("a5", 10)])).toMatchObject({ begins: true });
  });

  test("not with two owners, however often they report", () => {
    expect(breaks([story("a1", 9), story("a1", 8), story("b1", 7), story("b1", 6)])).toBeNull();
  });

  test("not by an owner of no known country as the second country", () => {
    const stranger = { ...story("b1", 5), country: unknownCountry };
    expect(breaks([story("a1", 89), story("a2", 40), stranger])).toBeNull();
    const european = { ...stranger, country: "EU" };
    expect(breaks([story("a1", 89), story("a2", 40), european])).toBeNull();
    expect(breaks([story("a1", 89), story("c1", 40), stranger])).toMatchObject({ begins: true });
  });

  test("by what is reported now: three owners of this morning are no breaking news", () => {
    const morning = [story("a1", 300), story("a2", 290), story("b1", 280)];
    expect(breaks(morning)).toBeNull();
    expect(breaks([...morning, story("c1", 5)])).toBeNull();
  });

  test("not where more owners reported it before: what goes on for long is followed up", () => {
    const before = ["a1", "a2", "b1", "b2"].map((owner) => story(owner, 300));
    const recent = [story("c1", 20), story("c2", 10), story("d1", 5)];
    expect(breaks([...before, ...recent])).toBeNull();
    expect(breaks([...before, ...recent, story("d2", 4)])).toMatchObject({ begins: true });
  });

  test("not by a story from the future", () => {
    expect(breaks([story("a1", 9), story("a2", 8), story("b1", -1)])).toBeNull();
  });
});

describe("an event that broke", () => {
  const stories = [story("a1", 100), story("a2", 90), story("b1", 80)];

  test("stays until three hours after its newest story", () => {
    expect(breaks(stories, now - 80 * minute)).toEqual({
      brokeAt: now - 80 * minute,
      newest: now - 80 * minute,
      begins: false,
    });
    expect(breaks(stories, now - 80 * minute, now + 99 * minute)).not.toBeNull();
    expect(breaks(stories, now - 80 * minute, now + 100 * minute)).toBeNull();
  });

  test("stays for six hours at most", () => {
    const brokeAt = now - breakingRule.longestHours * 60 * minute;
    expect(breaks([...stories, story("a1", 5)], brokeAt + minute)).not.toBeNull();
    expect(breaks([...stories, story("a1", 5)], brokeAt)).toBeNull();
  });

  const brokeAt = now - 400 * minute;
  const told = ["a1", "a2", "b1"].map((owner) => story(owner, 410));
  const six = ["c1", "c2", "d1"];

  test("breaks again with twice the owners and new words in the headlines", () => {
    const turned = six.map((owner) => story(owner, 20, "Mayor arrested over bribes"));
    expect(breaks([...told, ...turned], brokeAt)).toMatchObject({ begins: true, brokeAt: now });
  });

  test("does not break again with the same words, or with fewer owners", () => {
    const same = six.map((owner) => story(owner, 20));
    expect(breaks([...told, ...same], brokeAt)).toBeNull();
    const few = ["a1", "c2", "d1"].map((owner) => story(owner, 20, "Mayor arrested over bribes"));
    expect(breaks([...told, ...few], brokeAt)).toBeNull();
  });

  test("does not break again because it is told in another language", () => {
    const french = six.map((owner) => ({
      ...story(owner, 20, "Effondrement d’un pont sur la Seine"),
      lang: "fr",
    }));
    expect(breaks([...told, ...french], brokeAt)).toBeNull();
  });
});

const streams = fc.array(
  fc.tuple(fc.constantFrom("a1", "a2", "a3", "b1", "b2", "c1"), fc.integer({ min: -30, max: 500 })),
  { minLength: 1, maxLength: 12 },
);

test("the order in which stories come does not matter", () => {
  fc.assert(
    fc.property(streams, (all) => {
      const stories = all.map(([owner, ago]) => story(owner, ago));
      expect(breaks(stories.toReversed())).toEqual(breaks(stories));
    }),
  );
});

test("while an event is breaking it does not begin again", () => {
  fc.assert(
    fc.property(
      streams,
      fc.integer({ min: 0, max: 60 * breakingRule.longestHours - 1 }),
      (all, ago) => {
        const found = breaks(
          all.map(([owner, at]) => story(owner, at, `Headline ${owner}`)),
          now - ago * minute,
        );
        const isRecent = all.some(([, at]) => at >= 0 && at < breakingRule.lastsMinutes);
        if (isRecent) expect(found).toMatchObject({ begins: false });
      },
    ),
  );
});
