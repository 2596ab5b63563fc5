import { helpCategory } from "#help/help.server.ts";
import { helpPath, isHelpCategory } from "#help/help.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext } from "#platform/context.ts";
import { breadcrumbs } from "#site/breadcrumbs.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { Link } from "#ui/link.tsx";
import { notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The articles of a category. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (!isHelpCategory(params.category)) throw notFound();
  const { title, text, articles } = helpCategory(params.category, context.get(localeContext));
  return {
    name: params.category,
    title,
    text,
    articles: articles.map((article) => ({ path: helpPath(article), title: article.title })),
  };
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useServerTexts("help");
  const site = useSite();
  const { name, title, text, articles } = loaderData;
  const steps = [
    { name: t("title"), path: "/support" },
    { name: title, path: `/support/${name}` },
  ];
  return (
    <div className="wrap">
      <PageHead title={title} description={text} />
      <StructuredData value={breadcrumbs(site, steps)} />
      <div className="page-head">
        <p>
          <Link to="/support">{t("title")}</Link>
        </p>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <ul className="help-list help-part">
        {articles.map((article) => (
          <li key={article.path}>
            <Link to={article.path}>{article.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
