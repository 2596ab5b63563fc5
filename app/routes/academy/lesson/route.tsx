import { data, redirect } from "react-router";
import { addressOf } from "#academy/academy-view.ts";
import { readAnswers, scoreOf } from "#academy/course.ts";
import { LessonPage } from "#academy/lesson-page.tsx";
import type { TestState } from "#academy/lesson-test.tsx";
import { recordAttempt } from "#academy/progress.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import sheet from "../page.css?url";
import { isKeptBack, lessonFor, mayOpen, requireLesson } from "../view.server.ts";
import type { Route } from "./+types/route.ts";

type Asked = Pick<Route.LoaderArgs, "params" | "url" | "context">;

/** The page of a lesson as this reader may have it. The result of a test stands in its address (`answers`). */
async function printLesson({ params, url, context }: Asked, test: TestState): Promise<string> {
  const lesson = await lessonFor(context, requireLesson(params, context));
  const signedIn = context.get(readerContext) !== null;
  const page = <LessonPage lesson={lesson} test={test} signedIn={signedIn} />;
  return print(page, { url, context, now: context.get(servicesContext).now() });
}

export async function loader(args: Route.LoaderArgs) {
  const { lesson } = requireLesson(args.params, args.context);
  const answers = readAnswers(args.url.searchParams.get("answers"), lesson.questions);
  return {
    title: lesson.title,
    description: lesson.summary,
    html: await printLesson(args, answers ? { is: "answered", answers } : { is: "open" }),
  };
}

/**
 * Takes the answers of a test (`q1`, `q2`, …: the option's number) and leads to the result (303). An attempt of a
 * signed-in reader is noted. 400 where an answer is missing or is none; 403 for whoever may not have the lesson.
 */
export async function action(args: Route.ActionArgs) {
  const { request, params, url, context } = args;
  const { course, name, lesson } = requireLesson(params, context);
  if (!mayOpen(context, course, name) || (await isKeptBack(context, lesson)))
    return data({ html: await printLesson(args, { is: "open" }) }, { status: 403 });
  const form = (await readForm(request)) ?? new FormData();
  const chosen = lesson.questions.map(({ options }, i) => {
    const text = textOf(form, `q${i + 1}`);
    return /^\d$/.test(text) && Number(text) < options.length ? Number(text) : null;
  });
  const answers = readAnswers(chosen.join(""), lesson.questions);
  if (!answers)
    return data({ html: await printLesson(args, { is: "incomplete", chosen }) }, { status: 400 });
  const reader = context.get(readerContext);
  if (reader) {
    const { db, now } = context.get(servicesContext);
    const { percent } = scoreOf(answers, lesson.questions);
    await recordAttempt(db, reader.id, { course, lesson: name, percent }, now());
  }
  const result = `${addressOf(course, name)}?answers=${answers.join("")}#test`;
  return redirect(withLanguage(result, url.searchParams.get("lang")), 303);
}

export default function LessonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { html, ...head } = loaderData;
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...head} type="article" />
      <Printed html={actionData?.html ?? html} />
    </div>
  );
}
