import { CoursePage } from "#academy/course-page.tsx";
import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { entitledContext, mayLearn } from "#subscriptions/access.ts";
import { Printed } from "#ui/kept.tsx";
import sheet from "../page.css?url";
import { coursesFor, requireCourse } from "../view.server.ts";
import type { Route } from "./+types/route.ts";

/** A course and its lessons, for everybody; progress and the note of completion for their owner. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const name = requireCourse(params.course);
  const course = (await coursesFor(context))[name];
  const page = (
    <CoursePage
      course={course}
      learns={mayLearn(context.get(entitledContext))}
      reader={context.get(readerContext)?.name ?? null}
    />
  );
  return {
    title: course.title,
    description: course.summary,
    html: print(page, { url, context, now: context.get(servicesContext).now() }),
  };
}

export default function Course({ loaderData: { html, ...head } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...head} />
      <Printed html={html} />
    </div>
  );
}
