import { data } from "react-router";
import { useTranslations } from "use-intl";
import { pastIssues } from "#newsletters/archive.server.ts";
import { ListPage } from "#newsletters/archive-pages.tsx";
import { publicLists } from "#newsletters/newsletter.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A public list with its issues; 404 for any other name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const list = publicLists.find((one) => one === params.list);
  if (!list) throw data(null, { status: 404 });
  const { db } = context.get(servicesContext);
  return { list, issues: await pastIssues(db, list, context.get(localeContext)) };
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
