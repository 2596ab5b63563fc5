import { type ReactNode, useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { nativeNameOf } from "#ui/language-names.ts";
import { Icon } from "#ui/sprite.tsx";
import type { PlayerItem } from "../player-item.ts";
import type { Playback } from "../recording.ts";
import { durationText } from "../video.ts";
import { Options } from "./options.tsx";
import { spokenTime } from "./spoken-time.ts";

type Props = {
  kind: "video" | "audio";
  /** See `playableFileAddress`. Null if there is no file that can be played here. */
  file: string | null;
  playback: Pick<Playback, "stream" | "captions" | "chapters" | "waveform">;
  item: PlayerItem;
  /** The length; null if the publisher does not name it, and it is known only once the file has begun to load. */
  seconds: number | null;
  /** The second at which it begins. */
  start: number;
  /** An element with the interface of a media element, in place of a file. */
  mediaElement?: ReactNode;
  /** What is shown on the screen before the video begins. */
  poster?: ReactNode;
  /** What is shown if nothing can be played. */
  fallback: ReactNode;
  /** The link to the publisher's page, which is shown if playback fails. */
  publisherLink?: ReactNode;
  /** For the player bar: with the first options only. */
  isCompact?: boolean;
};

/** The browser's media element with our controls, which `attachPlayers` attaches; without scripts it has the browser's. */
export function Player({
  kind,
  file,
  mediaElement,
  playback,
  item,
  seconds,
  start,
  poster,
  fallback,
  publisherLink,
  isCompact = false,
}: Props) {
  const hasNothingToPlay = file === null && !mediaElement;
  const t = useTranslations("media.player");
  const tMedia = useTranslations("media");
  const words = {
    play: t("play"),
    pause: t("pause"),
    failed: t("failed"),
    position: positionTemplate(t),
    // Speech that the browser synthesises does not depend on a connection, and is not live. A file may be, as of a radio.
    ...(file === null
      ? {}
      : {
          stalled: t("stalled"),
          denied: t("denied"),
          live: tMedia("live"),
          behind: t("behind", { at: "{at}" }),
        }),
  };
  // A media fragment (W3C, "Media Fragments URI 1.0"), by which the browser begins there without scripts.
  const src = start > 0 ? `${file}#t=${start}` : (file ?? undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls outside of a form
    <div
      className={`player player-${kind}`}
      role="group"
      aria-label={t("name")}
      data-player={hasNothingToPlay ? undefined : ""}
      data-texts={hasNothingToPlay ? undefined : JSON.stringify(words)}
      data-playing={hasNothingToPlay ? undefined : JSON.stringify(item)}
      data-stream={playback.stream ?? undefined}
    >
      {kind === "video" ? (
        <div className="screen" data-screen="" data-replay={file === null ? undefined : ""}>
          {file === null ? null : (
            // biome-ignore lint/a11y/useMediaCaption: captions are inside if there are any
            <video controls playsInline preload="none" src={src}>
              <Captions of={playback.captions} />
            </video>
          )}
          <div className="poster">{poster}</div>
          {file === null ? null : (
            <span className="play-mark" aria-hidden="true">
              <Icon name="play" size={22} />
            </span>
          )}
        </div>
      ) : file === null ? (
        mediaElement
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions are inside if there are any
        <audio controls preload="none" src={src}>
          <Captions of={playback.captions} />
        </audio>
      )}
      {hasNothingToPlay ? (
        <div className="deck-none">
          {seconds === null ? null : <Time seconds={seconds} start={0} />}
          {fallback}
        </div>
      ) : (
        <div className="controls scripted">
          <SeekBar {...playback} seconds={seconds} start={start} />
          <Buttons kind={kind} seconds={seconds} start={start} />
          <p className="vh" role="status" data-announced="" />
          <Options kind={kind} captions={playback.captions} isCompact={isCompact} />
          {file === null ? (
            <p role="alert" data-failure="" hidden />
          ) : (
            <div data-failure="" hidden>
              <p role="alert" />
              <button type="button" className="btn btn-small" data-retry="">
                {t("retry")}
              </button>
              {publisherLink}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Captions({ of }: { of: Playback["captions"] }) {
  return of.map(({ lang, src }) => (
    <track key={lang} kind="captions" srcLang={lang} label={nativeNameOf(lang)} src={src} />
  ));
}

type Translate = ReturnType<typeof useTranslations<"media.player">>;
/** The sentence with placeholders, which the script fills. */
const positionTemplate = (t: Translate) => t("position", { at: "{at}", all: "{all}" });

type SeekBarProps = Pick<Playback, "chapters" | "waveform"> & {
  seconds: number | null;
  start: number;
};

function SeekBar({ chapters, waveform, seconds, start }: SeekBarProps) {
  const t = useTranslations("media.player");
  const locale = useLocale();
  const at = spokenTime(start, locale);
  return (
    <div className={waveform.length ? "scrub scrub-wave" : "scrub"}>
      <i />
      <i className="loaded" />
      <i className="done" />
      {waveform.length ? <Waveform heights={waveform} /> : null}
      {seconds === null || chapters.length < 2 ? null : (
        <svg className="marks" viewBox={`0 0 ${seconds} 6`} preserveAspectRatio="none" aria-hidden>
          {chapters.slice(1).map((chapter) => (
            <path
              key={chapter.at}
              d={`M${chapter.at} 0v6`}
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
            />
          ))}
        </svg>
      )}
      <input
        type="range"
        min={0}
        max={seconds ?? 0}
        step={1}
        defaultValue={start}
        disabled={seconds === null}
        data-seek=""
        aria-label={t("seek")}
        aria-valuetext={
          seconds === null ? at : t("position", { at, all: spokenTime(seconds, locale) })
        }
      />
    </div>
  );
}

/** Drawn twice: the played part over the whole. */
function Waveform({ heights }: { heights: readonly number[] }) {
  const id = useId();
  const path = heights.map((height, n) => `M${n + 0.5} ${50 - height / 2}v${Math.max(height, 2)}`);
  const box = { viewBox: `0 0 ${heights.length} 100`, preserveAspectRatio: "none" } as const;
  return (
    <>
      <svg className="wave" {...box} aria-hidden="true">
        <path id={id} d={path.join("")} />
      </svg>
      <svg className="wave wave-done" {...box} aria-hidden="true">
        <use href={`#${id}`} />
      </svg>
    </>
  );
}

function Buttons({ kind, seconds, start }: Pick<Props, "kind" | "seconds" | "start">) {
  const t = useTranslations("media.player");
  return (
    <div className="keys">
      <button
        type="button"
        className="key num"
        data-skip="back"
        data-replay=""
        aria-label={t("back", { seconds: "15" })}
      >
        −15
      </button>
      <button type="button" className="key go" data-toggle="" data-replay="">
        <Icon name="play" size={20} />
        <Icon name="pause" size={20} />
        <span className="vh" data-toggle-label="">
          {t("play")}
        </span>
      </button>
      <button
        type="button"
        className="key num"
        data-skip="forward"
        data-replay=""
        aria-label={t("forward", { seconds: "30" })}
      >
        +30
      </button>
      <Time seconds={seconds} start={start} />
      {kind === "video" ? (
        <button type="button" className="btn btn-small" data-to-live="" hidden>
          {t("toLive")}
        </button>
      ) : null}
      <span className="rest" />
      <button
        type="button"
        className="key"
        data-mute=""
        data-replay=""
        aria-pressed="false"
        aria-label={t("mute")}
      >
        <Icon name="sound" size={20} />
        <Icon name="mute" size={20} />
      </button>
      {kind === "video" ? (
        <button
          type="button"
          className="key"
          data-replay=""
          data-fullscreen=""
          aria-label={t("full")}
        >
          <Icon name="full" size={20} />
        </button>
      ) : null}
    </div>
  );
}

/** `00:00 / duration` (specification, section 2). */
function Time({ seconds, start }: { seconds: number | null; start: number }) {
  return (
    <p className="time num" data-time="">
      {`${durationText(start)} / ${seconds === null ? "–:–" : durationText(seconds)}`}
    </p>
  );
}
