import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { SampleNote } from "#ui/sample-note.tsx";
import { Icon } from "#ui/sprite.tsx";
import { compactNumber } from "#ui/time.ts";
import { DateText } from "#ui/time-elements.tsx";
import { Category, MediaPicture } from "./card-parts.tsx";
import { Chapters, TranscriptText } from "./chapters-and-transcript.tsx";
import { embedOf, embedSite } from "./embed.ts";
import type { EpisodePage } from "./episode.ts";
import { playableFileAddress, publishedStreamAddress } from "./playable-address.ts";
import { Player } from "./player/player.tsx";
import { showPath } from "./show.ts";
import type { VideoPage } from "./video.ts";

type Slots = {
  /** The reader's controls. */
  actions: ReactNode;
  /** The card of its author or host. */
  authorCard: ReactNode;
  /** Links to its tags. */
  tags: ReactNode;
  /** The side column. */
  rail: ReactNode;
  /** The paywall, in place of the player; null for readers with access. */
  wall: ReactNode;
};

/** The address of the page, and the second at which the player begins. */
type PageOptions = { url: string; start: number };

/** The page of a video. */
export function WatchPage({
  video,
  actions,
  authorCard,
  tags,
  rail,
  wall,
  ...options
}: Slots & PageOptions & { video: VideoPage }) {
  const t = useTranslations("media");
  const tStories = useTranslations("stories");
  return (
    <div className="wrap">
      <div className="watch">
        <div className="stage">
          <Player
            kind="video"
            {...playerPropsOf("video", video, video.author ?? video.source.name, options)}
            poster={
              <MediaPicture kind="video" item={video} eager sizes="(min-width: 1080px) 66vw, 100vw">
                <span className="badges">
                  {video.isLive ? <b className="badge badge-live">{t("live")}</b> : null}
                  {video.isNew ? <b className="badge badge-new">{t("new")}</b> : null}
                  {video.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
                  {video.duration ? (
                    <b className="badge duration num">
                      <span className="vh">{t("durationName")} </span>
                      {video.duration}
                    </b>
                  ) : null}
                </span>
              </MediaPicture>
            }
            fallback={wall ?? <PlayElsewhere kind="video" item={video} />}
            publisherLink={<PublisherLink kind="video" item={video} className="btn btn-small" />}
          />
        </div>
        <header className="watch-head">
          <div className="kick">
            {video.category ? <Category name={video.category} /> : null}
            <span>{t("video")}</span>
          </div>
          <Title item={video} />
          <div className="byline">
            <p className="meta">
              <b className="source">{video.author ?? video.source.name}</b>
              <span>
                <DateText at={video.publishedAt} />
              </span>
              <Figures views={video.views} />
            </p>
            <div className="actions">{actions}</div>
          </div>
          {video.sample ? (
            <SampleNote mark={tStories("sample")} text={tStories("sampleNote")} />
          ) : null}
        </header>
        <About title={t("aboutVideo")} item={video} />
        <div className="watch-more">
          <Chapters chapters={video.chapters} seconds={video.durationSeconds} />
          <TranscriptText transcripts={video.transcripts} />
          {tags}
          {authorCard}
        </div>
        <div className="rail-place">{rail}</div>
      </div>
    </div>
  );
}

/** The page of an episode. */
export function ListenPage({
  episode,
  actions,
  authorCard,
  tags,
  rail,
  wall,
  ...options
}: Slots & PageOptions & { episode: EpisodePage }) {
  const t = useTranslations("media");
  const tStories = useTranslations("stories");
  return (
    <div className="wrap">
      <header className="listen-head">
        <MediaPicture kind="podcast" item={episode} eager sizes="320px" className="pic-square" />
        <div>
          <div className="kick">
            <Link className="topic" to={showPath(episode.showSlug)}>
              {episode.showName}
            </Link>
            {episode.episodeNumber === null ? null : (
              <b className="badge num">{t("episode", { number: String(episode.episodeNumber) })}</b>
            )}
            {episode.isNew ? <b className="badge badge-new">{t("new")}</b> : null}
            {episode.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
          </div>
          <Title item={episode} />
          <p className="meta">
            <b className="source">{episode.host ?? episode.source.name}</b>
            <span>
              <DateText at={episode.publishedAt} />
            </span>
            {episode.duration ? <span>{episode.duration}</span> : null}
            <Figures views={episode.views} downloads={episode.downloads} />
          </p>
          <div className="actions">{actions}</div>
          {episode.sample ? (
            <SampleNote mark={tStories("sample")} text={tStories("sampleNote")} />
          ) : null}
        </div>
      </header>
      <div className="deck">
        <Player
          kind="audio"
          {...playerPropsOf("podcast", episode, episode.showName, options)}
          fallback={wall ?? <PlayElsewhere kind="audio" item={episode} />}
          publisherLink={<PublisherLink kind="audio" item={episode} className="btn btn-small" />}
        />
      </div>
      <div className="listen">
        <div className="listen-more">
          <About title={t("about")} item={episode} />
          <Chapters chapters={episode.chapters} seconds={episode.durationSeconds} />
          <TranscriptText transcripts={episode.transcripts} />
          {tags}
          {authorCard}
        </div>
        <div className="rail-place">{rail}</div>
      </div>
    </div>
  );
}

type Item = VideoPage | EpisodePage;

/** The props of an item's player. @param by the show or the author */
const playerPropsOf = (
  kind: "video" | "podcast",
  item: Item,
  byline: string,
  { url, start }: PageOptions,
) => ({
  file: playableFileAddress(item),
  playback: { ...item, stream: item.stream ?? publishedStreamAddress(item) },
  seconds: item.durationSeconds,
  start,
  item: {
    key: `${kind}:${item.id}`,
    path: new URL(url).pathname,
    title: item.title,
    lang: item.lang,
    byline,
    artwork: item.thumbnail?.src ?? "",
  },
});

const Title = ({ item }: { item: Item }) => (
  <h1 lang={item.lang} dir="auto">
    {item.title}
  </h1>
);

function About({ title, item }: { title: string; item: Item }) {
  if (!item.description) return null;
  return (
    <section className="about-item" aria-labelledby="about-item">
      <h2 id="about-item">{title}</h2>
      <div className="body" lang={item.lang} dir="auto">
        <p>{item.description}</p>
      </div>
    </section>
  );
}

function Figures({ views, downloads = 0 }: { views: number; downloads?: number }) {
  const t = useTranslations("media");
  const tStories = useTranslations("stories");
  const locale = useLocale();
  return (
    <>
      {views > 0 ? (
        <span>
          <Icon name="eye" size={15} />
          {tStories("views", { count: views, shown: compactNumber(locale, views) })}
        </span>
      ) : null}
      {downloads > 0 ? (
        <span>
          <Icon name="download" size={14} />
          {t("downloads", { count: downloads, shown: compactNumber(locale, downloads) })}
        </span>
      ) : null}
    </>
  );
}

/** Says that the item cannot be played here, and where it can. */
function PlayElsewhere({ kind, item }: { kind: "video" | "audio"; item: Item }) {
  const t = useTranslations("media");
  const video = kind === "video";
  if (item.canonicalUrl === null) return <p>{t(video ? "noVideoFile" : "noAudioFile")}</p>;
  const embed = video ? embedOf(item) : null;
  if (embed)
    return (
      <>
        <p className="embed-note scripted">{t("embedNote", { site: embedSite })}</p>
        <button
          type="button"
          className="btn btn-solid scripted"
          data-embed={embed}
          title={item.title}
        >
          <Icon name="play" size={15} />
          {t("embedPlay", { site: embedSite })}
        </button>
        <PublisherLink kind="video" item={item} className="btn btn-long" />
      </>
    );
  return (
    <>
      <p>{t(video ? "elsewhereVideo" : "elsewhereAudio", { source: item.source.name })}</p>
      <PublisherLink kind={kind} item={item} className="btn btn-solid btn-long" />
    </>
  );
}

/** The link to the publisher's page of an item; nothing if the item is ours. */
export function PublisherLink(p: { kind: "video" | "audio"; item: Item; className: string }) {
  const t = useTranslations("media");
  if (p.item.canonicalUrl === null) return null;
  return (
    <a className={p.className} href={p.item.canonicalUrl} rel="noopener">
      {t(p.kind === "video" ? "watchAt" : "listenAt", { source: p.item.source.name })}
      <Icon name="out" size={15} />
    </a>
  );
}

/**
 * The link that downloads the file, under the title of its item. Another publisher's file opens in a new tab, because browsers ignore `download` for
 * other sites (HTML, "downloading resources").
 */
export function Download({ file, title }: { file: string; title: string }) {
  const t = useTranslations("media");
  const extension = /\.\w+$/.exec(file)?.[0] ?? "";
  const how = file.startsWith("/")
    ? { download: title + extension }
    : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a className="btn btn-small" href={file} {...how}>
      <Icon name="download" />
      {t("download")}
    </a>
  );
}
