import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "#platform/locale.ts";
import { courseNames, courses } from "./course.ts";
import { fingerprintOf, type LessonText } from "./reviews.server.ts";

/** All lessons in all languages with their fingerprints, for commands, which run without the bundle. @param dir the folder db/academy */
export const lessonTexts = (dir: string): LessonText[] =>
  courseNames.flatMap((course) =>
    courses[course].flatMap((lesson) =>
      locales.map((locale) => {
        const file = join(dir, course, `${lesson}.${locale}.md`);
        return { course, lesson, locale, fingerprint: fingerprintOf(readFileSync(file, "utf8")) };
      }),
    ),
  );
