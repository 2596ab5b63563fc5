import type { CourseName, CourseProgress, Progress, Question } from "./course.ts";

// The data of the Academy's pages.

export type LessonEntry = {
  name: string;
  title: string;
  summary: string;
  minutes: number;
  /** Whether this reader may read it. */
  open: boolean;
  /** Whether everybody may read it. */
  free: boolean;
  /** The name of the reviewer of the current text; null while there is none. */
  reviewedBy: string | null;
  /** Whether the text is hidden because it has no reviewer (in production). */
  withheld: boolean;
  /** Null without an attempt, and for visitors. */
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
  /** The lesson's index in its course. */
  index: number;
  /** The day up to which its facts were checked, as `2025-07-01`. */
  facts: string;
  /** Its headings, for readers who may not read the text. */
  parts: string[];
  /** The text and its test; null where this reader may not read it. */
  open: { html: string; questions: Question[] } | null;
};

/** The path of a course or of a lesson. */
export const addressOf = (course: CourseName, lesson?: string): string =>
  lesson ? `/academy/${course}/${lesson}` : `/academy/${course}`;
