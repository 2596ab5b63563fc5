import { type ReactNode, useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { nativeNameOf } from "#ui/language-names.ts";
import { Icon } from "#ui/sprite.tsx";
import type { Playing } from "../playing.ts";
import type { Playback } from "../recording.ts";
import { durationText } from "../video.ts";
import { Options } from "./options.tsx";
import { spokenTime } from "./spoken-time.ts";

type Props = {
  kind: "video" | "audio";
  /** See `playableFile`. Null: there is nothing to play here. */
  file: string | null;
  playback: Pick<Playback, "stream" | "captions" | "chapters" | "waveform">;
  playing: Playing;
  /** Null where the publisher names none; the file has it once it is played. */
  seconds: number | null;
  /** Where it begins, in seconds. */
  start: number;
  /** What plays in place of a file. */
  medium?: ReactNode;
  /** What stands on the screen before the film begins. */
  poster?: ReactNode;
  /** What is said where nothing can be played, and where it can be. */
  instead: ReactNode;
  /** The way to where it was published, for when it fails. */
  away?: ReactNode;
  /** Whether it is made for the bar, which shows the first options alone. */
  isBrief?: boolean;
};

/**
 * The browser's own player under our controls, which `servePlayers` makes work; without scripts the browser's are there.
 */
export function Player({
  kind,
  file,
  medium,
  playback,
  playing,
  seconds,
  start,
  poster,
  instead,
  away,
  isBrief = false,
}: Props) {
  const isSilent = file === null && !medium;
  const t = useTranslations("media.player");
  const tMedia = useTranslations("media");
  const words = {
    play: t("play"),
    pause: t("pause"),
    failed: t("failed"),
    // A machine voice has no connection that could be lost.
    ...(file === null ? {} : { stopped: t("stopped"), closed: t("closed") }),
    position: position(t),
    ...(playback.stream ? { live: tMedia("live"), behind: t("behind", { at: "{at}" }) } : {}),
  };
  // A media fragment (W3C, "Media Fragments URI 1.0"): without scripts it is the browser that begins there.
  const src = start > 0 ? `${file}#t=${start}` : (file ?? undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is no part of a form
    <div
      className={`player player-${kind}`}
      role="group"
      aria-label={t("name")}
      data-player={isSilent ? undefined : ""}
      data-words={isSilent ? undefined : JSON.stringify(words)}
      data-playing={isSilent ? undefined : JSON.stringify(playing)}
      data-stream={playback.stream ?? undefined}
    >
      {kind === "video" ? (
        <div className="screen" data-screen="" data-replay={file === null ? undefined : ""}>
          {file === null ? null : (
            // biome-ignore lint/a11y/useMediaCaption: captions are inside wherever there are any
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
        medium
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions are inside wherever there are any
        <audio controls preload="none" src={src}>
          <Captions of={playback.captions} />
        </audio>
      )}
      {isSilent ? (
        <div className="deck-none">
          {seconds === null ? null : <Time seconds={seconds} start={0} />}
          {instead}
        </div>
      ) : (
        <div className="controls scripted">
          <Scrub {...playback} seconds={seconds} start={start} />
          <Keys kind={kind} seconds={seconds} start={start} />
          <p className="vh" role="status" data-said="" />
          <Options kind={kind} captions={playback.captions} isBrief={isBrief} />
          {file === null ? (
            <p role="alert" data-failure="" hidden />
          ) : (
            <div data-failure="" hidden>
              <p role="alert" />
              <button type="button" className="btn btn-small" data-again="">
                {t("again")}
              </button>
              {away}
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
/** The sentence with its two places left open, for the script to fill. */
const position = (t: Translate) => t("position", { at: "{at}", all: "{all}" });

type ScrubProps = Pick<Playback, "chapters" | "waveform"> & {
  seconds: number | null;
  start: number;
};

function Scrub({ chapters, waveform, seconds, start }: ScrubProps) {
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

/** Drawn twice: what was heard lies over the whole. */
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

function Keys({ kind, seconds, start }: Pick<Props, "kind" | "seconds" | "start">) {
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
        <span className="vh" data-toggle-word="">
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
        <button type="button" className="key" data-replay="" data-full="" aria-label={t("full")}>
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
