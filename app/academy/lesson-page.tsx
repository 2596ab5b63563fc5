import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { addressOf, type LessonView } from "./academy-view.ts";
import { useDay } from "./lesson-list.tsx";
import { LessonTest, type TestState } from "./lesson-test.tsx";
import { ProgressLine } from "./progress-line.tsx";

type Props = { lesson: LessonView; test: TestState; signedIn: boolean };

/** A lesson with its test; without access, what it covers and how to get access. */
export function LessonPage({ lesson, test, signedIn }: Props) {
  const t = useServerTexts("academy");
  const day = useDay();
  const { course, index, open } = lesson;
  const entry = course.lessons[index];
  if (!entry) return null;
  const address = addressOf(course.name, entry.name);
  return (
    <div className="art academy-lesson">
      <header className="art-top">
        <p className="kick">
          <Link to="/academy">{t("title")}</Link> ·{" "}
          <Link to={addressOf(course.name)}>{course.title}</Link>
        </p>
        <h1>{entry.title}</h1>
        <p className="standfirst">{entry.summary}</p>
        <p className="note">
          {t("lessonOf", { place: index + 1, lessons: course.lessons.length })} ·{" "}
          {t("minutes", { count: entry.minutes })} · {t("factsAsOf", { day: day(lesson.facts) })}
        </p>
        {/* Regulation 2024/1689, Art. 50(4): a person is responsible for the text, or it is labelled as made by AI. */}
        <p className="note">
          {entry.reviewedBy
            ? t("ai.reviewed", { name: entry.reviewedBy })
            : t(entry.withheld ? "ai.withheld" : "ai.sample")}
        </p>
      </header>
      <div className="art-main">
        {open ? (
          <>
            <article
              className="body"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, sanitised on the server
              dangerouslySetInnerHTML={{ __html: open.html }}
            />
            <LessonTest
              address={address}
              test={test}
              signedIn={signedIn}
              questions={open.questions}
            />
          </>
        ) : (
          <Locked
            parts={lesson.parts}
            address={address}
            signedIn={signedIn}
            withheld={entry.withheld}
          />
        )}
        <Neighbours lesson={lesson} />
      </div>
      <aside className="rail" aria-labelledby="course">
        <div className="along">
          <h2 className="small-head" id="course">
            {course.title}
          </h2>
          {signedIn ? <ProgressLine course={course} /> : null}
          <ol className="academy-contents">
            {course.lessons.map((one, i) => (
              <li key={one.name}>
                <Link
                  to={addressOf(course.name, one.name)}
                  aria-current={i === index ? "page" : undefined}
                >
                  {i + 1}. {one.title}
                  {one.progress?.passedAt ? <span> {t("standing.short")}</span> : null}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </aside>
    </div>
  );
}

function Locked(p: { parts: string[]; address: string; signedIn: boolean; withheld: boolean }) {
  const t = useServerTexts("academy");
  return (
    <>
      <section className="academy-covers" aria-labelledby="covers">
        <h2 className="small-head" id="covers">
          {t("covers")}
        </h2>
        <ul>
          {p.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </section>
      {p.withheld ? <Withheld /> : <Wall address={p.address} signedIn={p.signedIn} />}
    </>
  );
}

/** Shown instead of a lesson without a reviewer. */
function Withheld() {
  const t = useServerTexts("academy.withheld");
  return (
    <section className="wall" aria-labelledby="wall">
      <h2 id="wall">{t("title")}</h2>
      <p>{t("text")}</p>
    </section>
  );
}

function Wall(p: { address: string; signedIn: boolean }) {
  const t = useServerTexts("academy");
  return (
    <section className="wall" aria-labelledby="wall">
      <b className="badge">{t("title")}</b>
      <h2 id="wall">{t("wall.title")}</h2>
      <p>{t("wall.text")}</p>
      <div className="acts">
        <Link className="btn btn-solid" to="/pricing">
          {t("plans")}
        </Link>
        {p.signedIn ? null : (
          <Link className="btn" to={`/auth?redirectTo=${encodeURIComponent(p.address)}`}>
            {t("signIn")}
          </Link>
        )}
      </div>
    </section>
  );
}

function Neighbours({ lesson: { course, index } }: { lesson: LessonView }) {
  const t = useServerTexts("academy");
  const [before, after] = [course.lessons[index - 1], course.lessons[index + 1]];
  return (
    <nav className="academy-steps" aria-label={t("order")}>
      {before ? (
        <Link className="btn btn-long" rel="prev" to={addressOf(course.name, before.name)}>
          {t("previous", { title: before.title })}
        </Link>
      ) : null}
      {after ? (
        <Link className="btn btn-long" rel="next" to={addressOf(course.name, after.name)}>
          {t("next", { title: after.title })}
        </Link>
      ) : (
        <Link className="btn btn-long" to={addressOf(course.name)}>
          {t("toCourse")}
        </Link>
      )}
    </nav>
  );
}
