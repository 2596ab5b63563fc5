import { expect, it } from "vitest";
import { frontCandidate } from "../../../tests/factories/front-candidates.ts";
import { type FrontCandidate, rankEvents } from "./rank.ts";
import { passScoresOn, successionRule } from "./succession.ts";

const now = Date.UTC(2026, 10, 23, 12);
const hoursAgo = (hours: number) => now - hours * 3_600_000;
const event = (title: string, more: Partial<FrontCandidate> = {}) =>
  frontCandidate(now, {
    countries: 3,
    subjects: ["US", "VE"],
    headlines: [{ lang: "en", title }],
    ...more,
  });
const arrest = (more: Partial<FrontCandidate> = {}) =>
  event("Governor Edda Lorne seized in Talvik", { medianAt: hoursAgo(18), ...more });
const plea = (more: Partial<FrontCandidate> = {}) =>
  event("Edda Lorne pleads not guilty before judge", more);

function scoresAfter(
  [older, olderScore]: [FrontCandidate, number],
  [newer, newerScore]: [FrontCandidate, number],
  { follows = true, heldBack = false, languages = null as string[] | null } = {},
): number[] {
  const scored = [
    { event: older, score: olderScore, heldBack: false },
    { event: newer, score: newerScore, heldBack },
  ];
  return passScoresOn(scored, { follows: () => follows, languages }).map(({ score }) => score);
}
const passed = [10 * successionRule.kept, 10];

it("gives the score of an event to what has happened since in the affair", () => {
  expect(scoresAfter([arrest(), 10], [plea(), 5])).toEqual(passed);
  expect(scoresAfter([arrest(), 10], [plea(), 12])).toEqual([10 * successionRule.kept, 12]);
});

it.each<[string, FrontCandidate, FrontCandidate, number?, object?]>([
  ["is hardly later", arrest({ medianAt: hoursAgo(7) }), plea()],
  ["has fewer publishers than five", arrest(), plea({ publishers: 4 })],
  ["is not confirmed", arrest(), plea({ confirmed: false })],
  ["is only a column", arrest(), plea({ straightNews: false })],
  ["is held back", arrest(), plea(), 5, { heldBack: true }],
  ["weighs little", arrest(), plea(), 3],
  ["tells of another thing", arrest(), plea(), 5, { follows: false }],
  [
    "is in no language of the reader",
    arrest(),
    plea({ languages: ["pl"] }),
    5,
    { languages: ["en"] },
  ],
  ["is light", arrest(), plea({ gravity: "light" })],
  ["is what markets make of it", arrest(), event("Oil price falls after Edda Lorne is seized")],
  ["follows on what breaks", arrest({ breaking: true }), plea()],
  ["follows on our own piece", arrest({ own: true }), plea()],
  ["follows on what an editor has marked", arrest({ editorBreaking: true }), plea()],
])("leaves the scores where the newer event %s", (_, older, newer, score = 5, o = {}) => {
  expect(scoresAfter([older, 10], [newer, score], o)).toEqual([10, score]);
});

it("hands on what an event has, or has been given, to the weightiest that follows", () => {
  const scoresOf = (events: [FrontCandidate, number][]) =>
    passScoresOn(
      events.map(([one, score]) => ({ event: one, score, heldBack: false })),
      { follows: () => true, languages: null },
    ).map(({ score }) => score);
  const left = 10 * successionRule.kept;
  expect(
    scoresOf([
      [arrest(), 10],
      [plea(), 5],
      [plea(), 6],
    ]),
  ).toEqual([left, 5, 10]);
  const hearing = plea({ medianAt: hoursAgo(10) });
  expect(
    scoresOf([
      [plea(), 5],
      [arrest(), 10],
      [hearing, 6],
    ]),
  ).toEqual([10, left, left]);
});

it("puts what follows before the older event on home and in a topic, and not in a country", () => {
  const [older, newer] = [arrest({ publishers: 90, countries: 26 }), plea({ publishers: 12 })];
  const others = Array.from({ length: 9 }, (_, n) =>
    event(`Vote ${n}`, { subjects: ["FR"], publishers: 2, medianAt: hoursAgo(20) }),
  );
  const order = (ofCountry: boolean) =>
    rankEvents([older, newer, ...others], {
      now,
      languages: ["en"],
      ofSection: true,
      ofCountry,
    }).map(({ event: { id } }) => id);
  expect(order(false)[0]).toBe(newer.id);
  expect(order(true)[0]).toBe(older.id);
});
