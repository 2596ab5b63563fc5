import type { FrontCandidate } from "#events/front/rank.ts";
import { noLeanings } from "#stories/bias.ts";
import { nextNumber } from "./numbers.ts";

/** An event that five publishers of two countries have told in English for two hours, as a front ranks it. */
export function frontCandidate(now: number, more: Partial<FrontCandidate> = {}): FrontCandidate {
  const hoursAgo = (hours: number) => now - hours * 3_600_000;
  return {
    id: nextNumber("front candidate"),
    parent: null,
    publishers: 5,
    countries: 2,
    leanings: { ...noLeanings, center: 5 },
    medianAt: hoursAgo(2),
    lastAt: hoursAgo(1),
    freshAt: hoursAgo(1),
    subjects: [],
    headlines: [],
    languages: ["en"],
    gravity: "ordinary",
    straightNews: true,
    confirmed: true,
    breaking: false,
    editorBreaking: false,
    own: false,
    ...more,
  };
}
