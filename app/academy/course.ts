// Courses, lessons and tests, and when they are passed. Pure; safe in the browser.

/** The courses with their lessons in order. Their texts are in db/academy. */
export const courses = {
  "reading-the-press": [
    "where-news-comes-from",
    "headlines-and-translation",
    "framing",
    "labels-and-evidence",
    "pictures-and-figures",
  ],
  "how-the-union-decides": [
    "who-is-who",
    "how-a-law-is-made",
    "how-the-council-votes",
    "money-and-judges",
    "following-a-file",
  ],
} as const;
export type CourseName = keyof typeof courses;
export const courseNames = Object.keys(courses) as CourseName[];

export const isCourse = (name: string): name is CourseName => Object.hasOwn(courses, name);

/** The lesson's index in its course; -1 if the course has no such lesson. */
export const lessonIndex = (course: CourseName, lesson: string): number =>
  (courses[course] as readonly string[]).indexOf(lesson);

/** The first lesson of each course is free for everybody. */
export const isFreeLesson = (course: CourseName, lesson: string): boolean =>
  lessonIndex(course, lesson) === 0;

export type Question = {
  text: string;
  options: string[];
  /** The index of the right option. */
  right: number;
  explanation: string;
};

export type Lesson = {
  title: string;
  /** One or two sentences that everybody may read. */
  summary: string;
  /** The day up to which its facts were checked, as `2025-07-01`. */
  facts: string;
  /** Markdown. */
  body: string;
  questions: Question[];
  /** A hash of the text and its test. */
  fingerprint: string;
};

/** The score in percent from which a test is passed. */
export const passMark = 80;

/**
 * Reads the answers of a test from an address: `02112`, a digit for each question.
 * @returns the chosen options; null for text that does not answer exactly these questions
 */
export function readAnswers(text: string | null, questions: readonly Question[]): number[] | null {
  if (text?.length !== questions.length || !/^\d+$/.test(text)) return null;
  const answers = [...text].map(Number);
  return answers.every((answer, i) => answer < (questions[i]?.options.length ?? 0))
    ? answers
    : null;
}

/** The score of a test. */
export function scoreOf(
  answers: readonly number[],
  questions: readonly Pick<Question, "right">[],
): { right: number; percent: number; passed: boolean } {
  const right = questions.filter((question, i) => question.right === answers[i]).length;
  const percent = questions.length ? Math.floor((100 * right) / questions.length) : 0;
  return { right, percent, passed: percent >= passMark };
}

/** A reader's progress in a lesson; times are ISO 8601. */
export type Progress = { best: number; passedAt: string | null };
/** By lesson; lessons without an attempt are missing. */
export type CourseProgress = Partial<Record<string, Progress>>;

/** How many lessons of a course are passed, and when the course was completed. */
export function completionOf(
  course: CourseName,
  progress: CourseProgress,
): { passed: number; lessons: number; completedAt: string | null } {
  const lessons = courses[course].length;
  const times = courses[course].flatMap((lesson) => progress[lesson]?.passedAt ?? []).sort();
  const completedAt = times.length === lessons ? (times.at(-1) ?? null) : null;
  return { passed: times.length, lessons, completedAt };
}
