import { useLocale } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { dateFormat } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { formatLocale, timeZone } from "#ui/time.ts";
import { addressOf, type CourseView, type LessonEntry } from "./academy-view.ts";

/** Returns a function that writes a day (ISO 8601) in the page's language. */
export function useDay(): (at: string) => string {
  const locale = useLocale();
  return (at) =>
    dateFormat(formatLocale(locale), { dateStyle: "long", timeZone }).format(new Date(at));
}

/** The lessons of a course in order, with summary and status. */
export function LessonList({ course }: { course: CourseView }) {
  const t = useServerTexts("academy");
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
              {t("minutes", { count: lesson.minutes })} · <LessonStatus lesson={lesson} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function LessonStatus({
  lesson: { open, free: taste, withheld, progress },
}: {
  lesson: LessonEntry;
}) {
  const t = useServerTexts("academy.standing");
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
