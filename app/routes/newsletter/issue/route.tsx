import { redirect } from "react-router";
import { requireReader } from "#accounts/require-reader.server.ts";
import { issuesOn } from "#newsletters/archive.server.ts";
import { IssuePage } from "#newsletters/archive-pages.tsx";
import { isPublic, listNamed } from "#newsletters/list.ts";
import { listPath } from "#newsletters/newsletter.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { MetaLine } from "#stories/cards/story-parts.tsx";
import { accessContext } from "#subscriptions/access.ts";
import { withLanguage } from "#ui/with-language.ts";
import { notFound } from "../../refusals.server.ts";
import sheet from "../../text-pages.css?url";
import { mayReadIssues } from "../readers.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The issues of a list on a day; 404 for none. Readers who may not see them are redirected to the page of the list. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const list = listNamed(params.list);
  if (!list) throw notFound();
  if (!mayReadIssues(list, context.get(accessContext))) {
    requireReader(context, url);
    throw redirect(withLanguage(listPath(list), url.searchParams.get("lang")), 302);
  }
  const { db } = context.get(servicesContext);
  const issues = await issuesOn(db, list, params.date, context.get(localeContext));
  if (issues.length === 0) throw notFound();
  return { list, day: params.date, issues };
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const [first] = loaderData.issues;
  return (
    <div className="wrap newsletter-page">
      <PageHead
        title={first?.title ?? ""}
        description={first?.paragraphs[0] ?? ""}
        noindex={!isPublic(loaderData.list)}
      />
      <IssuePage {...loaderData} metaOf={(story) => <MetaLine story={story} brief />} />
    </div>
  );
}
