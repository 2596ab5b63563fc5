import { data } from "react-router";
import { addressOf } from "#academy/academy-view.ts";
import { readAnswers, scoreOf } from "#academy/course.ts";
import { LessonPage } from "#academy/lesson-page.tsx";
import type { TestState } from "#academy/lesson-test.tsx";
import { recordAttempt } from "#academy/progress.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import sheet from "../page.css?url";
import { isLessonWithheld, lessonFor, mayOpen, requireLesson } from "../view.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A lesson as this reader may see it. The result of a test is in the address (`answers`). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = requireLesson(params, context);
  const answers = readAnswers(url.searchParams.get("answers"), found.lesson.questions);
  const test: TestState = answers ? { is: "answered", answers } : { is: "open" };
  return {
    title: found.lesson.title,
    description: found.lesson.summary,
    lesson: await lessonFor(context, found),
    signedIn: context.get(readerContext) !== null,
    test,
  };
}

/**
 * Reads the answers of a test (`q1`, `q2`, …: the option's number) and redirects to the result (303). An attempt of a
 * signed-in reader is stored. 400 where an answer is missing or invalid; 403 for readers without access to the lesson.
 */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { course, name, lesson } = requireLesson(params, context);
  if (!mayOpen(context, course, name) || (await isLessonWithheld(context, lesson)))
    return data({ test: { is: "open" } satisfies TestState }, { status: 403 });
  const form = await readForm(request);
  const chosen = lesson.questions.map(({ options }, i) => {
    const text = textOf(form, `q${i + 1}`);
    return /^\d$/.test(text) && Number(text) < options.length ? Number(text) : null;
  });
  const answers = readAnswers(chosen.join(""), lesson.questions);
  if (!answers)
    return data({ test: { is: "incomplete", chosen } satisfies TestState }, { status: 400 });
  const reader = context.get(readerContext);
  if (reader) {
    const { db, now } = context.get(servicesContext);
    const { percent } = scoreOf(answers, lesson.questions);
    await recordAttempt(db, reader.id, { course, lesson: name, percent }, now());
  }
  const result = `${addressOf(course, name)}?answers=${answers.join("")}#test`;
  return redirectAfterForm(url, result);
}

export default function LessonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, lesson, signedIn, test } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={title} description={description} type="article" />
      <LessonPage lesson={lesson} test={actionData?.test ?? test} signedIn={signedIn} />
    </div>
  );
}
