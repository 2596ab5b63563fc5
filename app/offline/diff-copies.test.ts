import { describe, expect, it } from "vitest";
import { accessUntil, maxDaysWithoutCheck } from "./copy.ts";
import { diffCopies } from "./diff-copies.ts";

const entry = (version: string) => ({
  version,
  keptAt: "2026-11-21T11:00:00Z",
  title: "A bridge",
  forMembers: false,
  bytes: 10,
});

describe("what a device lacks", () => {
  it("is what is wanted in another version, and what is not wanted goes", () => {
    const plan = {
      saved: ["article:1", "article:2", "article:9"],
      brief: { day: "2026-11-21", names: ["article:3", "article:1"] },
      versions: { "article:1": "5 whole", "article:2": "5 premium", "article:3": "1 whole" },
    };
    const list = {
      entries: {
        "article:1": entry("5 whole"),
        "article:2": entry("5 whole"),
        "article:7": entry("1 whole"),
      },
    };
    expect(diffCopies(plan, list)).toEqual({
      missing: ["article:3", "article:2"],
      gone: ["article:7"],
    });
    expect(diffCopies(plan, null)).toEqual({
      missing: ["article:3", "article:1", "article:2"],
      gone: [],
    });
  });
});

describe("until when a members' text may stay", () => {
  const now = new Date("2026-11-21T11:00:00Z");
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it("is the end of the access, and no longer than the device is trusted", () => {
    expect(accessUntil([], now)).toBeNull();
    expect(accessUntil([inDays(3)], now)).toEqual(inDays(3));
    expect(accessUntil([inDays(3), inDays(9)], now)).toEqual(inDays(9));
    expect(accessUntil([inDays(400)], now)).toEqual(inDays(maxDaysWithoutCheck));
    expect(accessUntil([null], now)).toEqual(inDays(maxDaysWithoutCheck));
  });
});
