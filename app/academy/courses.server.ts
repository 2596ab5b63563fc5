import { type Locale, locales } from "#platform/locale.ts";
import { type CourseName, courseNames, courses, type Lesson } from "./course.ts";
import { readLessonFile } from "./lesson-file.ts";
import { fingerprintOf } from "./reviews.server.ts";

// The texts of the courses. They are part of the server's program, and of nothing that a browser loads.

const files = import.meta.glob<string>("../../db/academy/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type Course = { title: string; summary: string; lessons: Record<string, Lesson> };

function readFile(course: CourseName, part: string, locale: Locale) {
  const name = `${course}/${part}.${locale}.md`;
  const text = files[`../../db/academy/${name}`];
  if (text === undefined) throw new Error(`db/academy/${name} is missing`);
  const file = readLessonFile(text, name);
  const field = (key: string) => {
    const value = file.head[key];
    if (!value) throw new Error(`${name}: has no ${key}`);
    return value;
  };
  const said = { title: field("title"), summary: field("summary") };
  return { ...file, ...said, field, fingerprint: fingerprintOf(text) };
}

function readCourse(course: CourseName, locale: Locale): Course {
  const { title, summary } = readFile(course, "course", locale);
  const lessons = courses[course].map((name): [string, Lesson] => {
    const { field, body, questions, fingerprint, ...said } = readFile(course, name, locale);
    if (questions.length === 0) throw new Error(`${course}/${name}.${locale}.md: has no test`);
    const lesson = { title: said.title, summary: said.summary, facts: field("facts") };
    return [name, { ...lesson, body, questions, fingerprint }];
  });
  return { title, summary, lessons: Object.fromEntries(lessons) };
}

const coursesByLocale = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(courseNames.map((course) => [course, readCourse(course, locale)])),
  ]),
) as Record<Locale, Record<CourseName, Course>>;

/** A course in one language. Files that are missing or malformed keep the site from starting. */
export const courseIn = (locale: Locale, course: CourseName): Course =>
  coursesByLocale[locale][course];

/** A lesson in one language; null where the course has none of this name. */
export const lessonIn = (locale: Locale, course: CourseName, lesson: string): Lesson | null => {
  const { lessons } = courseIn(locale, course);
  return Object.hasOwn(lessons, lesson) ? (lessons[lesson] ?? null) : null;
};

/** Minutes that a lesson takes at 200 words a minute. */
export const minutesFor = ({ body }: Pick<Lesson, "body">): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / 200));

/** The headings of the second level: what a lesson covers, for whoever may not read it. */
export const partsOf = ({ body }: Pick<Lesson, "body">): string[] =>
  [...body.matchAll(/^## (.+)$/gm)].map((heading) => heading[1] ?? "");
