import { useLocale, useTranslations } from "use-intl";
import { Flag } from "#ui/sprite.tsx";
import { printLocale } from "#ui/time.ts";
import { type BandEvidence, ratersDisagree } from "./bias.ts";
import { BiasGlyph } from "./cards/bias-glyph.tsx";
import { CountryFlag } from "./cards/country-flag.tsx";
import { unknownCountry } from "./country.ts";
import type { Source } from "./source.ts";
import { useSourceCountry } from "./source-country.ts";

/** Every publisher that we read, by country: where it stands, who says so, and what we take from it. */
export function SourceList({ sources }: { sources: Source[] }) {
  const t = useTranslations("site.sources");
  const locale = useLocale();
  const nameOf = useSourceCountry();
  const groups = [...Map.groupBy(sources, groupOf)]
    .map(([code, list]) => ({ code, list, name: code === union ? t("union") : nameOf(code) }))
    .sort(
      (a, b) =>
        Number(a.code === unknownCountry) - Number(b.code === unknownCountry) ||
        a.name.localeCompare(b.name, locale),
    );
  const rated = sources.filter((s) => s.band !== null).length;
  const unrated = sources.length - rated;
  return (
    <>
      <p className="sources-sum">
        {t("sum", {
          sources: sources.length,
          rated: String(rated),
          unrated: String(unrated),
        })}
      </p>
      <nav aria-label={t("countries")}>
        <ul className="chips">
          {groups.map(({ code, name, list }) => (
            <li key={code}>
              <a className="chip" href={`#from-${code}`}>
                <GroupFlag code={code} />
                {name} <span className="num">{list.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ code, name, list }) => (
        <section key={code} className="sec" id={`from-${code}`} aria-labelledby={`name-${code}`}>
          <div className="sec-head">
            <h2 id={`name-${code}`}>
              <GroupFlag code={code} /> {name}
            </h2>
          </div>
          <ul className="sources">
            {list.map((source) => (
              <Entry key={source.id} source={source} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The Union's institutions are a group of their own beside newspapers that are of no single state. */
const union = "institutions";
const groupOf = ({ country, kind }: Source): string =>
  country === "EU" && kind === "institution" ? union : country;

const GroupFlag = ({ code }: { code: string }) =>
  code === union ? <Flag code="EU" /> : <CountryFlag code={code} />;

function Entry({ source }: { source: Source }) {
  const t = useTranslations("site.sources");
  const bandName = useTranslations("bands");
  const languages = new Intl.DisplayNames([printLocale(useLocale())], { type: "language" });
  const { homepage, language, owner } = source;
  return (
    <li>
      <div>
        <h3 lang={language ?? undefined}>
          {homepage ? (
            <a href={homepage} rel="noopener">
              {source.name}
            </a>
          ) : (
            source.name
          )}
        </h3>
        <p className="meta">
          <span>{t(`kinds.${source.kind}`)}</span>
          <span>{language ? languages.of(language) : t("manyLanguages")}</span>
          {owner ? <span>{t("owner", { name: owner })}</span> : null}
        </p>
      </div>
      <div>
        <p className="bias">
          <BiasGlyph band={source.band} />
          <b>{bandName(source.band ?? "unrated")}</b>
        </p>
        {source.band === null && source.bandEvidence.length > 0 ? (
          <p className="note">
            {t(ratersDisagree(source.bandEvidence) ? "disagree" : "undecided")}
          </p>
        ) : null}
        {source.bandEvidence.length > 0 ? (
          <ul className="evidence">
            {source.bandEvidence.map((said) => (
              <Evidence key={said.url} said={said} own={source.band} />
            ))}
          </ul>
        ) : null}
      </div>
      <p className="takes">
        {source.excerptLimit > 0
          ? t("excerpt", { count: String(source.excerptLimit) })
          : t("headlineOnly")}
        {source.imagesAllowed ? <Pictures licence={source.pictureLicence} /> : null}
      </p>
    </li>
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
