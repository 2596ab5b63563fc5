import type { CourseName, CourseProgress, Progress, Question } from "./course.ts";

// What the pages of the Academy are made from.

export type LessonEntry = {
  name: string;
  title: string;
  summary: string;
  minutes: number;
  /** Whether this reader may open it. */
  open: boolean;
  /** Whether everybody may. */
  taste: boolean;
  /** The name of the reviewer of the current text; null while there is none. */
  reviewedBy: string | null;
  /** Whether the text is hidden because it has no reviewer (in production). */
  withheld: boolean;
  /** Null: never tried, or nobody is signed in. */
  progress: Progress | null;
};

export type CourseView = {
  name: CourseName;
  title: string;
  summary: string;
  lessons: LessonEntry[];
  progress: CourseProgress;
};

export type LessonView = {
  course: CourseView;
  /** Its place in the course, from 0. */
  place: number;
  /** `2025-07-01`. */
  facts: string;
  /** The headings of its parts, for whoever may not read it. */
  parts: string[];
  /** Null where the reader may not have it: then nothing of the text is here. */
  open: { html: string; questions: Question[] } | null;
};

/** Where a course, or a lesson of it, is. */
export const addressOf = (course: CourseName, lesson?: string): string =>
  lesson ? `/academy/${course}/${lesson}` : `/academy/${course}`;
