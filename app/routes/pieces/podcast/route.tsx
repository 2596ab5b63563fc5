import { data } from "react-router";
import { ItemControls } from "#library/item-controls.tsx";
import { marksOf } from "#library/marks.server.ts";
import { getEpisode } from "#media/media.server.ts";
import { podcastEpisode } from "#media/media-data.ts";
import { mediaId } from "#media/media-id.ts";
import { At, Download, ListenPage } from "#media/media-page.tsx";
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
  const episode =
    id === null ? null : await getEpisode(db, id, at, (piece) => mayRead(entitled, piece, at));
  if (!episode) throw data("podcast", { status: 404 });
  const { title, lang, description } = episode;
  const site = siteOf(context);
  const path = `/podcast/${episode.id}`;
  const own = episode.canonicalUrl === null;
  const facts = accessFactsOf(episode);
  const restriction = restrictionOf(entitled, facts, at);
  const file = playableFile(episode);
  const about = {
    kind: "podcast" as const,
    id: episode.id,
    topics: topicsOfCategory(episode.category),
    countries: [episode.country],
    tags: episode.tags,
    sample: episode.sample,
  };
  const page = (
    <>
      {own ? (
        <>
          <StructuredData
            value={podcastEpisode(episode, { ...site, free: mayRead(null, facts, at) })}
          />
          <Crumbs under="podcasts" title={title} path={path} />
        </>
      ) : null}
      <ListenPage
        episode={episode}
        wall={
          restriction && (
            <PlayerWall
              restriction={restriction}
              kind="podcast"
              audience={audienceOf(entitled)}
              returnPath={path}
            />
          )
        }
        actions={
          <>
            <ItemControls
              item={{ id: episode.id, type: "podcast", title, meta: episode.showName, lang }}
              likes={episode.likes}
              marks={await marksOf(context, { id: episode.id, type: "podcast" })}
            />
            <ShareMenu url={site.baseUrl + path} title={title} />
            {file ? <Download file={file} /> : null}
            {file ? <At kind="audio" item={episode} className="btn btn-small" /> : null}
          </>
        }
        tags={<Tags tags={episode.tags} />}
        maker={episode.hostCard ? <AuthorCard author={episode.hostCard} as="host" /> : null}
        rail={<Rail {...(await railOf(db, about, at))} />}
      />
    </>
  );
  const src = ownPicture(episode);
  return {
    title: `${title} (${episode.showName})`,
    description,
    image: src ? { src, alt: episode.thumbnail?.alt ?? "", width: 800, height: 800 } : null,
    canonical: episode.canonicalUrl,
    noindex: episode.sample || !own,
    html: print(page, { url, context, now: at }),
  };
}

export default function Podcast({ loaderData: { html, ...head } }: Route.ComponentProps) {
  usePlayer(html);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead {...head} />
      <Printed html={html} />
    </>
  );
}
