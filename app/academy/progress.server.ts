import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { type CourseName, type CourseProgress, courseNames, passMark } from "./course.ts";

/** Records an attempt at a lesson's test: the best score and the time of the first passing attempt are kept. */
export async function recordAttempt(
  db: Db,
  userId: string,
  attempt: { course: CourseName; lesson: string; percent: number },
  now: Date,
): Promise<void> {
  const { course, lesson, percent } = attempt;
  const passed_at = percent >= passMark ? now : null;
  await db
    .insertInto("academy_progress")
    .values({ user_id: userId, course, lesson, best_score: percent, passed_at, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "course", "lesson"]).doUpdateSet({
        best_score: sql`greatest(academy_progress.best_score, excluded.best_score)`,
        passed_at: sql`coalesce(academy_progress.passed_at, excluded.passed_at)`,
        updated_at: now,
      }),
    )
    .execute();
}

/** The reader's progress in all courses. */
export async function progressOf(
  db: Db,
  userId: string,
): Promise<Record<CourseName, CourseProgress>> {
  const rows = await db
    .selectFrom("academy_progress")
    .select(["course", "lesson", "best_score", "passed_at"])
    .where("user_id", "=", userId)
    .execute();
  const all = Object.fromEntries(courseNames.map((name) => [name, {}])) as Record<
    CourseName,
    CourseProgress
  >;
  for (const row of rows) {
    const course = courseNames.find((name) => name === row.course);
    if (course)
      all[course][row.lesson] = {
        best: row.best_score,
        passedAt: row.passed_at?.toISOString() ?? null,
      };
  }
  return all;
}

/** The reader's rows, for a copy of their data (Regulation 2016/679, Art. 15 and 20). Deleted with the account. */
export const academyProgressOf = (db: Db, userId: string): Promise<object[]> =>
  db
    .selectFrom("academy_progress")
    .select(["course", "lesson", "best_score", "passed_at", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("course")
    .orderBy("lesson")
    .execute();
