import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Link } from "#ui/link.tsx";
import { Flag, Icon } from "#ui/sprite.tsx";
import { type CoveredPlace, memberStates } from "../country.ts";
import { type SectionView, sectionPath } from "../section-address.ts";
import type { SectionFront } from "../section-front.ts";
import { topics } from "../topic.ts";

/** The number of countries in the row; all are at the side. */
const maxCountries = 6;

type Props = { view: SectionView; counts: SectionFront["counts"] };

/** Links that narrow a topic by country, or a country by topic. */
export function SectionChoices({ view, counts }: Props) {
  const t = useServerTexts("fronts");
  const tStories = useTranslations("stories");
  const { sort } = view;
  const words = sort === "covered" ? "events" : counts.isMore ? "least" : "exact";
  if (view.base === "topic") {
    const named = countriesOf(counts, view.country);
    return (
      <nav className="section-choices" aria-label={t("toCountry")}>
        <Choice
          to={sectionPath({ ...view, country: null, sort, before: null })}
          current={view.country === null}
          count={counts.all}
          words={words}
        >
          {t("all")}
        </Choice>
        {(["EU", "XX", ...named] as const).map((code) => (
          <Choice
            key={code}
            to={sectionPath({ ...view, country: code, sort, before: null })}
            current={view.country === code}
            count={counts.countries[code] ?? 0}
            words={words}
            flag={code}
          >
            {tStories(`countries.${code}`)}
          </Choice>
        ))}
        <a className="chip" href="#countries">
          {t("allCountries")}
          <Icon name="down" size={14} />
        </a>
      </nav>
    );
  }
  const ordered = topics.toSorted((a, b) => (counts.topics[b] ?? 0) - (counts.topics[a] ?? 0));
  return (
    <nav className="section-choices" aria-label={t("toTopic")}>
      <Choice
        to={sectionPath({ ...view, topic: null, sort, before: null })}
        current={view.topic === null}
        count={counts.all}
        words={words}
      >
        {t("all")}
      </Choice>
      {ordered.map((topic) => (
        <Choice
          key={topic}
          to={sectionPath({ ...view, topic, sort, before: null })}
          current={view.topic === topic}
          count={counts.topics[topic] ?? 0}
          words={words}
        >
          {tStories(`topics.${topic}`)}
        </Choice>
      ))}
    </nav>
  );
}

/** The member states with the most events, and the chosen one. */
function countriesOf(
  { countries }: SectionFront["counts"],
  chosen: CoveredPlace | null,
): CoveredPlace[] {
  const counted = memberStates
    .filter((code) => (countries[code] ?? 0) > 0)
    .sort((a, b) => (countries[b] ?? 0) - (countries[a] ?? 0))
    .slice(0, maxCountries);
  const isMissing = chosen && chosen !== "EU" && chosen !== "XX" && !counted.includes(chosen);
  return isMissing ? [chosen, ...counted] : counted;
}

function Choice(p: {
  to: string;
  current: boolean;
  count: number;
  /** What the count is of, and whether there may be more. */
  words: "events" | "exact" | "least";
  flag?: CoveredPlace;
  children: string;
}) {
  const t = useServerTexts("fronts");
  return (
    <Link className="chip" to={p.to} aria-current={p.current ? "page" : undefined}>
      {p.current ? <Icon name="tick" size={13} /> : null}
      {p.flag ? <Flag code={p.flag} /> : null}
      {p.children}
      {p.count > 0 ? (
        <>
          <span className="num" aria-hidden="true">
            {p.count}
            {p.words === "least" ? "+" : ""}
          </span>
          <span className="vh">, {t(`count.${p.words}`, { count: p.count })}</span>
        </>
      ) : null}
    </Link>
  );
}
