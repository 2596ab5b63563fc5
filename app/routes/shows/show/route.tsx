import { redirect } from "react-router";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { podcastFeedPath, showPath } from "#media/show.ts";
import { podcastSeries } from "#media/show-structured-data.ts";
import { ShowPage } from "#media/shows/show-page.tsx";
import { getShow } from "#media/shows.server.ts";
import { servicesContext } from "#platform/context.ts";
import { firstPageAddress, pageNumberIn } from "#platform/http/page-number.ts";
import { breadcrumbs } from "#site/breadcrumbs.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { authorViewOf } from "../../authors-and-sources/author-view.server.ts";
import { FollowableAuthor } from "../../authors-and-sources/followable-author.tsx";
import { notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** A show with a page of its episodes. @throws 404 where there is no such show, or no such page; 301 for the number of the first */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const plain = firstPageAddress(url);
  if (plain) throw redirect(plain, 301);
  const page = pageNumberIn(url.searchParams, { else: null });
  const found = page === null ? null : await getShow(db, params.slug, page, now());
  if (!found || page === null) throw notFound();
  const hostCard = found.hostCard && (await authorViewOf(context, found.hostCard));
  return { ...found, hostCard, page };
}

export default function ShowRoute({ loaderData }: Route.ComponentProps) {
  const { show, hostCard, episodes, page, pages } = loaderData;
  const t = useServerTexts("shows");
  const site = useSite();
  const feed = show.own ? site.baseUrl + podcastFeedPath(show.slug) : null;
  const path = showPath(show.slug);
  return (
    <>
      <PageHead
        title={show.name}
        description={show.description || t("episodes", { count: show.episodes })}
        image={show.cover ? { src: show.cover.src, alt: "", width: 800, height: 800 } : null}
        noindex={show.sample || !show.own || page > 1}
      />
      {feed ? (
        <>
          <link rel="alternate" type="application/rss+xml" title={show.name} href={feed} />
          <StructuredData value={podcastSeries(show, { ...site, feed })} />
          <StructuredData
            value={breadcrumbs(site, [
              { name: t("title"), path: "/podcasts" },
              { name: show.name, path },
            ])}
          />
        </>
      ) : null}
      <ShowPage
        show={show}
        episodes={episodes}
        page={page}
        pages={pages}
        feed={feed}
        host={hostCard ? <FollowableAuthor view={hostCard} as="host" /> : null}
      />
    </>
  );
}
