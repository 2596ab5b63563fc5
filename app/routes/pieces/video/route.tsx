import { data } from "react-router";
import { ItemControls } from "#library/item-controls.tsx";
import { marksOf } from "#library/marks.server.ts";
import { getVideo } from "#media/media.server.ts";
import { videoObject } from "#media/media-data.ts";
import { mediaId } from "#media/media-id.ts";
import { At, WatchPage } from "#media/media-page.tsx";
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
  const video =
    id === null ? null : await getVideo(db, id, at, (piece) => mayRead(entitled, piece, at));
  if (!video) throw data("video", { status: 404 });
  const facts = accessFactsOf(video);
  const restriction = restrictionOf(entitled, facts, at);
  const site = siteOf(context);
  const about = {
    kind: "video" as const,
    id: video.id,
    topics: topicsOfCategory(video.category),
    countries: [video.country],
    tags: video.tags,
    sample: video.sample,
  };
  const [marks, rail] = await Promise.all([
    marksOf(context, { id: video.id, type: "video" }),
    railOf(db, about, at),
  ]);
  return {
    video,
    wall: restriction && { restriction, audience: audienceOf(entitled) },
    videoObject:
      video.canonicalUrl === null
        ? videoObject(video, { ...site, free: mayRead(null, facts, at) })
        : null,
    url: `${site.baseUrl}/video/${video.id}`,
    marks,
    rail,
  };
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  const { video, wall, videoObject, url, marks, rail } = loaderData;
  const { id, title, lang } = video;
  const path = `/video/${id}`;
  const src = ownPicture(video);
  return (
    <>
      <PageHead
        title={title}
        description={video.description}
        image={src ? { src, alt: video.thumbnail?.alt ?? "", width: 1200, height: 675 } : null}
        canonical={video.canonicalUrl}
        noindex={video.sample || video.canonicalUrl !== null}
        type="video.other"
      />
      {videoObject ? (
        <>
          <StructuredData value={videoObject} />
          <Crumbs under="videos" title={title} path={path} />
        </>
      ) : null}
      <WatchPage
        video={video}
        wall={wall ? <PlayerWall {...wall} kind="video" returnPath={path} /> : null}
        actions={
          <>
            <ItemControls
              item={{ id, type: "video", title, meta: video.author ?? video.source.name, lang }}
              likes={video.likes}
              marks={marks}
            />
            <ShareMenu url={url} title={title} />
            {playableFile(video) ? (
              <At kind="video" item={video} className="btn btn-small" />
            ) : null}
          </>
        }
        tags={<Tags tags={video.tags} />}
        maker={video.producer ? <AuthorCard author={video.producer} as="producer" /> : null}
        rail={<Rail {...rail} />}
      />
    </>
  );
}
