import { describe, expect, it } from "vitest";
import {
  completionOf,
  courseNames,
  courses,
  isCourse,
  isFreeLesson,
  lessonIndex,
  readAnswers,
  scoreOf,
} from "./course.ts";
import { readLessonFile } from "./lesson-file.ts";

const question = (right: number, options = 3) => ({
  text: "?",
  explanation: "!",
  right,
  options: Array.from({ length: options }, (_, i) => String(i)),
});
const questions = [0, 1, 2, 1, 0].map((right) => question(right));

describe("courses", () => {
  it("are two of five lessons, and nothing of an object's own", () => {
    expect(courseNames.map((name) => courses[name].length)).toEqual([5, 5]);
    for (const strange of ["", "constructor", "__proto__", "Reading-the-press"])
      expect(isCourse(strange)).toBe(false);
    expect(lessonIndex("reading-the-press", "constructor")).toBe(-1);
  });

  it("begin with a lesson for everybody", () => {
    for (const name of courseNames)
      expect(courses[name].map((lesson) => isFreeLesson(name, lesson))).toEqual([
        true,
        false,
        false,
        false,
        false,
      ]);
  });
});

describe("answers", () => {
  it("are a digit for each question, of an option that there is", () => {
    expect(readAnswers("01210", questions)).toEqual([0, 1, 2, 1, 0]);
    for (const strange of [null, "", "0121", "012100", "0121x", "01213", "-1210", "٠١٢١٠"])
      expect(readAnswers(strange, questions), String(strange)).toBeNull();
  });

  it("pass with four of five right", () => {
    expect(scoreOf([0, 1, 2, 1, 0], questions)).toEqual({ right: 5, percent: 100, passed: true });
    expect(scoreOf([1, 1, 2, 1, 0], questions)).toEqual({ right: 4, percent: 80, passed: true });
    expect(scoreOf([1, 0, 2, 1, 0], questions)).toEqual({ right: 3, percent: 60, passed: false });
    expect(scoreOf([], [])).toEqual({ right: 0, percent: 0, passed: false });
  });
});

describe("a course", () => {
  const passed = (days: (string | null)[]) =>
    Object.fromEntries(
      courses["reading-the-press"].map((lesson, i) => [
        lesson,
        { best: 80, passedAt: days[i] ? `2026-11-${days[i]}T12:00:00Z` : null },
      ]),
    );

  it("is completed when the last of its tests is passed, in whatever order", () => {
    expect(completionOf("reading-the-press", passed(["05", "21", "02", "03", "04"]))).toEqual({
      passed: 5,
      lessons: 5,
      completedAt: "2026-11-21T12:00:00Z",
    });
  });

  it("is not while one is missing, whatever else is noted", () => {
    const most = {
      ...passed(["01", "02", "03", "04", null]),
      forgotten: { best: 100, passedAt: "x" },
    };
    expect(completionOf("reading-the-press", most)).toMatchObject({ passed: 4, completedAt: null });
    expect(completionOf("reading-the-press", {})).toMatchObject({ passed: 0, completedAt: null });
  });
});

describe("a lesson's file", () => {
  const head = "---\ntitle: T\nsummary: S\n---\n";
  const test = "? Why?\n- no\n+ yes\n! Because.\n";

  it("has a head, a text and a test", () => {
    expect(readLessonFile(`${head}One.\n\n## Two\n\n=== test\n${test}`, "x")).toEqual({
      head: { title: "T", summary: "S" },
      body: "One.\n\n## Two",
      questions: [{ text: "Why?", options: ["no", "yes"], right: 1, explanation: "Because." }],
    });
  });

  it.each([
    ["no head", "title: T\n", "has no head"],
    ["a line that is no field", "---\ntitle\n---\n", "is no field"],
    [
      "two right answers",
      `${head}=== test\n`.replace("\n=", "\n\n=") + test.replace("- no", "+ no"),
      "one right",
    ],
    ["no right answer", `${head}\n=== test\n${test.replace("+ yes", "- yes")}`, "one right"],
    ["no explanation", `${head}\n=== test\n${test.replace("! Because.\n", "")}`, "explanation"],
    ["an option without a question", `${head}\n=== test\n- no\n`, "belongs to no question"],
  ])("says what is wrong: %s", (_, text, what) => {
    expect(() => readLessonFile(text, "x.en.md")).toThrow(what);
    expect(() => readLessonFile(text, "x.en.md")).toThrow("x.en.md");
  });
});
