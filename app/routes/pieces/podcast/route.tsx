import { ItemControls } from "#library/item-controls.tsx";
import { localPicture } from "#media/card-parts.tsx";
import { getEpisode } from "#media/media.server.ts";
import { Download, ListenPage, PublisherLink } from "#media/media-page.tsx";
import { playableFileAddress, publishedStreamAddress } from "#media/playable-address.ts";
import { podcastEpisode } from "#media/structured-data.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { Tags } from "#stories/article/article-text.tsx";
import { ShareMenu } from "#stories/share-menu.tsx";
import { PlayerWall } from "#subscriptions/paywall.tsx";
import { authorViewOf } from "../../authors-and-sources/author-view.server.ts";
import { FollowableAuthor } from "../../authors-and-sources/followable-author.tsx";
import { Crumbs } from "../crumbs.tsx";
import sheet from "../media-pages.css?url";
import { mediaView } from "../media-view.server.ts";
import { Rail } from "../rail.tsx";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { item: episode, ...view } = await mediaView({ id: params.id, url }, context, {
    kind: "podcast",
    get: getEpisode,
    describe: podcastEpisode,
  });
  const authorCard = episode.hostCard && (await authorViewOf(context, episode.hostCard));
  return { episode, ...view, authorCard };
}

export default function Podcast({ loaderData }: Route.ComponentProps) {
  const { episode, wall, structuredData, url, start, state, rail, authorCard } = loaderData;
  const { id, title, lang, showName } = episode;
  const path = `/podcast/${id}`;
  const file = playableFileAddress(episode);
  const src = localPicture(episode);
  return (
    <>
      <PageHead
        title={`${title} (${showName})`}
        description={episode.description}
        image={src ? { src, alt: episode.thumbnail?.alt ?? "", width: 800, height: 800 } : null}
        canonical={episode.canonicalUrl}
        noindex={episode.sample || !episode.own}
      />
      {structuredData ? (
        <>
          <StructuredData value={structuredData} />
          <Crumbs under="podcasts" title={title} path={path} />
        </>
      ) : null}
      <ListenPage
        episode={episode}
        start={start}
        url={url}
        wall={wall ? <PlayerWall {...wall} kind="podcast" returnPath={path} /> : null}
        actions={
          <>
            <ItemControls
              item={{ id, type: "podcast", title, meta: showName, lang }}
              likes={episode.likes}
              state={state}
            />
            <ShareMenu url={url} title={title} />
            {file && !publishedStreamAddress(episode) ? (
              <Download file={file} title={title} />
            ) : null}
            {file ? <PublisherLink kind="audio" item={episode} className="btn btn-small" /> : null}
          </>
        }
        tags={<Tags tags={episode.tags} lang={lang} />}
        authorCard={authorCard ? <FollowableAuthor view={authorCard} as="host" /> : null}
        rail={<Rail {...rail} />}
      />
    </>
  );
}
