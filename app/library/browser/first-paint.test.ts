import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConsent } from "#accounts/consent.ts";
import { firstPaintScript } from "../first-paint-script.ts";
import { streakDay, streakStageOf, weekOf } from "../streak.ts";
import { briefKey } from "./brief.ts";
import { dayOf } from "./day.ts";
import { setReaderAttributes } from "./first-paint.ts";
import { parseStreak, streakOn } from "./streak.ts";

const now = new Date("2026-11-21T12:00:00Z");
const today = dayOf(now);
const rules = { streakDay, streakStageOf, weekOf };

/** As much of an element as the script touches. */
function makeRoot() {
  const attributes: Record<string, string> = {};
  const properties: Record<string, string> = {};
  const root = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
    removeAttribute: (name: string) => {
      delete attributes[name];
    },
    style: {
      setProperty: (name: string, value: string) => {
        properties[name] = value;
      },
    },
  };
  return { root: root as unknown as HTMLElement, attributes, properties };
}

function shown(kept: Record<string, string>) {
  const { root, attributes, properties } = makeRoot();
  setReaderAttributes(root, (key) => kept[key] ?? null, now, rules);
  return { ...attributes, ...properties };
}

describe("the state that is set before the first paint", () => {
  it("keeps a place for the stories of chosen countries, and none where none are chosen", () => {
    const storedPosition = (text: string) => "data-mine" in shown({ eu_countries_pref: text });
    expect(storedPosition('["France"]')).toBe(true);
    expect("data-mine" in shown({ followed: '["event:12"]' })).toBe(true);
    for (const none of ["[]", "{}", "null", "France", '"France'])
      expect(storedPosition(none), none).toBe(false);
  });

  it("is that of the rules, whatever is stored", () => {
    const day = fc.integer({ min: -3, max: 3 }).map((n) => {
      return new Date(Date.parse(today) + n * 86_400_000).toISOString().slice(0, 10);
    });
    const streakText = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ count: fc.integer({ min: -2, max: 80 }), lastCheck: day }).map((s) => {
        return JSON.stringify(s);
      }),
      fc.constantFrom(
        '{"count":3,"lastCheck":["2026-11-21"]}',
        '{"count":3,"lastCheck":"2026-02-30"}',
      ),
    );
    const consentText = fc.oneof(fc.constantFrom("accepted", "rejected"), fc.string());
    const briefText = fc.oneof(fc.constant("read"), fc.string());
    fc.assert(
      fc.property(streakText, consentText, briefText, fc.json(), (streak, consent, brief, last) => {
        const state = shown({
          daily_streak: streak,
          cookie_consent: consent,
          [briefKey(today)]: brief,
          last_viewed: last,
        });
        const { count, checked } = streakOn(parseStreak(streak), today);
        expect(state).toMatchObject({
          "--streak": String(count),
          "--in-week": String(weekOf({ count, checked })),
        });
        expect(state["data-streak"]).toBe(count > 0 ? streakStageOf(count) : undefined);
        expect(state["data-checked"]).toBe(checked ? "" : undefined);
        expect(state["data-consent"]).toBe(parseConsent(consent) ?? undefined);
        expect(state["data-brief"]).toBe(brief === "read" ? "read" : undefined);
      }),
      { numRuns: 500 },
    );
  });

  it.each([1, 6, 7, 29, 30, 100])("has the colour of %d days", (count) => {
    const streak = JSON.stringify({ count, lastCheck: today });
    expect(shown({ daily_streak: streak })["data-streak"]).toBe(streakStageOf(count));
  });

  it.each([
    ["article", undefined, false],
    ["article", 4, false],
    ["article", 5, true],
    ["article", 95, true],
    ["article", 96, false],
    ["video", undefined, true],
    ["podcast", undefined, true],
    ["podcast", 1, true],
    ["podcast", 100, false],
    ["toString", 50, false],
    ["film", 50, false],
  ])("offers to go on with %s at %s percent: %s", (type, progress, offered) => {
    const last = JSON.stringify({
      id: 1,
      type,
      title: "A title",
      meta: "a",
      timestamp: 1,
      progress,
    });
    expect(shown({ last_viewed: last })["data-resume"]).toBe(offered ? type : undefined);
  });

  it("is that of nothing where storage is forbidden", () => {
    const { root, attributes, properties } = makeRoot();
    setReaderAttributes(
      root,
      () => {
        throw new DOMException("denied", "SecurityError");
      },
      now,
      rules,
    );
    expect(attributes).toEqual({});
    expect(properties).toEqual({ "--streak": "0", "--in-week": "0" });
  });

  it("comes from a script that stands alone", () => {
    const { root, attributes } = makeRoot();
    const kept: Record<string, string> = { cookie_consent: "accepted" };
    runInNewContext(firstPaintScript, {
      document: { documentElement: Object.assign(root, { dataset: {} }) },
      localStorage: { getItem: (key: string) => kept[key] ?? null },
    });
    expect(attributes).toEqual({ "data-consent": "accepted" });
    expect(firstPaintScript).not.toContain("</");
  });

  it("is the account's where there is one, by the account's day, and the browser's answer about cookies", () => {
    const { root, attributes } = makeRoot();
    const account = {
      today: "2031-05-02",
      kept: {
        daily_streak: { count: 8, lastCheck: "2031-05-02" },
        "daily_brief_2031-05-02": "read",
        last_viewed: null,
      },
    };
    const browser: Record<string, string> = {
      cookie_consent: "rejected",
      daily_streak: JSON.stringify({ count: 90, lastCheck: today }),
      last_viewed: JSON.stringify({ type: "video", title: "Somebody else's" }),
    };
    runInNewContext(firstPaintScript, {
      document: {
        documentElement: Object.assign(root, { dataset: { account: JSON.stringify(account) } }),
      },
      localStorage: { getItem: (key: string) => browser[key] ?? null },
    });
    expect(attributes).toEqual({
      "data-consent": "rejected",
      "data-brief": "read",
      "data-streak": "week",
      "data-checked": "",
    });
  });

  it("forgets what is no longer so", () => {
    const { root, attributes } = makeRoot();
    setReaderAttributes(root, (key) => (key === "cookie_consent" ? "rejected" : null), now, rules);
    setReaderAttributes(root, () => null, now, rules);
    expect(attributes).toEqual({});
  });
});
