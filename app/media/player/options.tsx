import { useTranslations } from "use-intl";
import { nativeNameOf } from "#ui/language-names.ts";
import { skipSteps, sleepMinutes, speeds } from "../player-settings.ts";
import type { Playback } from "../recording.ts";

type Props = {
  kind: "video" | "audio";
  captions: Playback["captions"];
  /** Whether only the options that the bar shows are there. */
  isCompact: boolean;
};

/** Speed, sleep timer, captions, skip lengths, autoplay and keyboard shortcuts. */
export function Options({ kind, captions, isCompact }: Props) {
  const t = useTranslations("media.player");
  return (
    <div className="options">
      <label>
        {t("speed")}
        <select data-option="speed" defaultValue="1">
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {t("times", { speed })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("sleep")}
        <select data-option="sleep" defaultValue="">
          <option value="">{t("sleepOff")}</option>
          {sleepMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t("minutes", { count: minutes })}
            </option>
          ))}
          {isCompact ? null : (
            <>
              <option value="chapter">{t("sleepChapter")}</option>
              <option value="end">{t(kind === "video" ? "sleepVideo" : "sleepEpisode")}</option>
            </>
          )}
        </select>
      </label>
      {kind === "video" && captions.length > 0 ? <CaptionChoice captions={captions} /> : null}
      {isCompact ? null : <MoreOptions kind={kind} />}
    </div>
  );
}

function MoreOptions({ kind }: Pick<Props, "kind">) {
  const t = useTranslations("media.player");
  return (
    <details className="more-options">
      <summary>{t("more")}</summary>
      <div className="options">
        {(["back", "forward"] as const).map((way) => (
          <label key={way}>
            {t(way === "back" ? "skipBack" : "skipForward")}
            <select data-option={way} defaultValue={way === "back" ? "15" : "30"}>
              {skipSteps.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {t("seconds", { count: seconds })}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="check">
          <input type="checkbox" value="on" data-option="next" />
          {t("next")}
        </label>
        <label className="check">
          <input type="checkbox" value="on" data-option="keys" defaultChecked />
          {t("keys")}
        </label>
        {kind === "video" ? (
          <>
            <button type="button" className="btn btn-small" data-corner="">
              {t("corner")}
            </button>
            <button type="button" className="btn btn-small" data-pip="" hidden>
              {t("pip")}
            </button>
          </>
        ) : null}
        <button type="button" className="btn btn-small" data-copy-time="">
          {t("copyLink")}
        </button>
      </div>
    </details>
  );
}

function CaptionChoice({ captions }: Pick<Props, "captions">) {
  const t = useTranslations("media.player");
  return (
    <label>
      {t("captions")}
      <select data-option="captions" defaultValue="">
        <option value="">{t("captionsOff")}</option>
        {captions.map(({ lang }) => (
          <option key={lang} value={lang} lang={lang}>
            {nativeNameOf(lang)}
          </option>
        ))}
      </select>
    </label>
  );
}
