import { data } from "react-router";
import { useTranslations } from "use-intl";
import { getVideo } from "#media/media.server.ts";
import { videoObject } from "#media/media-data.ts";
import { mediaId } from "#media/media-id.ts";
import { MediaPage, Play } from "#media/media-page.tsx";
import { NoPicture, ownPicture, useCategoryName, VideoMeta } from "#media/media-parts.tsx";
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
import { useTabs } from "#ui/use-tabs.ts";
import type { Route } from "./+types/video.ts";
import { Crumbs } from "./crumbs.server.tsx";
import { rail } from "./rail.server.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const id = mediaId(params.id);
  const video = id === null ? null : await getVideo(db, id, now());
  if (!video) throw data("video", { status: 404 });
  const item: KeptItem = {
    id: video.id,
    type: "video",
    title: video.title,
    meta: video.author ?? video.source.name,
    lang: video.lang,
  };
  const site = siteOf(context);
  const controls = (
    <>
      <ItemControls item={item} likes={video.likes} />
      <ShareMenu url={`${site.baseUrl}/video/${video.id}`} title={video.title} />
    </>
  );
  const o = { url, context, now: now() };
  const about = {
    kind: "video" as const,
    id: video.id,
    topics: topicsOfCategory(video.category),
    countries: [video.country],
    tags: video.tags,
    sample: video.sample,
  };
  return {
    video,
    controls: print(controls, o),
    below: print(
      <>
        <Tags tags={video.tags} />
        {video.canonicalUrl === null ? (
          <>
            <StructuredData value={videoObject(video, site)} />
            <Crumbs under="videos" title={video.title} path={`/video/${video.id}`} />
          </>
        ) : null}
      </>,
      o,
    ),
    beside: print(await rail(db, about, o.now), o),
  };
}

export default function VideoRoute({
  loaderData: { video, controls, below, beside },
}: Route.ComponentProps) {
  const t = useTranslations("media");
  useTabs(beside);
  useShare(controls);
  const categoryName = useCategoryName();
  const src = ownPicture(video);
  return (
    <>
      <PageHead
        title={video.title}
        description={video.description}
        type="video.other"
        image={src ? { src, alt: video.thumbnail?.alt ?? "", width: 1200, height: 675 } : null}
        canonical={video.canonicalUrl}
        noindex={video.sample || video.canonicalUrl !== null}
      />
      <MediaPage
        title={video.title}
        description={video.description}
        lang={video.lang}
        sample={video.sample}
        about={t("aboutVideo")}
        kicker={
          <>
            {video.category ? <span className="topic">{categoryName(video.category)}</span> : null}
            <span>{t("video")}</span>
            {video.isLive ? <b className="badge badge-live">{t("live")}</b> : null}
            {video.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
          </>
        }
        picture={
          <Picture
            src={src}
            alt={video.thumbnail?.alt ?? ""}
            eager
            instead={<NoPicture kind="video" />}
          >
            {video.duration ? <b className="badge duration num">{video.duration}</b> : null}
          </Picture>
        }
        meta={<VideoMeta video={video} />}
        play={
          <Play
            kind="video"
            src={video.mediaUrl}
            premium={video.isPremium}
            source={video.source.name}
            canonicalUrl={video.canonicalUrl}
          />
        }
        actions={<Printed html={controls} />}
        rail={<Printed html={beside} />}
      >
        <Printed html={below} />
        {video.producer ? <AuthorCard author={video.producer} /> : null}
      </MediaPage>
    </>
  );
}
