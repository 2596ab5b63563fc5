import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import type { CourseView } from "./academy-view.ts";
import { completionOf, passMark } from "./course.ts";
import { LessonList, useDay } from "./lesson-list.tsx";
import { ProgressLine } from "./progress-line.tsx";

type Props = {
  course: CourseView;
  hasAccess: boolean;
  /** The reader's name; null for a visitor. */
  reader: string | null;
};

/** A course: its lessons and, once it is completed, a certificate that can be printed on paper. */
export function CoursePage({ course, hasAccess, reader }: Props) {
  const t = useServerTexts("academy");
  const { completedAt } = completionOf(course.name, course.progress);
  return (
    <div className="academy-course" data-completed={completedAt ? "" : undefined}>
      <div className="page-head">
        <p className="kick">
          <Link to="/academy">{t("title")}</Link>
        </p>
        <h1>{course.title}</h1>
        <p>{course.summary}</p>
      </div>
      {reader === null ? null : <ProgressLine course={course} />}
      {completedAt && reader !== null ? (
        <Completion title={course.title} reader={reader} at={completedAt} />
      ) : null}
      <section className="academy-parts" aria-labelledby="lessons">
        <div className="sec-head">
          <h2 id="lessons">{t("lessons")}</h2>
        </div>
        <LessonList course={course} />
        {hasAccess ? null : (
          <p className="academy-offer">
            {t("offer")} <Link to="/pricing">{t("plans")}</Link>
          </p>
        )}
      </section>
    </div>
  );
}

function Completion({ title, reader, at }: { title: string; reader: string; at: string }) {
  const t = useServerTexts("academy.completion");
  const day = useDay();
  return (
    <section className="academy-note" aria-labelledby="completed">
      <h2 id="completed">{t("title")}</h2>
      <p>{t("text", { reader, title, percent: passMark })}</p>
      <p>
        <time dateTime={at}>{day(at)}</time>
      </p>
      <p className="note academy-screen">{t("print")}</p>
    </section>
  );
}
