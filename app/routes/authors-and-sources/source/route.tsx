import { redirect } from "react-router";
import { FollowControl } from "#library/follow-control.tsx";
import { followKeysOf } from "#library/request-reader.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { AuthorOrSourceHead } from "#stories/authors-and-sources/author-or-source-head.tsx";
import { PublishedStories } from "#stories/authors-and-sources/published-stories.tsx";
import { isSourceId } from "#stories/source.ts";
import { SourceKind, SourceLeaning, WhatWeShow } from "#stories/source-facts.tsx";
import { findSource } from "#stories/sources.server.ts";
import { storiesBy } from "#stories/stories-by-author-or-source.server.ts";
import { Link } from "#ui/link.tsx";
import { FeedLinks } from "../../feeds/feed-links.tsx";
import { notFound } from "../../refusals.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const onPage = 20;

/** @throws 404 for an unknown source, and for one that has opted out; 301 to the present id from a former one */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const source = isSourceId(params.id) ? await findSource(db, params.id) : null;
  if (!source || source.optedOutAt) throw notFound();
  if (source.id !== params.id) throw redirect(`/source/${source.id}${url.search}`, 301);
  const before = url.searchParams.get("before");
  const [{ stories, next }, followed] = await Promise.all([
    storiesBy(db, { source: source.id }, { before, limit: onPage }),
    followKeysOf(context),
  ]);
  const isFollowed = followed?.has(`source:${source.id}`) ?? null;
  return { source, stories, next, isLater: before !== null, isFollowed };
}

/** A publisher: its leaning with the evidence, and its latest stories. */
export default function SourceRoute({ loaderData }: Route.ComponentProps) {
  const { source, stories, next, isLater, isFollowed } = loaderData;
  const t = useServerTexts("fronts");
  const { name, id } = source;
  const path = `/source/${id}`;
  const about = t("source.about", { name });
  return (
    <div className="wrap">
      <PageHead
        title={t("source.title", { name })}
        description={about}
        noindex={isLater || stories.some((story) => story.sample)}
      />
      <FeedLinks path={`/feeds${path}`} name={name} />
      <AuthorOrSourceHead
        name={name}
        lang={source.language}
        about={about}
        path={path}
        follow={<FollowControl what={{ kind: "source", name: id }} followed={isFollowed} />}
      />
      <section className="author-source-facts sources" aria-labelledby="leaning">
        <h2 id="leaning" className="small-head">
          {t("source.leaning")}
        </h2>
        <SourceLeaning source={source} />
        <SourceKind source={source} />
        <WhatWeShow source={source} />
        <p>
          <Link to="/sources">{t("source.all")}</Link>
        </p>
      </section>
      <PublishedStories
        title={t("source.latest")}
        stories={stories}
        path={path}
        isLater={isLater}
        next={next}
      />
    </div>
  );
}
