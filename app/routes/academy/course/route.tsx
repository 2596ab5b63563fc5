import { CoursePage } from "#academy/course-page.tsx";
import { readerContext } from "#accounts/reader.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { accessContext, mayLearn } from "#subscriptions/access.ts";
import sheet from "../page.css?url";
import { coursesFor, requireCourse } from "../view.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A course and its lessons, for everybody; progress and the certificate for signed-in readers. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = requireCourse(params.course);
  return {
    course: (await coursesFor(context))[name],
    hasAccess: mayLearn(context.get(accessContext)),
    reader: context.get(readerContext)?.name ?? null,
  };
}

export default function Course({ loaderData }: Route.ComponentProps) {
  const { title, summary } = loaderData.course;
  return (
    <div className="wrap">
      <PageHead title={title} description={summary} />
      <CoursePage {...loaderData} />
    </div>
  );
}
