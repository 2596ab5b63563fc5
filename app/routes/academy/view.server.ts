import type { RouterContextProvider } from "react-router";
import type { CourseView, LessonEntry, LessonView } from "#academy/academy-view.ts";
import {
  type CourseName,
  type CourseProgress,
  courseNames,
  courses,
  isCourse,
  isFreeLesson,
  type Lesson,
  lessonIndex,
} from "#academy/course.ts";
import { courseIn, headingsOf, lessonIn, minutesFor } from "#academy/courses.server.ts";
import { progressOf } from "#academy/progress.server.ts";
import { reviewers } from "#academy/reviews.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { bodyWithHeadings } from "#stories/body.server.ts";
import { accessContext, mayLearn } from "#subscriptions/access.ts";
import { notFound } from "../refusals.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The courses as the reader of a request may see them, with their progress. */
export async function coursesFor(context: Context): Promise<Record<CourseName, CourseView>> {
  const reader = context.get(readerContext);
  const { db } = context.get(servicesContext);
  const [progress, reviewed] = await Promise.all([
    reader ? progressOf(db, reader.id) : null,
    reviewers(db),
  ]);
  const views = courseNames.map((name) => [
    name,
    viewOf(context, name, progress?.[name] ?? {}, reviewed),
  ]);
  return Object.fromEntries(views);
}

type Reviewers = ReadonlyMap<string, string>;

function viewOf(
  context: Context,
  name: CourseName,
  progress: CourseProgress,
  reviewed: Reviewers,
): CourseView {
  const { title, summary, lessons } = courseIn(context.get(localeContext), name);
  const entryOf = (lesson: string): LessonEntry[] => {
    const text = lessons[lesson];
    if (!text) return [];
    return [
      {
        name: lesson,
        title: text.title,
        summary: text.summary,
        minutes: minutesFor(text),
        free: isFreeLesson(name, lesson),
        open: mayOpen(context, name, lesson),
        reviewedBy: reviewed.get(text.fingerprint) ?? null,
        withheld: isWithheld(context, text, reviewed),
        progress: progress[lesson] ?? null,
      },
    ];
  };
  return { name, title, summary, progress, lessons: courses[name].flatMap(entryOf) };
}

/** In production a lesson is withheld until a named person has reviewed it; elsewhere lessons are samples. */
export const isWithheld = (context: Context, lesson: Lesson, reviewed: Reviewers): boolean =>
  context.get(servicesContext).config.production && !reviewed.has(lesson.fingerprint);

/** Whether a lesson is withheld from all readers, whatever access they have. */
export const isLessonWithheld = async (context: Context, lesson: Lesson): Promise<boolean> =>
  isWithheld(context, lesson, await reviewers(context.get(servicesContext).db));

/** Whether the reader may see the text of a lesson and its test, unless it is withheld. */
export const mayOpen = (context: Context, course: CourseName, lesson: string): boolean =>
  isFreeLesson(course, lesson) || mayLearn(context.get(accessContext));

/** @throws 404 where there is no such course */
export function requireCourse(name: string): CourseName {
  if (!isCourse(name)) throw notFound();
  return name;
}

/** @throws 404 where there is no such course or lesson */
export function requireLesson(
  params: { course: string; lesson: string },
  context: Context,
): { course: CourseName; name: string; lesson: Lesson } {
  const course = requireCourse(params.course);
  const lesson = lessonIn(context.get(localeContext), course, params.lesson);
  if (!lesson) throw notFound();
  return { course, name: params.lesson, lesson };
}

/** A lesson as the reader may see it: without access, without its text and test. */
export async function lessonFor(
  context: Context,
  { course, name, lesson }: ReturnType<typeof requireLesson>,
): Promise<LessonView> {
  const view = (await coursesFor(context))[course];
  const index = lessonIndex(course, name);
  const open = mayOpen(context, course, name) && view.lessons[index]?.withheld === false;
  return {
    course: view,
    index,
    facts: lesson.facts,
    parts: headingsOf(lesson),
    open: open ? { html: bodyWithHeadings(lesson.body).html, questions: lesson.questions } : null,
  };
}
