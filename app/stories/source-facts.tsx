import { useLocale, useTranslations } from "use-intl";
import { printLocale } from "#ui/time.ts";
import { type BandEvidence, ratersDisagree } from "./bias.ts";
import { BiasGlyph } from "./cards/bias-glyph.tsx";
import type { Source } from "./source.ts";

type Props = { source: Source };

/** What kind of source it is, in which language, whose, and where. */
export function SourceKind({ source }: Props) {
  const t = useTranslations("site.sources");
  const languages = new Intl.DisplayNames([printLocale(useLocale())], { type: "language" });
  const { homepage, kind, language, owner } = source;
  return (
    <p className="meta">
      <span>{t(`kinds.${kind}`)}</span>
      <span>{language ? languages.of(language) : t("manyLanguages")}</span>
      {owner ? <span>{t("owner", { name: owner })}</span> : null}
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

/** Where it leans, and who says so (product decision 9). */
export function Standing({ source }: Props) {
  const t = useTranslations("site.sources");
  const bandName = useTranslations("bands");
  return (
    <div>
      <p className="bias">
        <BiasGlyph band={source.band} />
        <b>{bandName(source.band ?? "unrated")}</b>
      </p>
      {source.band === null && source.bandEvidence.length > 0 ? (
        <p className="note">{t(ratersDisagree(source.bandEvidence) ? "disagree" : "undecided")}</p>
      ) : null}
      {source.bandEvidence.length > 0 ? (
        <ul className="evidence">
          {source.bandEvidence.map((said) => (
            <Evidence key={said.url} said={said} own={source.band} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What we take from it. */
export function Taken({ source }: Props) {
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

/** That pictures are shown, and by what licence, as the source says it on the page that is linked. */
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

/** Where its author put it elsewhere than we do, or at no band, that is said too. */
function Evidence({ said, own }: { said: BandEvidence; own: Source["band"] }) {
  const bandName = useTranslations("bands");
  const locale = useLocale();
  const differs = said.band === null || said.band !== own;
  return (
    <li>
      <a href={said.url} rel="noopener nofollow">
        {said.by}
      </a>
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

/** A whole date in the reader's words; a year or a month as its author gives it. */
const dayOf = (date: string, locale: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date)
    ? new Intl.DateTimeFormat(printLocale(locale), { dateStyle: "medium", timeZone: "UTC" }).format(
        new Date(date),
      )
    : date;
