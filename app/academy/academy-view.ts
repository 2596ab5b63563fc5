import type { CourseName, CourseProgress, Progress, Question } from "./course.ts";

// What the pages of the Academy are printed from.

export type LessonEntry = {
  name: string;
  title: string;
  summary: string;
  minutes: number;
  /** Whether this reader may open it. */
  open: boolean;
  /** Whether everybody may. */
  taste: boolean;
  /** Who has reviewed it as it stands; null: nobody. */
  reviewedBy: string | null;
  /** Whether it is kept back until somebody has. */
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
