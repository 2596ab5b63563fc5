import { data } from "react-router";
import { ItemControls } from "#library/item-controls.tsx";
import { marksOf } from "#library/marks.server.ts";
import { getVideo } from "#media/media.server.ts";
import { videoObject } from "#media/media-data.ts";
import { mediaId } from "#media/media-id.ts";
import { At, WatchPage } from "#media/media-page.tsx";
import { ownPicture } from "#media/media-parts.tsx";
import { playableFile } from "#media/playable.ts";
import { usePlayer } from "#media/player/use-player.ts";
import { accessFactsOf } from "#media/video.ts";
import { servicesContext } from "#platform/context.ts";
import { print, siteOf } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { Tags } from "#stories/article/article-text.tsx";
import { AuthorCard } from "#stories/article/author-card.tsx";
import { ShareMenu } from "#stories/share-menu.tsx";
import { topicsOfCategory } from "#stories/topic.ts";
import { audienceOf, entitledContext, mayRead, restrictionOf } from "#subscriptions/access.ts";
import { PlayerWall } from "#subscriptions/paywall.tsx";
import { Printed } from "#ui/kept.tsx";
import { Crumbs } from "../crumbs.tsx";
import sheet from "../media-pages.css?url";
import { railOf } from "../rail.server.ts";
import { Rail } from "../rail.tsx";
import type { Route } from "./+types/route.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const entitled = context.get(entitledContext);
  const id = mediaId(params.id);
  const video =
    id === null ? null : await getVideo(db, id, at, (piece) => mayRead(entitled, piece, at));
  if (!video) throw data("video", { status: 404 });
  const { title, lang, description } = video;
  const site = siteOf(context);
  const path = `/video/${video.id}`;
  const own = video.canonicalUrl === null;
  const facts = accessFactsOf(video);
  const restriction = restrictionOf(entitled, facts, at);
  const meta = video.author ?? video.source.name;
  const about = {
    kind: "video" as const,
    id: video.id,
    topics: topicsOfCategory(video.category),
    countries: [video.country],
    tags: video.tags,
    sample: video.sample,
  };
  const page = (
    <>
      {own ? (
        <>
          <StructuredData value={videoObject(video, { ...site, free: mayRead(null, facts, at) })} />
          <Crumbs under="videos" title={title} path={path} />
        </>
      ) : null}
      <WatchPage
        video={video}
        wall={
          restriction && (
            <PlayerWall
              restriction={restriction}
              kind="video"
              audience={audienceOf(entitled)}
              returnPath={path}
            />
          )
        }
        actions={
          <>
            <ItemControls
              item={{ id: video.id, type: "video", title, meta, lang }}
              likes={video.likes}
              marks={await marksOf(context, { id: video.id, type: "video" })}
            />
            <ShareMenu url={site.baseUrl + path} title={title} />
            {playableFile(video) ? (
              <At kind="video" item={video} className="btn btn-small" />
            ) : null}
          </>
        }
        tags={<Tags tags={video.tags} />}
        maker={video.producer ? <AuthorCard author={video.producer} as="producer" /> : null}
        rail={<Rail {...(await railOf(db, about, at))} />}
      />
    </>
  );
  const src = ownPicture(video);
  return {
    title,
    description,
    image: src ? { src, alt: video.thumbnail?.alt ?? "", width: 1200, height: 675 } : null,
    canonical: video.canonicalUrl,
    noindex: video.sample || !own,
    html: print(page, { url, context, now: at }),
  };
}

export default function VideoRoute({ loaderData: { html, ...head } }: Route.ComponentProps) {
  usePlayer(html);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...head} type="video.other" />
      <Printed html={html} />
    </>
  );
}
