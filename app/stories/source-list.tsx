import { useLocale, useTranslations } from "use-intl";
import { Flag } from "#ui/sprite.tsx";
import { printLocale } from "#ui/time.ts";
import type { BandEvidence } from "./bias.ts";
import { BiasGlyph } from "./cards/bias-glyph.tsx";
import { type Country, countries } from "./country.ts";
import type { Source } from "./source.ts";

const known = new Set<string>(countries);

/** Every publisher that we read, by country: where it stands, who says so, and what we take from it. */
export function SourceList({ sources }: { sources: Source[] }) {
  const t = useTranslations("site.sources");
  const tCountries = useTranslations("stories.countries");
  const locale = useLocale();
  const regions = new Intl.DisplayNames([printLocale(locale)], { type: "region" });
  const nameOf = (code: string) =>
    known.has(code) ? tCountries(code as Country) : (regions.of(code) ?? code);
  const groups = [...Map.groupBy(sources, (s) => s.country)]
    .map(([code, list]) => ({ code, list, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
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
                {known.has(code) ? <Flag code={code} /> : null}
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
              {known.has(code) ? <Flag code={code} /> : null} {name}
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
        {source.band === null ? null : (
          <ul className="evidence">
            {source.bandEvidence.map((said) => (
              <Evidence key={said.url} said={said} own={source.band} />
            ))}
          </ul>
        )}
      </div>
      <p className="takes">
        {source.excerptLimit > 0
          ? t("excerpt", { count: String(source.excerptLimit) })
          : t("headlineOnly")}
        {source.imagesAllowed ? ` ${t("pictures")}` : null}
      </p>
    </li>
  );
}

/** Where its author put it elsewhere than we do, that is said too. */
function Evidence({ said, own }: { said: BandEvidence; own: Source["band"] }) {
  const bandName = useTranslations("bands");
  const locale = useLocale();
  return (
    <li>
      <a href={said.url} rel="noopener nofollow">
        {said.by}
      </a>
      {said.band === own ? null : <> {bandName(said.band)}</>}
      {said.date ? (
        <>
          {" "}
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
