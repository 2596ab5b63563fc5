import { describe, expect, it } from "vitest";
import type { ReaderAccess } from "#subscriptions/access.ts";
import type { AlertCause, AlertKind, AlertWay } from "./alert.ts";
import { type AlertChoices, choicesFrom, type KindChoice, noChoices } from "./choices.ts";
import { type DecisionFacts, decide } from "./decision.ts";
import { type MatchFacts, matchAlert } from "./matching.ts";
import { isNotable, sourcesSince } from "./notable.ts";
import { type PushPayload, payloadOf } from "./payload.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const premium: ReaderAccess = { tier: "premium" };
const basic: ReaderAccess = { tier: "basic" };
const wanting = (
  ways: Partial<Record<AlertKind, AlertWay>>,
  more: Partial<Record<AlertKind, Partial<KindChoice>>> = {},
): AlertChoices => ({
  ...noChoices,
  kinds: Object.fromEntries(
    Object.entries(noChoices.kinds).map(([kind, choice]) => [
      kind,
      { ...choice, way: ways[kind as AlertKind] ?? "off", ...more[kind as AlertKind] },
    ]),
  ) as AlertChoices["kinds"],
});

describe("matching", () => {
  const cause: AlertCause = {
    key: "event:1",
    earlierKeys: [],
    titles: [
      { title: "Koalition zerbricht", lang: "de" },
      { title: "Coalition breaks", lang: "en" },
    ],
    to: "/event/coalition",
    happenedAt: now,
    breaking: true,
    marked: false,
    countries: ["DE"],
    body: { says: "reports", publishers: 14, countries: 6 },
  };
  const reader = (o: Partial<MatchFacts>): MatchFacts => ({
    choices: wanting({ breaking: "push" }),
    entitled: premium,
    locale: "en",
    stories: "",
    followed: [],
    ...o,
  });
  const kindFor = (o: Partial<MatchFacts>, of = cause) => matchAlert(of, reader(o))?.kind ?? null;

  it("gives breaking news to Premium, and what is followed to members", () => {
    expect(kindFor({})).toBe("breaking");
    expect(kindFor({ entitled: basic })).toBeNull();
    expect(kindFor({ entitled: { tier: null } })).toBeNull();
    const topics = {
      choices: wanting({ breaking: "push", topics: "mail" }),
      followed: ["topics"] as const,
    };
    expect(kindFor({ ...topics, entitled: basic })).toBe("topics");
    expect(kindFor({ ...topics, entitled: { tier: null } })).toBeNull();
    expect(kindFor({ ...topics, entitled: premium })).toBe("breaking");
    expect(kindFor({ ...topics, followed: [], entitled: basic })).toBeNull();
    expect(
      kindFor({ choices: noChoices, followed: ["topics", "countries", "events", "authors"] }),
    ).toBeNull();
    expect(kindFor({}, { ...cause, breaking: false })).toBeNull();
  });

  it("keeps to the kind's countries", () => {
    const only = (countries: KindChoice["countries"]) => ({
      choices: wanting({ breaking: "push" }, { breaking: { countries } }),
    });
    expect(kindFor(only(["DE", "FR"]))).toBe("breaking");
    expect(kindFor(only(["FR"]))).toBeNull();
    expect(kindFor(only(["FR"]), { ...cause, countries: [] })).toBeNull();
  });

  it("takes the title in the reader's languages, and keeps to them", () => {
    const title = (o: Partial<MatchFacts>) => matchAlert(cause, reader(o))?.title ?? null;
    expect(title({})).toBe("Coalition breaks");
    expect(title({ locale: "de" })).toBe("Koalition zerbricht");
    expect(title({ locale: "fr" })).toBe("Coalition breaks");
    expect(title({ stories: "fr.it" })).toBeNull();
    expect(title({ stories: "all", locale: "fr" })).toBe("Koalition zerbricht");
    const french = { choices: wanting({ breaking: "push" }, { breaking: { languages: ["fr"] } }) };
    expect(title(french)).toBeNull();
    const marked = { ...cause, marked: true };
    expect(matchAlert(marked, reader(french))?.title).toBe("Koalition zerbricht");
    const topics = { choices: wanting({ topics: "push" }), followed: ["topics"] as const };
    expect(matchAlert(marked, reader({ ...topics, stories: "fr" }))).toBeNull();
    // Who follows an event is told of it in any language.
    const event = {
      choices: wanting({ events: "push" }),
      followed: ["events"] as const,
      stories: "fr",
    };
    expect(title(event)).toBe("Koalition zerbricht");
  });
});

