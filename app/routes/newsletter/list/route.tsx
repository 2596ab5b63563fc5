import { useTranslations } from "use-intl";
import { pastIssues } from "#newsletters/archive.server.ts";
import { ListPage } from "#newsletters/archive-pages.tsx";
import { listNamed } from "#newsletters/list.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { accessContext } from "#subscriptions/access.ts";
import { notFound } from "../../refusals.server.ts";
import sheet from "../../text-pages.css?url";
import { mayReadIssues } from "../readers.server.ts";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A list, with its issues for readers who may see them; 404 for any other name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const list = listNamed(params.list);
  if (!list) throw notFound();
  const { db } = context.get(servicesContext);
  const isTheirs = mayReadIssues(list, context.get(accessContext));
  return { list, issues: isTheirs ? await pastIssues(db, list, context.get(localeContext)) : null };
}

export default function NewsletterList({ loaderData: { list, issues } }: Route.ComponentProps) {
  const t = useTranslations("newsletters");
  const { name } = useSite();
  return (
    <div className="wrap newsletter-page">
      <PageHead title={t(`lists.${list}`)} description={t(`listTexts.${list}`)} />
      <ListPage list={list} issues={issues} name={name} />
    </div>
  );
}
