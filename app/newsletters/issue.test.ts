import { describe, expect, it } from "vitest";
import { chooseBreakingStory, dueIssues, pickStories } from "./issue.ts";

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

describe("an alert", () => {
  const story = (id: number, sample = false) => ({ id, sample });
  const now = at("21T12:00");
  const logOf = (when: string, ids: number[]) => ({ at: at(when).toISOString(), ids });

  it("is of the newest story that none was of", () => {
    expect(chooseBreakingStory([story(2), story(1)], null, now)).toEqual({
      id: 2,
      log: { at: now.toISOString(), ids: [2] },
    });
    expect(chooseBreakingStory([story(2), story(1)], logOf("21T10:00", [2]), now)?.log.ids).toEqual(
      [2, 1],
    );
    expect(chooseBreakingStory([story(2)], logOf("20T10:00", [2]), now)).toBeNull();
  });

  it("never is of an invented story", () => {
    expect(chooseBreakingStory([story(1, true)], null, now)).toBeNull();
  });

  it("leaves an hour between two, and three make a day", () => {
    expect(chooseBreakingStory([story(9)], logOf("21T11:01", [1]), now)).toBeNull();
    expect(chooseBreakingStory([story(9)], logOf("21T11:00", [1, 2, 3]), now)).toBeNull();
    expect(chooseBreakingStory([story(9)], logOf("20T11:00", [1, 2, 3]), now)?.log.ids).toEqual([
      9,
    ]);
  });
});
