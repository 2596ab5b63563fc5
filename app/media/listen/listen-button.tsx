import { createElement } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import type { Narration } from "../narrations.server.ts";
import { Player } from "../player/player.tsx";
import { noPlayback } from "../recording.ts";
import { durationText } from "../video.ts";

type Props = {
  piece: { id: number; path: string; title: string; lang: string; picture: string | null };
  /** Null: there is no narration, and the browser synthesises speech. */
  narration: Narration | null;
};

/** The button by which an article is listened to, and the player that it opens in the player bar. */
export function ListenButton({ piece, narration }: Props) {
  const t = useTranslations("media");
  const item = {
    key: `article:${piece.id}`,
    path: piece.path,
    title: piece.title,
    lang: piece.lang,
    byline: t(narration ? "readAloud" : "machineSpeech"),
    artwork: piece.picture ?? "",
  };
  return (
    <div className="listen-to" data-listen="">
      <button type="button" className="btn btn-small scripted" data-replay="">
        <Icon name="sound" size={16} />
        {narration ? t("listenFor", { duration: durationText(narration.seconds) }) : t("listen")}
      </button>
      <p className="vh" role="status" data-no-voice={t("noVoice")} />
      {narration ? (
        <noscript>
          {/* biome-ignore lint/a11y/useMediaCaption: the text stands below it */}
          <audio controls preload="none" src={narration.src} />
        </noscript>
      ) : null}
      <template>
        <Player
          kind="audio"
          file={narration?.src ?? null}
          mediaElement={narration ? null : createElement("speech-synthesis", { "data-media": "" })}
          playback={noPlayback}
          item={item}
          seconds={narration?.seconds ?? null}
          start={0}
          fallback={null}
          isCompact
        />
      </template>
    </div>
  );
}
