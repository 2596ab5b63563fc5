import { describe, expect, it } from "vitest";
import { entryProblem, findEntries } from "./word-matching.ts";

const found = (text: string, ...entries: string[]) =>
  findEntries(text, entries).map(([from, to]) => text.slice(from, to));

describe("a word list", () => {
  it.each<[why: string, text: string, entry: string, found: string[]]>([
    ["a whole word", "What an idiot.", "idiot", ["idiot"]],
    ["not a part of one", "Idiotic, an idiom.", "idiot", []],
    ["any ending", "Idiotic, an idiot.", "idiot*", ["Idiotic", "idiot"]],
    ["whatever the case and the accents", "Quel CRÉTIN !", "cretin", ["CRÉTIN"]],
    ["an accent in the entry", "Quel cretin !", "crétin", ["cretin"]],
    [
      "several words, over marks and line breaks",
      "Go,\nback - home",
      "go back home",
      ["Go,\nback - home"],
    ],
    ["figures in place of letters", "You 1d10t", "idiot", ["1d10t"]],
    ["but not figures", "101 of 5 000", "ioi", []],
    ["invisible characters within", "an id\u200biot", "idiot", ["id\u200biot"]],
    ["an expression", "call 0900-123", "/0900-?\\d+/", ["0900-123"]],
    ["other scripts", "Ти си ИДИОТ.", "идиот", ["ИДИОТ"]],
    ["nothing in an empty text", "", "idiot", []],
  ])("finds %s", (_, text, entry, expected) => {
    expect(found(text, entry)).toEqual(expected);
  });

  it("names the places of a text with wide characters", () => {
    const text = "👍🏽 ﬁn, you idiot 👍🏽";
    expect(found(text, "idiot", "fin", "idiot*")).toEqual(["ﬁn", "idiot"]);
  });

  it("says what is no entry, and goes on without it", () => {
    expect(entryProblem("idiot")).toBeNull();
    expect(entryProblem("…")).toBe("has no letter");
    expect(entryProblem("/(/")).toMatch(/regular expression/i);
    expect(entryProblem("x".repeat(201))).toMatch(/200/);
    expect(found("an idiot", "/(/", "", "*", "idiot")).toEqual(["idiot"]);
  });
});
