import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";

type Props = {
  /** The picture or cover, with its badges. */
  picture: ReactNode;
  kicker: ReactNode;
  title: string;
  description: string;
  lang: string;
  meta: ReactNode;
  /** What can be played, or why nothing can. */
  play: ReactNode;
  /** What a reader can do with it. */
  actions: ReactNode;
  about: string;
  sample: boolean;
  /** What stands beside it. */
  rail: ReactNode;
  children?: ReactNode;
};

/** What the pages of a video and of an episode have in common. */
export function MediaPage(p: Props) {
  const t = useTranslations("stories");
  return (
    <div className="wrap">
      <div className="art media-page">
        <header className="art-top">
          <div className="kick">{p.kicker}</div>
          <h1 lang={p.lang} dir="auto">
            {p.title}
          </h1>
          {p.sample ? (
            <p className="sample-note">
              <span className="sample">{t("sample")}</span>
              {t("sampleNote")}
            </p>
          ) : null}
        </header>
        <article className="art-main">
          {p.picture}
          <div className="media-said">
            {p.meta}
            {p.play}
            <div className="actions">{p.actions}</div>
          </div>
          <section className="sec inset" aria-labelledby="about-medium">
            <h2 className="small-head" id="about-medium">
              {p.about}
            </h2>
            <div className="body" lang={p.lang} dir="auto">
              <p>{p.description}</p>
            </div>
          </section>
          {p.children}
        </article>
        <div className="rail-place">{p.rail}</div>
      </div>
    </div>
  );
}

/** Plays what exists; says plainly what does not (a premium medium never names its file). */
export function Play(p: {
  kind: "video" | "audio";
  src: string | null;
  premium: boolean;
  source: string;
  canonicalUrl: string | null;
}) {
  const t = useTranslations("media");
  const video = p.kind === "video";
  return (
    <>
      {p.src === null ? (
        <p>
          {t(
            p.premium
              ? video
                ? "premiumVideo"
                : "premiumAudio"
              : video
                ? "noVideoFile"
                : "noAudioFile",
          )}
        </p>
      ) : video ? (
        // biome-ignore lint/a11y/useMediaCaption: captions come with the player
        <video className="medium" controls preload="none" src={p.src} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: transcripts come with the player
        <audio className="medium" controls preload="none" src={p.src} />
      )}
      {p.canonicalUrl ? (
        <a className="btn btn-long" href={p.canonicalUrl} rel="noopener">
          {t(video ? "watchAt" : "listenAt", { source: p.source })}
          <Icon name="out" size={15} />
        </a>
      ) : null}
    </>
  );
}
