import { createElement } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { Player } from "../player/player.tsx";
import type { Reading } from "../readings.server.ts";
import { noPlayback } from "../recording.ts";
import { durationText } from "../video.ts";

type Props = {
  piece: { id: number; path: string; title: string; lang: string; picture: string | null };
  /** Null: no person has read it aloud, and the browser's own speech does. */
  reading: Reading | null;
};

/** Listens to a piece: a button, and the player that it puts into the bar. */
export function Listen({ piece, reading }: Props) {
  const t = useTranslations("media");
  const playing = {
    name: `article:${piece.id}`,
    path: piece.path,
    title: piece.title,
    lang: piece.lang,
    by: t(reading ? "readAloud" : "machineSpeech"),
    artwork: piece.picture ?? "",
  };
  return (
    <div className="listen-to" data-listen="">
      <button type="button" className="btn btn-small scripted" data-replay="">
        <Icon name="sound" size={16} />
        {reading ? t("listenFor", { duration: durationText(reading.seconds) }) : t("listen")}
      </button>
      <p className="vh" role="status" data-none={t("noVoice")} />
      {reading ? (
        <noscript>
          {/* biome-ignore lint/a11y/useMediaCaption: the text stands below it */}
          <audio controls preload="none" src={reading.src} />
        </noscript>
      ) : null}
      <template>
        <Player
          kind="audio"
          file={reading?.src ?? null}
          medium={reading ? null : createElement("machine-voice", { "data-medium": "" })}
          playback={noPlayback}
          playing={playing}
          seconds={reading?.seconds ?? null}
          start={0}
          instead={null}
          isBrief
        />
      </template>
    </div>
  );
}
