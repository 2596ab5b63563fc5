import { type Locale, locales } from "#platform/locale.ts";
import { type CourseName, courseNames, courses, type Lesson } from "./course.ts";
import { readLessonFile } from "./lesson-file.ts";
import { fingerprintOf } from "./reviews.server.ts";

// The texts of the courses. They are bundled with the server only.

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
  return {
    ...file,
    field,
    title: field("title"),
    summary: field("summary"),
    fingerprint: fingerprintOf(text),
  };
}

function readCourse(course: CourseName, locale: Locale): Course {
  const { title, summary } = readFile(course, "course", locale);
  const lessons = courses[course].map((name): [string, Lesson] => {
    const { head: _, field, ...lesson } = readFile(course, name, locale);
    if (lesson.questions.length === 0)
      throw new Error(`${course}/${name}.${locale}.md: has no test`);
    return [name, { ...lesson, facts: field("facts") }];
  });
  return { title, summary, lessons: Object.fromEntries(lessons) };
}

const coursesByLocale = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(courseNames.map((course) => [course, readCourse(course, locale)])),
  ]),
) as Record<Locale, Record<CourseName, Course>>;

/** A course in one language. The site does not start when a file is missing or malformed. */
export const courseIn = (locale: Locale, course: CourseName): Course =>
  coursesByLocale[locale][course];

/** A lesson in one language; null for an unknown name. */
export const lessonIn = (locale: Locale, course: CourseName, lesson: string): Lesson | null => {
  const { lessons } = courseIn(locale, course);
  return Object.hasOwn(lessons, lesson) ? (lessons[lesson] ?? null) : null;
};

/** Minutes that a lesson takes at 200 words a minute. */
export const minutesFor = ({ body }: Pick<Lesson, "body">): number =>
  Math.max(1, Math.round(body.split(/\s+/).length / 200));

/** The headings of the second level, which say what a lesson covers. */
export const headingsOf = ({ body }: Pick<Lesson, "body">): string[] =>
  [...body.matchAll(/^## (.+)$/gm)].map((heading) => heading[1] ?? "");
