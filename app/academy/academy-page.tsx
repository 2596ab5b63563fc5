import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { addressOf, type CourseView } from "./academy-view.ts";
import { passMark } from "./course.ts";
import { ProgressLine } from "./progress-line.tsx";

type Props = {
  courses: CourseView[];
  /** Whether every lesson is open to this reader. */
  hasAccess: boolean;
  signedIn: boolean;
};

/** The front page of the Academy: its courses, and who can take them. */
export function AcademyPage({ courses, hasAccess, signedIn }: Props) {
  const t = useServerTexts("academy");
  return (
    <>
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("description")}</p>
      </div>
      <ul className="academy-courses">
        {courses.map((course) => (
          <li key={course.name}>
            <h2>
              <Link to={addressOf(course.name)}>{course.title}</Link>
            </h2>
            <p>{course.summary}</p>
            <p className="note">
              {t("size", {
                lessons: course.lessons.length,
                minutes: course.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
              })}
            </p>
            {signedIn ? <ProgressLine course={course} /> : null}
          </li>
        ))}
      </ul>
      <div className="academy-about">
        <section aria-labelledby="who">
          <div className="sec-head">
            <h2 id="who">{t("who.title")}</h2>
          </div>
          <p>{t("who.text")}</p>
          {hasAccess ? (
            <p>
              <strong>{t("who.yours")}</strong>
            </p>
          ) : (
            <Link className="btn btn-star" to="/pricing">
              {t("plans")}
            </Link>
          )}
        </section>
        <section aria-labelledby="how">
          <div className="sec-head">
            <h2 id="how">{t("how.title")}</h2>
          </div>
          <p>{t("how.text", { percent: passMark })}</p>
          <p>{t("how.facts")}</p>
        </section>
      </div>
    </>
  );
}
