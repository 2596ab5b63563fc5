import { useId } from "react";
import { useTranslations } from "use-intl";
import { nativeNameOf } from "#ui/language-names.ts";
import type { Chapter, Cue, Transcript } from "./recording.ts";
import { durationText } from "./video.ts";

/** The address of the same page with the player at a second; scripts go there without a new page. */
const at = (seconds: number) => `?t=${Math.floor(seconds)}`;

type ChaptersProps = { chapters: readonly Chapter[]; seconds: number | null };

/** The chapters of a piece, each with its beginning and its length. */
export function Chapters({ chapters, seconds }: ChaptersProps) {
  const t = useTranslations("media");
  const heading = useId();
  if (chapters.length === 0) return null;
  return (
    <section className="moments" aria-labelledby={heading}>
      <h2 id={heading}>{t("chapters")}</h2>
      <ol className="chapters" data-moments="">
        {chapters.map(({ at: begins, title }, n) => {
          const ends = chapters[n + 1]?.at ?? seconds;
          return (
            <li key={begins}>
              <a href={at(begins)} rel="nofollow" data-at={begins} data-to={ends ?? undefined}>
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

/** What is said, line by line; the language that is spoken stands open, others can be opened. */
export function TranscriptText({ transcripts }: { transcripts: readonly Transcript[] }) {
  const t = useTranslations("media");
  const [id, heading] = [useId(), useId()];
  const [spoken, ...others] = transcripts;
  if (!spoken) return null;
  return (
    <section className="moments" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t("transcript")}</h2>
        <button type="button" className="btn btn-small" data-follow="" hidden>
          {t("followAgain")}
        </button>
        <p className="find-lines scripted">
          <label className="vh" htmlFor={id}>
            {t("findLines")}
          </label>
          <input id={id} type="search" placeholder={t("findLines")} data-find-lines="" />
          <output className="meta" data-found={t("linesFound", { n: "{n}" })} />
        </p>
      </header>
      <Lines {...spoken} />
      {others.map((transcript) => (
        <details key={transcript.lang} className="translation">
          <summary lang={transcript.lang}>{nativeNameOf(transcript.lang)}</summary>
          <Lines {...transcript} />
        </details>
      ))}
    </section>
  );
}

function Lines({ lang, cues }: Transcript) {
  const says = (cue: Cue, n: number) => cue.speaker && cue.speaker !== cues[n - 1]?.speaker;
  return (
    // A box that scrolls is reached by the keyboard through the links in it.
    <ol className="lines" lang={lang} dir="auto" data-moments="follows">
      {cues.map((cue, n) => (
        <li key={cue.from}>
          <a href={at(cue.from)} rel="nofollow" data-at={cue.from} data-to={cues[n + 1]?.from}>
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
