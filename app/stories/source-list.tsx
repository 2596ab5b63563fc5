import { useLocale, useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Flag } from "#ui/sprite.tsx";
import { CountryFlag } from "./cards/country-flag.tsx";
import { unknownCountry } from "./country.ts";
import type { Source } from "./source.ts";
import { useSourceCountry } from "./source-country.ts";
import { SourceKind, SourceLeaning, WhatWeShow } from "./source-facts.tsx";

/** All publishers whose feeds we fetch, by country: leaning, evidence, and what we show of them. */
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
      <p className="note">{t("licensedPictures")}</p>
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

/** The Union's institutions are a separate group from outlets of no single state. */
const union = "institutions";
const groupOf = ({ country, kind }: Source): string =>
  country === "EU" && kind === "institution" ? union : country;

const GroupFlag = ({ code }: { code: string }) =>
  code === union ? <Flag code="EU" /> : <CountryFlag code={code} />;

function Entry({ source }: { source: Source }) {
  return (
    <li>
      <div>
        <h3 lang={source.language ?? undefined}>
          <Link to={`/source/${source.id}`}>{source.name}</Link>
        </h3>
        <SourceKind source={source} />
      </div>
      <SourceLeaning source={source} />
      <WhatWeShow source={source} />
    </li>
  );
}
