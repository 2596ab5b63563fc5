import { countHelp } from "#help/counts.server.ts";
import { helpArticle, helpCategory, helpHtml } from "#help/help.server.ts";
import { helpPath, isHelpCategory } from "#help/help.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { dayMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { breadcrumbs } from "#site/breadcrumbs.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { badForm, notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

// One vote on an article a day for each network.
const votes = rateLimit({ calls: 1, windowMs: dayMs });
const visitorOf = (request: Request, slug: string) => `${slug} ${networkOfRequest(request)}`;

const found = (
  params: { category: string; slug: string },
  locale: Parameters<typeof helpArticle>[2],
) => {
  const article = isHelpCategory(params.category)
    ? helpArticle(params.category, params.slug, locale)
    : null;
  if (!article) throw notFound();
  return article;
};

/** An article. The page may come from a cache, so that its beacon counts the read. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const article = found(params, locale);
  const { title, articles } = helpCategory(article.category, locale);
  const at = articles.findIndex(({ slug }) => slug === article.slug);
  const neighbour = (step: number) => {
    const other = articles[at + step];
    return other ? { path: helpPath(other), title: other.title } : null;
  };
  return {
    category: { name: article.category, title },
    slug: article.slug,
    title: article.title,
    path: helpPath(article),
    html: helpHtml(article),
    before: neighbour(-1),
    after: neighbour(1),
    thanked: url.searchParams.has("thanks"),
  };
}

/** A vote: whether the article was helpful. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const article = found(params, context.get(localeContext));
  const vote = textOf(await readForm(request), "vote");
  if (vote !== "yes" && vote !== "no") throw badForm();
  if (votes(visitorOf(request, article.slug)) === 0)
    await countHelp(db, article.slug, vote === "yes" ? "helpful" : "unhelpful", now());
  return redirectAfterForm(url, `${helpPath(article)}?thanks=1#vote`);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const t = useServerTexts("help");
  const site = useSite();
  const { category, slug, title, path, html, before, after, thanked } = loaderData;
  const steps = [
    { name: t("title"), path: "/support" },
    { name: category.title, path: `/support/${category.name}` },
    { name: title, path },
  ];
  return (
    <div className="wrap">
      <PageHead title={title} noindex={thanked} />
      <StructuredData value={breadcrumbs(site, steps)} />
      <div className="page-head">
        <nav aria-label={t("way")}>
          <Link to="/support">{t("title")}</Link>
          {" / "}
          <Link to={`/support/${category.name}`}>{category.title}</Link>
        </nav>
        <h1>{title}</h1>
      </div>
      <div
        className="body help-text"
        data-open=""
        data-view={JSON.stringify({ help: slug })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own files, rendered on the server
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <PostForm className="help-vote" id="vote" action={path}>
        {thanked ? (
          <p role="status">{t("thanks")}</p>
        ) : (
          <>
            <span>{t("helpful")}</span>
            <button className="btn" type="submit" name="vote" value="yes">
              {t("yes")}
            </button>
            <button className="btn" type="submit" name="vote" value="no">
              {t("no")}
            </button>
          </>
        )}
        <Link to="/support/contact">{t("people.chat")}</Link>
      </PostForm>
      <nav className="help-next" aria-label={t("further")}>
        {before ? <Link to={before.path}>← {before.title}</Link> : <span />}
        {after ? <Link to={after.path}>{after.title} →</Link> : <span />}
      </nav>
    </div>
  );
}
