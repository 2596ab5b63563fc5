import { describe, expect, it } from "vitest";
import {
  breakingStoriesToTell,
  dueIssues,
  isNewlyTold,
  logBreakingStory,
  pickStories,
} from "./issue.ts";

const at = (iso: string) => new Date(`2026-11-${iso}:00Z`);
const due = (iso: string) => dueIssues(at(iso)).map((issue) => issue.key);

describe("the calendar of letters", () => {
  it("has the week's on Sunday morning, and late until Monday noon", () => {
    const weekly = (iso: string) => due(iso).filter((key) => key.startsWith("weekly"));
    expect(weekly("22T05:59")).toEqual([]);
    expect(weekly("22T06:00")).toEqual(["weekly-digest:2026-11-22"]);
    expect(weekly("23T11:59")).toEqual(["weekly-digest:2026-11-22"]);
    expect(weekly("23T12:00")).toEqual([]);
    expect(weekly("25T07:00")).toEqual([]);
  });

  it("has the day's each morning", () => {
    expect(due("25T04:59")).toEqual([]);
    expect(due("25T05:00")).toEqual(["daily-digest:2026-11-25"]);
    expect(due("25T13:00")).toEqual([]);
  });

  it("tells of the seven days and the day before", () => {
    const [weekly, daily] = dueIssues(at("22T07:00"));
    expect(weekly).toMatchObject({ from: at("15T06:00"), to: at("22T06:00") });
    expect(daily).toMatchObject({ from: at("21T05:00"), to: at("22T05:00") });
  });
});

describe("the stories of a digest", () => {
  let id = 0;
  const story = (more: object = {}) => {
    id++;
    const source = { id: `source-${id}`, name: "", country: "EU" };
    return { id, lang: "en", views: 0, trending: false, sample: false, source, ...more };
  };
  const pick = (
    stories: ReturnType<typeof story>[],
    limit = 9,
    languages: string[] | null = ["de", "en"],
  ) => pickStories(stories, { locale: "de", languages, limit }).map((s) => s.id);

  it("are those in the reader's language first, then trending ones, then the most viewed", () => {
    const [seen, hot, own] = [
      story({ views: 9 }),
      story({ trending: true }),
      story({ lang: "de" }),
    ];
    expect(pick([seen, hot, own])).toEqual([own.id, hot.id, seen.id]);
    expect(pick([seen, hot, own], 2)).toEqual([own.id, hot.id]);
  });

  it("are in a language that the reader has chosen before all others", () => {
    const [english, polish, hot] = [
      story({ views: 9 }),
      story({ lang: "pl" }),
      story({ trending: true, lang: "de" }),
    ];
    const stories = [english, polish, hot];
    expect(pick(stories, 9, ["pl"])).toEqual([polish.id, hot.id, english.id]);
    expect(pick(stories, 9, null)).toEqual([hot.id, english.id, polish.id]);
  });

  it("are two of a source at most", () => {
    const source = { id: "one", name: "", country: "EU" };
    expect(pick([story({ source }), story({ source }), story({ source })])).toHaveLength(2);
  });

  it("are invented ones only where there is nothing else", () => {
    const [sample, real] = [story({ sample: true, views: 99 }), story()];
    expect(pick([sample, real])).toEqual([real.id]);
    expect(pick([sample])).toEqual([sample.id]);
  });
});

describe("a breaking issue", () => {
  const story = (id: number, more: { sample?: boolean; languages?: string[] } = {}) => ({
    id,
    sample: false,
    languages: ["de"],
    ...more,
  });
  const now = at("21T12:00");
  const logOf = (when: string, ids: number[], languages = ["de"]) => ({
    at: at(when).toISOString(),
    ids,
    told: Object.fromEntries(ids.map((id) => [id, languages])),
  });

  it("is of the newest story that none was of, or else of one with a headline in another language", () => {
    expect(breakingStoriesToTell([story(2), story(1)], null, now)).toEqual([2, 1]);
    const languages = ["de", "fr"];
    const log = logOf("21T10:00", [2]);
    expect(breakingStoriesToTell([story(2), story(1)], log, now)).toEqual([1]);
    expect(breakingStoriesToTell([story(2, { languages }), story(1)], log, now)).toEqual([1, 2]);
    expect(breakingStoriesToTell([story(2)], logOf("20T10:00", [2]), now)).toEqual([]);
    const toAll = logOf("21T10:00", [2], ["*"]);
    expect(breakingStoriesToTell([story(2, { languages })], toAll, now)).toEqual([]);
  });

  it("never is of an invented story", () => {
    expect(breakingStoriesToTell([story(1, { sample: true })], null, now)).toEqual([]);
  });

  it("leaves an hour between two, and three stories make a day", () => {
    const languages = ["de", "fr"];
    const both = [story(9), story(1, { languages })];
    expect(breakingStoriesToTell(both, logOf("21T11:01", [1]), now)).toEqual([]);
    expect(breakingStoriesToTell(both, logOf("21T11:00", [1, 2, 3]), now)).toEqual([1]);
    expect(breakingStoriesToTell(both, logOf("20T11:00", [1, 2, 3]), now)).toEqual([9, 1]);
  });

  it("is logged for the hour and the day only with mails", () => {
    const log = logOf("20T23:00", [1, 2]);
    const told = { id: 1, languages: ["fr"], breaking: [1] };
    expect(logBreakingStory(log, { ...told, hasMails: false }, now)).toEqual({
      ...log,
      told: { 1: ["de", "fr"], 2: ["de"] },
    });
    const next = logBreakingStory(log, { ...told, hasMails: true }, now);
    expect(next).toEqual({
      at: now.toISOString(),
      ids: [1],
      told: { 1: ["de", "fr"], 2: ["de"] },
    });
    const other = { id: 3, languages: ["fr"], breaking: [3], hasMails: true };
    expect(logBreakingStory(next, other, now).told).toEqual({ 1: ["de", "fr"], 3: ["fr"] });
  });

  it("goes later only to those to whom its language is new, or who read none in which it was told", () => {
    const german = { lang: "de" };
    expect(isNewlyTold(german, { languages: ["de", "en"], before: ["en"] })).toBe(true);
    expect(isNewlyTold(german, { languages: ["de", "en"], before: ["de"] })).toBe(false);
    expect(isNewlyTold(german, { languages: null, before: ["de"] })).toBe(false);
    expect(isNewlyTold(german, { languages: ["fr"], before: ["de"] })).toBe(true);
  });
});