describe("the decision", () => {
  const reader = (o: Partial<DecisionFacts> = {}): DecisionFacts => ({
    choices: wanting({ breaking: "push" }),
    entitled: premium,
    timezone: "UTC",
    sentToday: 0,
    browsers: 1,
    ...o,
  });
  const quiet = (o: Partial<AlertChoices> = {}) => ({
    choices: { ...wanting({ breaking: "push" }), quiet: { from: 600, until: 765 }, ...o },
  });
  const about = (minutes: number) => ({ kind: "breaking" as const, happenedAt: ago(minutes) });

  it.each<[string, Partial<DecisionFacts>, number, object]>([
    ["at once", {}, 1, { do: "send", way: "push" }],
    [
      "by mail, without a browser",
      { choices: wanting({ breaking: "mail" }), browsers: 0 },
      1,
      { do: "send", way: "mail" },
    ],
    ["without a browser", { browsers: 0 }, 1, { do: "drop", because: "browser" }],
    ["switched off meanwhile", { choices: noChoices }, 1, { do: "drop", because: "unwanted" }],
    ["lapsed meanwhile", { entitled: basic }, 1, { do: "drop", because: "plan" }],
    ["older than an hour", {}, 61, { do: "drop", because: "late" }],
    ["the fourth of the day", { sentToday: 3 }, 1, { do: "drop", because: "limit" }],
    ["the third of the day", { sentToday: 2 }, 1, { do: "send", way: "push" }],
    [
      "any number",
      { sentToday: 99, choices: { ...wanting({ breaking: "push" }), aDay: null } },
      1,
      { do: "send", way: "push" },
    ],
    [
      "45 minutes before the end of the quiet hours",
      quiet(),
      15,
      { do: "wait", until: new Date("2026-11-21T12:45Z") },
    ],
    ["in the quiet hours, for too long", quiet(), 16, { do: "drop", because: "quiet" }],
    [
      "in the quiet hours, for the mail",
      quiet({ mailAfterQuiet: true }),
      16,
      { do: "holdForMail", until: new Date("2026-11-21T12:45Z") },
    ],
    [
      "in quiet hours of another zone",
      { ...quiet(), timezone: "Asia/Tokyo" },
      1,
      { do: "send", way: "push" },
    ],
  ])("%s", (_, o, minutes, decision) => {
    expect(decide(about(minutes), reader(o), now)).toEqual(decision);
  });

  it("sends what has waited once the quiet hours are over, and never after an hour", () => {
    const alert = { kind: "breaking" as const, happenedAt: new Date("2026-11-21T11:45Z") };
    const waiting = decide(alert, reader(quiet()), now);
    if (waiting.do !== "wait") throw new Error("it does not wait");
    expect(decide(alert, reader(quiet()), waiting.until)).toEqual({ do: "send", way: "push" });
  });
});

describe("what is worth an alert", () => {
  it("is told by five publishers within a day", () => {
    expect(isNotable({ publishers: 5, firstAt: ago(60) }, now)).toBe(true);
    expect(isNotable({ publishers: 4, firstAt: ago(60) }, now)).toBe(false);
    expect(isNotable({ publishers: 50, firstAt: ago(25 * 60) }, now)).toBe(false);
  });
  it("counts the sources that came since", () => {
    expect(sourcesSince([ago(50), ago(20), ago(10)], ago(30))).toBe(2);
  });
});

