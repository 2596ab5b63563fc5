import { describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { courseNames, courses } from "./course.ts";
import { courseIn, headingsOf, lessonIn } from "./courses.server.ts";

const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const numbers = (text: string) => [...text.matchAll(/\b(?:1[6-9]|20)\d\d\b/g)].map(String).sort();

describe.each(courseNames)("%s", (course) => {
  it.each(courses[course])("%s says the same in four languages", (name) => {
    const lessons = locales.map((locale) => {
      const lesson = lessonIn(locale, course, name);
      if (!lesson) throw new Error("missing");
      return lesson;
    });
    const shape = lessons.map(({ facts, questions, ...lesson }) => ({
      facts,
      parts: headingsOf(lesson).length,
      years: numbers(lesson.body),
      tests: questions.map(({ options, right }) => [options.length, right]),
    }));
    for (const other of shape) expect(other).toEqual(shape[0]);
    for (const { body, facts, questions } of lessons) {
      expect(words(body)).toBeGreaterThanOrEqual(430);
      expect(words(body)).toBeLessThanOrEqual(720);
      expect(Number.isNaN(Date.parse(facts))).toBe(false);
      expect(questions).toHaveLength(5);
    }
    expect(new Set(lessons.map((lesson) => lesson.title)).size).toBe(4);
  });

  it("has its right answers in more than one place", () => {
    const places = courses[course].flatMap((name) =>
      (lessonIn("en", course, name)?.questions ?? []).map(({ right }) => right),
    );
    for (const place of [0, 1, 2]) expect(places).toContain(place);
  });
});

it("knows only lessons of its own", () => {
  expect(lessonIn("en", "reading-the-press", "who-is-who")).toBeNull();
  expect(lessonIn("en", "reading-the-press", "constructor")).toBeNull();
  expect(courseIn("de", "reading-the-press").title).toBe("Presse lesen über Grenzen hinweg");
});
