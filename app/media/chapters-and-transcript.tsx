import { useId } from "react";
import { useTranslations } from "use-intl";
import { nativeNameOf } from "#ui/language-names.ts";
import type { Chapter, Cue, Transcript } from "./recording.ts";
import { durationText } from "./video.ts";

/** The address of the same page with the player at a second; the player's script goes there without loading it. */
const timestampHref = (seconds: number) => `?t=${Math.floor(seconds)}`;

type ChaptersProps = { chapters: readonly Chapter[]; seconds: number | null };

/** The chapters of an item, each with its start and its length. */
export function Chapters({ chapters, seconds }: ChaptersProps) {
  const t = useTranslations("media");
  const heading = useId();
  if (chapters.length === 0) return null;
  return (
    <section className="timestamps" aria-labelledby={heading}>
      <h2 id={heading}>{t("chapters")}</h2>
      <ol className="chapters" data-times="">
        {chapters.map(({ at: begins, title }, n) => {
          const ends = chapters[n + 1]?.at ?? seconds;
          return (
            <li key={begins}>
              <a
                href={timestampHref(begins)}
                rel="nofollow"
                data-at={begins}
                data-to={ends ?? undefined}
              >
                <span className="num">{durationText(begins)}</span>
                <span>{title}</span>
                {ends === null ? null : <span className="num">{durationText(ends - begins)}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The transcript, line by line: the spoken language first, translations in boxes that can be opened. */
export function TranscriptText({ transcripts }: { transcripts: readonly Transcript[] }) {
  const t = useTranslations("media");
  const [id, heading] = [useId(), useId()];
  const [spoken, ...others] = transcripts;
  if (!spoken) return null;
  return (
    <section className="timestamps" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t("transcript")}</h2>
        <button type="button" className="btn btn-small" data-autoscroll="" hidden>
          {t("autoscroll")}
        </button>
        <p className="find-lines scripted">
          <label className="vh" htmlFor={id}>
            {t("findLines")}
          </label>
          <input id={id} type="search" placeholder={t("findLines")} data-find-lines="" />
          <output className="meta" data-found={t("linesFound", { n: "{n}" })} />
        </p>
      </header>
      <TranscriptLines {...spoken} />
      {others.map((transcript) => (
        <details key={transcript.lang} className="translation">
          <summary lang={transcript.lang}>{nativeNameOf(transcript.lang)}</summary>
          <TranscriptLines {...transcript} />
        </details>
      ))}
    </section>
  );
}

function TranscriptLines({ lang, cues }: Transcript) {
  const says = (cue: Cue, n: number) => cue.speaker && cue.speaker !== cues[n - 1]?.speaker;
  return (
    // The links in it make the scrolling box reachable by keyboard.
    <ol className="lines" lang={lang} dir="auto" data-times="scroll">
      {cues.map((cue, n) => (
        <li key={cue.from}>
          <a
            href={timestampHref(cue.from)}
            rel="nofollow"
            data-at={cue.from}
            data-to={cues[n + 1]?.from}
          >
            <span className="num">{durationText(Math.floor(cue.from))}</span>
            <span>
              {says(cue, n) ? <b>{cue.speaker}: </b> : null}
              {cue.text}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
