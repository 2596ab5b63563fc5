import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CoveredPlace } from "#stories/country.ts";
import {
  byMatchScore,
  emptyProfile,
  matchScore,
  type ReadingProfile,
} from "#stories/reading-profile.ts";
import type { Topic } from "#stories/topic.ts";
import {
  chooseBrief,
  type Interests,
  isFollowedBy,
  memberBriefSize,
  percentOf,
} from "./member-brief.ts";

const now = new Date("2026-11-21T12:00:00Z");
let made = 0;
const story = (
  hoursAgo: number,
  more: Partial<{
    topics: Topic[];
    countries: CoveredPlace[];
    sample: boolean;
    source: string;
    lang: string;
    author: string;
    event: { id: number; parent?: number };
  }> = {},
) => ({
  id: ++made,
  lang: more.lang ?? "en",
  author: more.author ?? null,
  event: more.event ? { parent: null, ...more.event } : null,
  topics: more.topics ?? [],
  countries: more.countries ?? [],
  sample: more.sample ?? false,
  source: { id: more.source ?? `paper ${made}` },
  publishedAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
  breaking: false,
  trending: false,
});
const noInterests: Interests = {
  countries: [],
  topics: [],
  authors: [],
  events: [],
  sources: [],
};
const nobody = {
  languages: ["de", "en"],
  follows: noInterests,
  readingProfile: emptyProfile,
  leading: [],
};
const climate: ReadingProfile = {
  topics: { Climate: 9, Trade: 1 },
  countries: { PT: 5, EU: 40 },
  read: [],
};

