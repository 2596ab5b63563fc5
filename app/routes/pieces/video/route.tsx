import { ItemControls } from "#library/item-controls.tsx";
import { localPicture } from "#media/card-parts.tsx";
import { getVideo } from "#media/media.server.ts";
import { Download, PublisherLink, WatchPage } from "#media/media-page.tsx";
import { playableFileAddress, publishedStreamAddress } from "#media/playable-address.ts";
import { videoObject } from "#media/structured-data.ts";
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
  const { item: video, ...view } = await mediaView({ id: params.id, url }, context, {
    kind: "video",
    get: getVideo,
    describe: videoObject,
  });
  const authorCard = video.producer && (await authorViewOf(context, video.producer));
  return { video, ...view, authorCard };
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  const { video, wall, structuredData, url, start, state, rail, authorCard } = loaderData;
  const { id, title, lang } = video;
  const path = `/video/${id}`;
  const src = localPicture(video);
  const file = playableFileAddress(video);
  return (
    <>
      <PageHead
        title={title}
        description={video.description}
        image={src ? { src, alt: video.thumbnail?.alt ?? "", width: 1200, height: 675 } : null}
        canonical={video.canonicalUrl}
        noindex={video.sample || !video.own}
        type="video.other"
      />
      {structuredData ? (
        <>
          <StructuredData value={structuredData} />
          <Crumbs under="videos" title={title} path={path} />
        </>
      ) : null}
      <WatchPage
        video={video}
        start={start}
        url={url}
        wall={wall ? <PlayerWall {...wall} kind="video" returnPath={path} /> : null}
        actions={
          <>
            <ItemControls
              item={{ id, type: "video", title, meta: video.author ?? video.source.name, lang }}
              likes={video.likes}
              state={state}
            />
            <ShareMenu url={url} title={title} />
            {file && !publishedStreamAddress(video) ? <Download file={file} title={title} /> : null}
            {file ? <PublisherLink kind="video" item={video} className="btn btn-small" /> : null}
          </>
        }
        tags={<Tags tags={video.tags} lang={lang} />}
        authorCard={authorCard ? <FollowableAuthor view={authorCard} as="producer" /> : null}
        rail={<Rail {...rail} />}
      />
    </>
  );
}