describe("choices", () => {
  const from = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of [["a_day", "3"] as [string, string], ...fields])
      form.append(name, value);
    return choicesFrom(form, noChoices.kinds);
  };

  it("are read from a form, and nothing is on without it", () => {
    expect(from([])).toEqual({ ok: true, choices: noChoices });
    const sent = from([
      ["way-breaking", "push"],
      ["countries-breaking", "FR"],
      ["countries-breaking", "DE"],
      ["languages-breaking", "fr"],
      ["way-countries", "mail"],
      ["countries-countries", "ES"],
      ["quiet_from", "22:00"],
      ["quiet_until", "07:30"],
      ["mail_after_quiet", "on"],
    ]);
    if (!sent.ok) throw new Error(sent.problem);
    expect(sent.choices).toMatchObject({
      quiet: { from: 1_320, until: 450 },
      mailAfterQuiet: true,
      aDay: 3,
      kinds: {
        breaking: {
          way: "push",
          countries: ["FR", "DE"],
          languages: ["fr"],
        },
        countries: { way: "mail", countries: [] },
      },
    });
  });

  it("keep a kind that the form leaves out, as the plan does not include it", () => {
    const breaking: KindChoice = { way: "push", countries: ["FR"], languages: [] };
    const form = new FormData();
    form.set("a_day", "3");
    form.set("way-topics", "off");
    const topics: KindChoice = { way: "mail", countries: [], languages: [] };
    expect(choicesFrom(form, { ...noChoices.kinds, breaking, topics })).toMatchObject({
      choices: { kinds: { breaking, topics: { way: "off" } } },
    });
  });

  it.each<[string, [string, string][]]>([
    ["unknown", [["way-breaking", "pigeon"]]],
    [
      "unknown",
      [
        ["way-breaking", "push"],
        ["countries-breaking", "US"],
      ],
    ],
    ["unknown", [["languages-topics", "__proto__"]]],
    ["quiet", [["quiet_from", "22:00"]]],
    [
      "quiet",
      [
        ["quiet_from", "22:00"],
        ["quiet_until", "22:00"],
      ],
    ],
    [
      "quiet",
      [
        ["quiet_from", "late"],
        ["quiet_until", "07:00"],
      ],
    ],
  ])("are refused: %s, %j", (problem, fields) => {
    expect(from(fields)).toEqual({ ok: false, problem });
  });

  it("have only the numbers that are offered", () => {
    const form = new FormData();
    form.set("a_day", "1000000");
    expect(choicesFrom(form, noChoices.kinds)).toEqual({ ok: false, problem: "unknown" });
  });
});

describe("the message", () => {
  const text = {
    title: "Coalition breaks",
    body: "14 publishers",
    lang: "en",
    to: "/event/coalition",
  };
  const site = { baseUrl: "https://news.example.eu", tag: "event:1", at: now };
  const read = (json: string) => JSON.parse(json) as PushPayload;

  it("is declarative, and leads to the site", () => {
    const { web_push, notification, mutable } = read(payloadOf(text, site));
    expect(web_push).toBe(8030);
    expect(notification).toMatchObject({
      title: "Coalition breaks",
      navigate: "https://news.example.eu/event/coalition",
      data: { navigate: "https://news.example.eu/event/coalition" },
    });
    expect(mutable).toBe(false);
    expect(read(payloadOf(text, { ...site, receipt: "r" }))).toMatchObject({
      mutable: true,
      notification: { data: { receipt: "r" } },
    });
  });

  it("fits, whatever is told, and turns no writing around", () => {
    const long = { ...text, title: "\u202eΩ👩‍👩‍👧".repeat(2_000), body: "Ж\n".repeat(9_000) };
    const json = payloadOf(long, site);
    expect(Buffer.byteLength(json)).toBeLessThan(2_901);
    expect(json).not.toMatch(/\u202e|\\n/);
  });
});