describe("chooseBrief", () => {
  it("prefers what is new, what was chosen and what is near", () => {
    const [old, fresh] = [story(40), story(1)];
    expect(chooseBrief([old, fresh], nobody, now)).toEqual([fresh, old]);
    const home = story(6, { countries: ["PT"] });
    const portugal = { ...noInterests, countries: ["PT" as const] };
    expect(chooseBrief([fresh, home], { ...nobody, follows: portugal }, now)[0]).toBe(home);
    const near = story(6, { topics: ["Climate"] });
    expect(chooseBrief([fresh, near], { ...nobody, readingProfile: climate }, now)[0]).toBe(near);
  });

  it.each([
    ["topics", ["Energy"], { topics: ["Energy"] }],
    ["authors", ["ines"], { author: "ines" }],
    ["sources", ["der-standard"], { source: "der-standard" }],
    ["events", [7], { event: { id: 7 } }],
    ["events", [7], { event: { id: 9, parent: 7 } }],
  ] as const)("prefers what is followed: %s", (kind, names, more) => {
    const [fresh, followed] = [story(1), story(6, more as Parameters<typeof story>[1])];
    const follows = { ...noInterests, [kind]: names };
    expect(chooseBrief([fresh, followed], nobody, now)[0]).toBe(fresh);
    expect(chooseBrief([fresh, followed], { ...nobody, follows }, now)[0]).toBe(followed);
    expect([isFollowedBy(followed, follows), isFollowedBy(fresh, follows)]).toEqual([true, false]);
  });

  it("has the reader's languages first, then what leads home, and nothing older than 48 hours", () => {
    const [lead, second] = [story(30, { lang: "en" }), story(20, { lang: "de" })];
    const [greek, old, other] = [story(1, { lang: "el" }), story(48.5), story(0)];
    const home = { ...nobody, leading: [old, lead, greek, second].map(({ id }) => id) };
    const found = [other, greek, second, lead, old];
    expect(chooseBrief(found, home, now)).toEqual([lead, second, other, greek]);
  });

  it("has what is followed some places higher than home has it", () => {
    const all = Array.from({ length: 12 }, (_, n) =>
      story(1, n === 10 ? { countries: ["PT"] } : {}),
    );
    const home = { ...nobody, leading: all.map(({ id }) => id) };
    expect(chooseBrief(all, home, now)).toEqual(all.slice(0, 5));
    const follows = { ...noInterests, countries: ["PT" as const] };
    const chosen = chooseBrief(all, { ...home, follows }, now);
    expect(chosen).toEqual([...all.slice(0, 4), all[10]]);
  });

  it("tells an event once, in a language of the reader's", () => {
    const event = { id: 7 };
    const [polish, german] = [story(1, { lang: "pl", event }), story(9, { lang: "de", event })];
    expect(chooseBrief([polish, german, story(2)], nobody, now)).not.toContain(polish);
    expect(chooseBrief([polish, german], nobody, now)).toEqual([german]);
  });

  it("has no more than two of an outlet, nor of a topic while there are others, and samples behind all", () => {
    const bank = Array.from({ length: 6 }, (_, n) => story(n, { source: "bank" }));
    const others = Array.from({ length: 4 }, (_, n) => story(40 + n, { topics: ["Energy"] }));
    const ofBank = (stories: typeof bank) => stories.filter((s) => s.source.id === "bank");
    expect(ofBank(chooseBrief([...bank, ...others], nobody, now))).toHaveLength(2);
    expect(chooseBrief([...bank, ...others], nobody, now)).toHaveLength(5);
    expect(chooseBrief(bank, nobody, now)).toHaveLength(2);
    const climate = Array.from({ length: 3 }, () => story(1, { topics: ["Climate"] }));
    const mixed = chooseBrief([...climate, ...others], nobody, now);
    expect(mixed.filter((s) => s.topics[0] === "Climate")).toHaveLength(3);
    expect(chooseBrief([...climate, ...others, story(47)], nobody, now)).not.toEqual(
      expect.arrayContaining(climate),
    );
    const sample = story(0, { sample: true });
    expect(chooseBrief([...others, ...bank, sample], nobody, now)).not.toContain(sample);
    expect(chooseBrief([...bank, sample], nobody, now).at(-1)).toBe(sample);
  });

  it("is as long as these rules let it be, without doubles, and the same for any order of candidates", () => {
    const any = fc.record({
      hours: fc.integer({ min: 0, max: 90 }),
      sample: fc.boolean(),
      source: fc.constantFrom("a", "b", "c"),
      lang: fc.constantFrom("en", "pl"),
      topic: fc.constantFrom<Topic>("Climate", "Trade", "Energy"),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 25 }), (all) => {
        const found = all.map((s) =>
          story(s.hours, { sample: s.sample, source: s.source, topics: [s.topic], lang: s.lang }),
        );
        const room = (stories: typeof found) =>
          ["a", "b", "c"].reduce((sum, id) => {
            const of = stories.filter((s) => s.source.id === id && hoursOf(s) <= 48);
            return sum + Math.min(2, of.length);
          }, 0);
        const brief = chooseBrief([...found, ...found], nobody, now);
        expect(brief).toHaveLength(Math.min(memberBriefSize, room(found)));
        expect(new Set(brief.map((s) => s.id)).size).toBe(brief.length);
        expect(chooseBrief(found.toReversed(), nobody, now)).toEqual(brief);
        const real = room(found.filter((s) => !s.sample));
        expect(brief.filter((s) => !s.sample)).toHaveLength(Math.min(real, memberBriefSize));
      }),
    );
  });
});

const hoursOf = ({ publishedAt }: { publishedAt: string }) =>
  (now.getTime() - Date.parse(publishedAt)) / 3_600_000;

it("rounds progress, of no more than five", () => {
  expect([0, 1, 2, 3].map((n) => percentOf(n, 3))).toEqual([0, 33, 67, 100]);
  expect([percentOf(2, 5), percentOf(5, 5), percentOf(0, 0), percentOf(5, 7)]).toEqual([
    40, 100, 0, 100,
  ]);
});

describe("the reading profile", () => {
  it("is nearer the more is shared, and says nothing of the Union", () => {
    const of = (topics: Topic[], countries: CoveredPlace[]) =>
      matchScore({ topics, countries }, climate);
    expect(of(["Climate"], [])).toBeCloseTo(1.8);
    expect(of(["Climate", "Trade"], ["PT"])).toBeCloseTo(3);
    expect(of(["Energy"], ["EU"])).toBe(0);
    expect(matchScore({ topics: ["Climate"], countries: [] }, emptyProfile)).toBe(0);
  });

  it("leaves out what was read, and what it has nothing to do with", () => {
    const [near, read, far] = [
      story(9, { topics: ["Climate"] }),
      story(1, { topics: ["Climate"] }),
      story(1),
    ];
    if (!near || !read || !far) throw new Error("three stories");
    expect(byMatchScore([far, read, near], { ...climate, read: [read.id] })).toEqual([near]);
  });
});
