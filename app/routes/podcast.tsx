import { data } from "react-router";
import { useTranslations } from "use-intl";
import { getEpisode } from "#media/media.server.ts";
import { podcastEpisode } from "#media/media-data.ts";
import { mediaId } from "#media/media-id.ts";
import { MediaPage, Play } from "#media/media-page.tsx";
import { EpisodeMeta, NoPicture, ownPicture } from "#media/media-parts.tsx";
import { servicesContext } from "#platform/context.ts";
import { print, siteOf } from "#print.server.tsx";
import { ItemControls } from "#readers/item-controls.tsx";
import type { KeptItem } from "#readers/kept-item.ts";
import { PageHead } from "#site/page-head.tsx";
import { StructuredData } from "#site/structured-data.tsx";
import { Tags } from "#stories/article/article-text.tsx";
import { AuthorCard } from "#stories/article/author-card.tsx";
import { ShareMenu } from "#stories/share-menu.tsx";
import { topicsOfCategory } from "#stories/topic.ts";
import { useShare } from "#stories/use-share.ts";
import { Printed } from "#ui/kept.tsx";
import { Picture } from "#ui/picture.tsx";
import { Icon } from "#ui/sprite.tsx";
import { useTabs } from "#ui/use-tabs.ts";
import type { Route } from "./+types/podcast.ts";
import { Crumbs } from "./crumbs.server.tsx";
import { rail } from "./rail.server.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const id = mediaId(params.id);
  const episode = id === null ? null : await getEpisode(db, id, now());
  if (!episode) throw data("podcast", { status: 404 });
  const item: KeptItem = {
    id: episode.id,
    type: "podcast",
    title: episode.title,
    meta: episode.showName,
    lang: episode.lang,
  };
  const site = siteOf(context);
  const controls = (
    <>
      <ItemControls item={item} likes={episode.likes} />
      {episode.mediaUrl ? (
        <a className="btn btn-small" href={episode.mediaUrl} download rel="noopener">
          <Icon name="download" />
          <Download />
        </a>
      ) : null}
      <ShareMenu url={`${site.baseUrl}/podcast/${episode.id}`} title={episode.title} />
    </>
  );
  const o = { url, context, now: now() };
  const about = {
    kind: "podcast" as const,
    id: episode.id,
    topics: topicsOfCategory(episode.category),
    countries: [episode.country],
    tags: episode.tags,
    sample: episode.sample,
  };
  return {
    episode,
    controls: print(controls, o),
    below: print(
      <>
        <Tags tags={episode.tags} />
        {episode.canonicalUrl === null ? (
          <>
            <StructuredData value={podcastEpisode(episode, site)} />
            <Crumbs under="podcasts" title={episode.title} path={`/podcast/${episode.id}`} />
          </>
        ) : null}
      </>,
      o,
    ),
    beside: print(await rail(db, about, o.now), o),
  };
}

const Download = () => useTranslations("media")("download");

export default function Podcast({
  loaderData: { episode, controls, below, beside },
}: Route.ComponentProps) {
  const t = useTranslations("media");
  useTabs(beside);
  useShare(controls);
  const src = ownPicture(episode);
  return (
    <>
      <PageHead
        title={`${episode.title} (${episode.showName})`}
        description={episode.description}
        image={src ? { src, alt: episode.thumbnail?.alt ?? "", width: 800, height: 800 } : null}
        canonical={episode.canonicalUrl}
        noindex={episode.sample || episode.canonicalUrl !== null}
      />
      <MediaPage
        title={episode.title}
        description={episode.description}
        lang={episode.lang}
        sample={episode.sample}
        about={t("about")}
        kicker={
          <>
            <b className="topic">{episode.showName}</b>
            {episode.episodeNumber === null ? null : (
              <b className="badge num">{t("episode", { number: String(episode.episodeNumber) })}</b>
            )}
            {episode.isNew ? <b className="badge badge-new">{t("new")}</b> : null}
            {episode.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
          </>
        }
        picture={
          <Picture
            src={src}
            alt={episode.thumbnail?.alt ?? ""}
            className="pic-square"
            eager
            instead={<NoPicture kind="podcast" />}
          />
        }
        meta={<EpisodeMeta episode={episode} />}
        play={
          <Play
            kind="audio"
            src={episode.mediaUrl}
            premium={episode.isPremium}
            source={episode.source.name}
            canonicalUrl={episode.canonicalUrl}
          />
        }
        actions={<Printed html={controls} />}
        rail={<Printed html={beside} />}
      >
        <Printed html={below} />
        {episode.hostCard ? <AuthorCard author={episode.hostCard} /> : null}
      </MediaPage>
    </>
  );
}
