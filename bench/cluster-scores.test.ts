import { describe, expect, it } from "vitest";
import { bCubed, countPairs, scoresOf } from "./cluster-scores.ts";

describe("scores of clusters", () => {
  const answer = (event: string, cluster: number, lang = "en", storyline?: string) => ({
    event,
    cluster,
    lang,
    ...(storyline ? { storylines: [storyline] } : {}),
  });

  it("count pairs, of one language or across, and do not judge events of one storyline", () => {
    const answers = [
      answer("a", 1),
      answer("a", 1, "de"),
      answer("a", 2),
      answer("b", 2, "en", "x"),
      answer("c", 2, "en", "x"),
    ];
    expect(countPairs(answers, "all")).toEqual({ right: 1, wrong: 2, missing: 2 });
    expect(countPairs(answers, "across")).toEqual({ right: 1, wrong: 0, missing: 1 });
    expect(scoresOf({ right: 3, wrong: 1, missing: 3 })).toMatchObject({
      precision: 0.75,
      recall: 0.5,
    });
  });

  it("B-cubed averages over stories, with or without those in clusters of one", () => {
    const answers = [answer("a", 1), answer("a", 1), answer("a", 2), answer("b", 3)];
    expect(bCubed(answers, "all").precision).toBe(1);
    expect(bCubed(answers, "all").recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3 + 1) / 4);
    expect(bCubed(answers, "all", true).recall).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3) / 3);
  });
});
