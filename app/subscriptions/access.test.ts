import { describe, expect, it } from "vitest";
import {
  type AccessFacts,
  accessFrom,
  accessTable,
  audienceOf,
  audiences,
  isArchived,
  isMember,
  mayLearn,
  type ReaderAccess,
  type Restriction,
  restrictionOf,
  seesAds,
} from "./access.ts";

const now = new Date("2026-11-21T12:00:00Z");
const who: Record<(typeof audiences)[number], ReaderAccess> = {
  visitor: null,
  freeAccount: { tier: null },
  basic: { tier: "basic" },
  premium: { tier: "premium" },
};
const piece = (publishedAt: string, more: Partial<AccessFacts> = {}): AccessFacts => ({
  premium: false,
  provenance: "own",
  publishedAt,
  ...more,
});
const bars = (of: AccessFacts, at = now): (Restriction | null)[] =>
  audiences.map((a) => restrictionOf(who[a], of, at));

it("tells four audiences apart", () => {
  expect(audiences.map((a) => audienceOf(who[a]))).toEqual(audiences);
  expect(audiences.map((a) => isMember(who[a]))).toEqual([false, false, true, true]);
  expect(audiences.map((a) => seesAds(who[a]))).toEqual([true, true, true, false]);
});

it("gives premium pieces to Premium alone", () => {
  expect(bars(piece("2026-11-20T12:00:00Z"))).toEqual([null, null, null, null]);
  const premium = piece("2026-11-20T12:00:00Z", { premium: true });
  expect(bars(premium)).toEqual(["premium", "premium", "premium", null]);
});

describe("the archive", () => {
  it("closes after twelve months for all but Premium, and after five years for everybody", () => {
    expect(bars(piece("2025-11-21T12:00:01Z"))).toEqual([null, null, null, null]);
    expect(bars(piece("2025-11-21T12:00:00Z"))).toEqual(["archive", "archive", "archive", null]);
    expect(bars(piece("2021-11-21T12:00:01Z")).at(-1)).toBeNull();
    expect(bars(piece("2021-11-21T12:00:00Z"))).toEqual(["ended", "ended", "ended", "ended"]);
  });

  it("names Premium for an aged premium piece, and nobody's plan for one that is older than all", () => {
    expect(bars(piece("2025-01-01T00:00:00Z", { premium: true }))[2]).toBe("premium");
    expect(bars(piece("2020-01-01T00:00:00Z", { premium: true }))[2]).toBe("ended");
  });

  it("counts months by the calendar", () => {
    const leap = new Date("2028-02-29T00:00:00Z");
    expect(bars(piece("2027-02-28T00:00:00Z"), leap)[0]).toBe("archive");
    expect(bars(piece("2027-02-28T00:00:01Z"), leap)[0]).toBeNull();
  });

  it("leaves alone what comes from feeds", () => {
    const old = piece("2001-01-01T00:00:00Z", { provenance: "feed" });
    expect(bars(old)).toEqual([null, null, null, null]);
    expect(isArchived(old, now)).toBe(false);
  });

  it("marks what has passed the line of those without Premium", () => {
    expect(isArchived(piece("2025-11-21T12:00:00Z"), now)).toBe(true);
    expect(isArchived(piece("2025-11-21T12:00:01Z"), now)).toBe(false);
  });
});

it("promises to Premium nothing that a lesser plan has more of", () => {
  for (const row of [accessTable.archiveMonths]) expect(row.premium).toBeGreaterThan(row.basic);
});

it("opens the courses by the plan, not by the tier, and to editors", () => {
  const by = (plans: string[], editor = false) =>
    accessFrom({ tiers: plans.length ? ["premium"] : [], plans, editor });
  expect(mayLearn(null)).toBe(false);
  expect(mayLearn(by([]))).toBe(false);
  expect(mayLearn(by(["insider"]))).toBe(false);
  expect(mayLearn(by(["insider", "academy"]))).toBe(true);
  expect(by([], true)).toEqual({ tier: "premium", courses: true, plan: null });
  expect(by(["academy"])).toEqual({ tier: "premium", courses: true, plan: "academy" });
});
