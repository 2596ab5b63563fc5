import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { type Campaign, campaignFor, runsAt, slots } from "./campaign.ts";
import { readCampaign } from "./campaign-form.server.ts";
import { houseCampaigns } from "./house-ads.ts";

const words = { title: "T", text: "T", action: "A" };
const moments = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2027-01-01"),
  noInvalidDate: true,
});
const paid: fc.Arbitrary<Campaign[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,8}$/),
    rank: fc.constant("paid" as const),
    advertiser: fc.constant("A"),
    slots: fc.subarray([...slots], { minLength: 1 }),
    startsAt: moments,
    endsAt: moments,
    target: fc.constant("https://example.eu/"),
    words: fc
      .subarray([...locales], { minLength: 1 })
      .map((of) => Object.fromEntries(of.map((locale) => [locale, words]))),
    hasPicture: fc.boolean(),
  }),
  { selector: (c) => c.id, maxLength: 12 },
);
const place = fc.record({
  slot: fc.constantFrom(...slots),
  locale: fc.constantFrom(...locales),
  at: moments,
  seed: fc.string(),
});

describe("the campaign of a slot", () => {
  it("fits slot, dates and language, is paid where one can be, and never missing", () => {
    fc.assert(
      fc.property(paid, place, (campaigns, o) => {
        const chosen = campaignFor([...campaigns, ...houseCampaigns], o);
        const fits = (c: Campaign) =>
          c.slots.includes(o.slot) && runsAt(c, o.at) && (!c.words || Boolean(c.words[o.locale]));
        expect(chosen && fits(chosen)).toBe(true);
        expect(chosen?.rank).toBe(campaigns.some(fits) ? "paid" : "house");
      }),
    );
  });

  it("is the same for the same page, in whatever order they come", () => {
    fc.assert(
      fc.property(paid, place, (campaigns, o) => {
        expect(campaignFor([...campaigns].reverse(), o)?.id).toBe(campaignFor(campaigns, o)?.id);
      }),
    );
  });

  it("takes turns", () => {
    const at = new Date("2026-11-21");
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++)
      for (const slot of slots)
        seen.add(
          campaignFor(houseCampaigns, { slot, locale: "en", at, seed: `day-${n}` })?.id ?? "",
        );
    expect([...seen].sort()).toEqual(houseCampaigns.map((c) => c.id).sort());
  });

  it("leads to pages of this site, for those of the code", () => {
    for (const { target } of houseCampaigns) expect(target).toMatch(/^\/[a-z]/);
  });
});

describe("a campaign that an operator writes", () => {
  const good = {
    id: "rail-2026",
    name: "Night trains",
    advertiser: "Alpine Rail",
    slot: "article",
    starts_at: "2026-11-01",
    ends_at: "2026-12-01T08:00:00+01:00",
    target: "https://rail.example.eu/night",
    texts: { en: words },
    political: false,
  };
  const problems = (change: object, picture = false) => {
    const read = readCampaign({ ...good, ...change }, picture);
    return "problems" in read ? read.problems.join("\n") : "";
  };

  it("is taken when it is complete", () => expect(problems({})).toBe(""));

  it("is refused when it is political, or says nothing of it", () => {
    for (const political of [true, undefined, "no"])
      expect(problems({ political })).toContain("political advertising is not taken");
  });

  it.each([
    "http://rail.example.eu",
    "javascript:alert(1)",
    "https://user:pass@rail.example.eu",
    "https://127.0.0.1/",
    "https://localhost/",
    "//rail.example.eu",
    "/saved",
    "not an address",
  ])("does not lead to %s", (target) => {
    expect(problems({ target })).toContain("target: must be an address that begins with https://");
  });

  it("names every mistake", () => {
    expect(problems({ ends_at: "2026-10-01" })).toContain("ends_at: must be later");
    expect(problems({ starts_at: "tomorrow" })).toContain("starts_at: must be a date");
    expect(problems({ texts: {} })).toContain("texts: must have at least one language");
    expect(problems({ texts: { en: { ...words, title: "x".repeat(49) } } })).toContain("title");
    expect(problems({ id: "house-saved" })).toContain("id: ");
    expect(problems({}, true)).toContain("texts.en.alt: must say what the picture shows");
  });
});
