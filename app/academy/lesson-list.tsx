import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { printLocale, timeZone } from "#ui/time.ts";
import { addressOf, type CourseView, type LessonEntry } from "./academy-view.ts";

/** A day in words. @param at ISO 8601 */
export function useDay(): (at: string) => string {
  const locale = useLocale();
  return (at) =>
    new Intl.DateTimeFormat(printLocale(locale), { dateStyle: "long", timeZone }).format(
      new Date(at),
    );
}

/** The lessons of a course in their order, with what each is about and how it stands. */
export function LessonList({ course }: { course: CourseView }) {
  const t = useTranslations("academy");
  return (
    <ol className="academy-lessons">
      {course.lessons.map((lesson, i) => (
        <li key={lesson.name}>
          <span className="academy-number num" aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3>
              <Link to={addressOf(course.name, lesson.name)}>{lesson.title}</Link>
            </h3>
            <p>{lesson.summary}</p>
            <p className="note">
              {t("minutes", { count: lesson.minutes })} · <Standing lesson={lesson} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Standing({ lesson: { open, taste, withheld, progress } }: { lesson: LessonEntry }) {
  const t = useTranslations("academy.standing");
  const day = useDay();
  if (withheld) return t("withheld");
  if (!open) return t("locked");
  if (progress?.passedAt)
    return (
      <strong className="academy-passed">
        {t("passed", { day: day(progress.passedAt), best: progress.best })}
      </strong>
    );
  if (progress) return t("tried", { best: progress.best });
  return taste ? t("taste") : t("open");
}
