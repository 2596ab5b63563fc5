import { data } from "react-router";
import { issuesOn } from "#newsletters/archive.server.ts";
import { IssuePage } from "#newsletters/archive-pages.tsx";
import { publicLists } from "#newsletters/newsletter.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { MetaLine } from "#stories/cards/story-parts.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** What went out to a public list on a day; 404 where nothing did. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const list = publicLists.find((one) => one === params.list);
  if (!list) throw data(null, { status: 404 });
  const { db } = context.get(servicesContext);
  const issues = await issuesOn(db, list, params.date, context.get(localeContext));
  if (issues.length === 0) throw data(null, { status: 404 });
  return { list, day: params.date, issues };
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const [first] = loaderData.issues;
  return (
    <div className="wrap newsletter-page">
      <PageHead title={first?.title ?? ""} description={first?.paragraphs[0] ?? ""} />
      <IssuePage {...loaderData} metaOf={(story) => <MetaLine story={story} brief />} />
    </div>
  );
}
