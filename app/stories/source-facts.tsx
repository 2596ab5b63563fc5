import { useLocale, useTranslations } from "use-intl";
import { dateFormat, displayNames } from "#ui/formats.ts";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";
import { formatLocale } from "#ui/time.ts";
import { type BandEvidence, leaningOf, ratersDisagree } from "./bias.ts";
import type { Source } from "./source.ts";

type Props = { source: Source };

/** The kind, language, owner and homepage of a source. The catalogue names owners in English. */
export function SourceKind({ source }: Props) {
  const t = useTranslations("site.sources");
  const languages = displayNames(formatLocale(useLocale()), { type: "language" });
  const { homepage, kind, language, owner } = source;
  return (
    <p className="meta">
      <span>{t(`kinds.${kind}`)}</span>
      <span>{language ? languages.of(language) : t("manyLanguages")}</span>
      {owner ? (
        <span>{t.rich("owner", { name: () => <span lang="en">{owner}</span> })}</span>
      ) : null}
      {homepage ? (
        <span>
          <a href={homepage} rel="noopener">
            {URL.parse(homepage)?.host ?? homepage}
          </a>
        </span>
      ) : null}
    </p>
  );
}

/** The leaning of a source, and the evidence for it. */
export function SourceLeaning({ source }: Props) {
  const t = useTranslations("site.sources");
  const bandName = useTranslations("bands");
  return (
    <div>
      <p className="bias">
        <LeaningGlyph leaning={leaningOf(source.band)} />
        <b>{bandName(source.band ?? "unrated")}</b>
      </p>
      {source.band === null && source.bandEvidence.length > 0 ? (
        <p className="note">{t(ratersDisagree(source.bandEvidence) ? "disagree" : "undecided")}</p>
      ) : null}
      {source.bandEvidence.length > 0 ? (
        <ul className="evidence">
          {source.bandEvidence.map((evidence) => (
            <Evidence key={evidence.url} said={evidence} own={source.band} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What we show of a source's stories: excerpts or headlines, and pictures. */
export function WhatWeShow({ source }: Props) {
  const t = useTranslations("site.sources");
  return (
    <p className="takes">
      {source.excerptLimit > 0
        ? t("excerpt", { count: String(source.excerptLimit) })
        : t("headlineOnly")}
      {source.imagesAllowed ? <Pictures licence={source.pictureLicence} /> : null}
    </p>
  );
}

/** States that pictures are shown, and by which licence, with a link to the source's own statement. */
function Pictures({ licence: by }: { licence: Source["pictureLicence"] }) {
  const t = useTranslations("site.sources");
  const locale = useLocale();
  if (!by) return <> {t("pictures")}</>;
  return (
    <>
      {" "}
      {t.rich("picturesBy", {
        licence: () => (
          <a href={by.url} rel="noopener nofollow">
            {by.licence}
          </a>
        ),
        date: () => <time dateTime={by.date}>{dayOf(by.date, locale)}</time>,
      })}
    </>
  );
}

/** One piece of evidence; its band or words are shown where they differ from our rating. */
function Evidence({ said, own }: { said: BandEvidence; own: Source["band"] }) {
  const t = useTranslations("site.sources");
  const bandName = useTranslations("bands");
  const locale = useLocale();
  const differs = said.band === null || said.band !== own;
  return (
    <li>
      <a href={said.url} rel="noopener nofollow" lang="en">
        {said.by}
      </a>
      {said.copy ? ` ${t("inCopy")}` : null}
      {differs ? ", " : null}
      {said.band === null ? (
        <i lang="en">{said.says}</i>
      ) : differs ? (
        <b>{bandName(said.band)}</b>
      ) : null}
      {said.date ? (
        <>
          {differs ? ", " : " "}
          <time dateTime={said.date}>{dayOf(said.date, locale)}</time>
        </>
      ) : null}
    </li>
  );
}

/** A full date in the reader's language; a year or a month as it is. */
const dayOf = (date: string, locale: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date)
    ? dateFormat(formatLocale(locale), {
        dateStyle: "medium",
        timeZone: "UTC",
      }).format(new Date(date))
    : date;
