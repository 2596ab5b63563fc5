import { data } from "react-router";
import { ItemControls } from "#library/item-controls.tsx";
import { marksOf } from "#library/marks.server.ts";
import { getEpisode } from "#media/media.server.ts";
import { podcastEpisode } from "#media/media-data.ts";
import { mediaId } from "#media/media-id.ts";
import { At, Download, ListenPage } from "#media/media-page.tsx";
import { ownPicture } from "#media/media-parts.tsx";
import { playableFile } from "#media/playable.ts";
import { accessFactsOf } from "#media/video.ts";
import { servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { siteOf } from "#site/site.server.ts";
import { StructuredData } from "#site/structured-data.tsx";
import { Tags } from "#stories/article/article-text.tsx";
import { AuthorCard } from "#stories/article/author-card.tsx";
import { ShareMenu } from "#stories/share-menu.tsx";
import { topicsOfCategory } from "#stories/topic.ts";
import { audienceOf, entitledContext, mayRead, restrictionOf } from "#subscriptions/access.ts";
import { PlayerWall } from "#subscriptions/paywall.tsx";
import { Crumbs } from "../crumbs.tsx";
import sheet from "../media-pages.css?url";
import { railOf } from "../rail.server.ts";
import { Rail } from "../rail.tsx";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const entitled = context.get(entitledContext);
  const id = mediaId(params.id);
  const episode =
    id === null ? null : await getEpisode(db, id, at, (piece) => mayRead(entitled, piece, at));
  if (!episode) throw data("podcast", { status: 404 });
  const facts = accessFactsOf(episode);
  const restriction = restrictionOf(entitled, facts, at);
  const site = siteOf(context);
  const about = {
    kind: "podcast" as const,
    id: episode.id,
    topics: topicsOfCategory(episode.category),
    countries: [episode.country],
    tags: episode.tags,
    sample: episode.sample,
  };
  const [marks, rail] = await Promise.all([
    marksOf(context, { id: episode.id, type: "podcast" }),
    railOf(db, about, at),
  ]);
  return {
    episode,
    wall: restriction && { restriction, audience: audienceOf(entitled) },
    podcastEpisode:
      episode.canonicalUrl === null
        ? podcastEpisode(episode, { ...site, free: mayRead(null, facts, at) })
        : null,
    url: `${site.baseUrl}/podcast/${episode.id}`,
    marks,
    rail,
  };
}

export default function Podcast({ loaderData }: Route.ComponentProps) {
  const { episode, wall, podcastEpisode, url, marks, rail } = loaderData;
  const { id, title, lang, showName } = episode;
  const path = `/podcast/${id}`;
  const file = playableFile(episode);
  const src = ownPicture(episode);
  return (
    <>
      <PageHead
        title={`${title} (${showName})`}
        description={episode.description}
        image={src ? { src, alt: episode.thumbnail?.alt ?? "", width: 800, height: 800 } : null}
        canonical={episode.canonicalUrl}
        noindex={episode.sample || episode.canonicalUrl !== null}
      />
      {podcastEpisode ? (
        <>
          <StructuredData value={podcastEpisode} />
          <Crumbs under="podcasts" title={title} path={path} />
        </>
      ) : null}
      <ListenPage
        episode={episode}
        wall={wall ? <PlayerWall {...wall} kind="podcast" returnPath={path} /> : null}
        actions={
          <>
            <ItemControls
              item={{ id, type: "podcast", title, meta: showName, lang }}
              likes={episode.likes}
              marks={marks}
            />
            <ShareMenu url={url} title={title} />
            {file ? <Download file={file} /> : null}
            {file ? <At kind="audio" item={episode} className="btn btn-small" /> : null}
          </>
        }
        tags={<Tags tags={episode.tags} />}
        maker={episode.hostCard ? <AuthorCard author={episode.hostCard} as="host" /> : null}
        rail={<Rail {...rail} />}
      />
    </>
  );
}
