import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { durationText } from "../video.ts";

type Props = {
  kind: "video" | "audio";
  /** See `playableFile`. Null: there is nothing to play here. */
  file: string | null;
  /** Null where the publisher names none; the file has it once it is played. */
  seconds: number | null;
  /** What stands on the screen before the film begins. */
  poster?: ReactNode;
  /** What is said where nothing can be played, and where it can be. */
  instead: ReactNode;
};

/**
 * The browser's own player under our controls, which `servePlayers` makes work; without scripts the browser's are there.
 */
export function Player({ kind, file, seconds, poster, instead }: Props) {
  const t = useTranslations("media.player");
  const words = { play: t("play"), pause: t("pause"), failed: t("failed"), position: position(t) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is no part of a form
    <div
      className={`player player-${kind}`}
      role="group"
      aria-label={t("name")}
      data-player={file === null ? undefined : ""}
      data-words={file === null ? undefined : JSON.stringify(words)}
    >
      {kind === "video" ? (
        <div className="screen" data-screen="" data-replay={file === null ? undefined : ""}>
          {file === null ? null : (
            // biome-ignore lint/a11y/useMediaCaption: captions come with transcripts
            <video controls playsInline preload="none" src={file} />
          )}
          <div className="poster">{poster}</div>
          {file === null ? null : (
            <span className="play-mark" aria-hidden="true">
              <Icon name="play" size={22} />
            </span>
          )}
        </div>
      ) : file === null ? null : (
        // biome-ignore lint/a11y/useMediaCaption: captions come with transcripts
        <audio controls preload="none" src={file} />
      )}
      {file === null ? (
        <div className="deck-none">
          {seconds === null ? null : <Time seconds={seconds} />}
          {instead}
        </div>
      ) : (
        <Controls kind={kind} seconds={seconds} />
      )}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<"media.player">>;
/** The sentence with its two places left open, for the script to fill. */
const position = (t: Translate) => t("position", { at: "{at}", all: "{all}" });

function Controls({ kind, seconds }: Pick<Props, "kind" | "seconds">) {
  const t = useTranslations("media.player");
  const all = seconds === null ? null : durationText(seconds);
  return (
    <div className="controls scripted">
      <div className="scrub">
        <i />
        <i className="loaded" />
        <i className="done" />
        <input
          type="range"
          min={0}
          max={seconds ?? 0}
          step={1}
          defaultValue={0}
          disabled={seconds === null}
          data-seek=""
          aria-label={t("seek")}
          aria-valuetext={
            all === null ? durationText(0) : t("position", { at: durationText(0), all })
          }
        />
      </div>
      <div className="keys">
        <button
          type="button"
          className="key num"
          data-skip="-15"
          data-replay=""
          aria-label={t("back")}
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
          data-skip="30"
          data-replay=""
          aria-label={t("forward")}
        >
          +30
        </button>
        <Time seconds={seconds} />
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
      <p className="player-error" role="alert" data-error="" />
    </div>
  );
}

/** `00:00 / duration` (specification, section 2). */
function Time({ seconds }: { seconds: number | null }) {
  return (
    <p className="time num">
      <span data-at="">{durationText(0)}</span>
      {" / "}
      <span data-all="">{seconds === null ? "–:–" : durationText(seconds)}</span>
    </p>
  );
}
