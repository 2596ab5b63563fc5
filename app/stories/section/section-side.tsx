import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { LeaningBar } from "#ui/leaning-bar.tsx";
import { LeaningCounts } from "#ui/leaning-counts.tsx";
import { Link } from "#ui/link.tsx";
import { Flag } from "#ui/sprite.tsx";
import { leanings } from "../bias.ts";
import { StoryCard } from "../cards/story-card.tsx";
import { type CoveredPlace, coveredPlaces } from "../country.ts";
import { countryPath, type SectionView, sectionPath } from "../section-address.ts";
import type { SectionFront } from "../section-front.ts";

type Props = { view: SectionView; front: SectionFront };

/** Beside the list: the leanings of the week's publishers, our own pieces, and the countries. */
export function SectionSide({ view, front }: Props) {
  const t = useServerTexts("fronts");
  const { week, own, counts } = front;
  return (
    <aside className="section-side">
      {week.events > 0 ? <WhoTells week={week} /> : null}
      {own.length > 0 ? (
        <section aria-labelledby="own">
          <div className="sec-head">
            <h2 id="own">{t("own")}</h2>
          </div>
          {own.map((story) => (
            <StoryCard key={story.id} story={story} size="s" />
          ))}
        </section>
      ) : null}
      <Countries view={view} counts={counts.countries} isMore={counts.isMore} />
    </aside>
  );
}

function WhoTells({ week }: Pick<SectionFront, "week">) {
  const t = useServerTexts("fronts");
  const bandName = useTranslations("bands");
  const parts = leanings.map((key) => ({ key, count: week.leanings[key], name: bandName(key) }));
  const label = parts.map(({ name, count }) => `${name} ${count}`).join(", ");
  return (
    <section aria-labelledby="who">
      <div className="sec-head">
        <h2 id="who">{t("who.title")}</h2>
      </div>
      <p className="section-note">{t("who.text", { count: week.events })}</p>
      <LeaningBar parts={parts} label={label} />
      <LeaningCounts parts={parts} className="section-counts" />
    </section>
  );
}

/** Links to all countries: on a topic's page to the topic in each, on a country's page to the other countries. */
function Countries({
  view,
  counts,
  isMore,
}: {
  view: SectionView;
  counts: Partial<Record<CoveredPlace, number>>;
  isMore: boolean;
}) {
  const t = useServerTexts("fronts");
  const tStories = useTranslations("stories.countries");
  const { sort } = view;
  // On a country's page there are no counts: each country has its own.
  const ordered = coveredPlaces.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return (
    <section aria-labelledby="countries">
      <div className="sec-head">
        <h2 id="countries">{t("countries")}</h2>
      </div>
      <ul className="section-countries">
        {ordered.map((code) => (
          <li key={code}>
            <Link
              aria-current={code === view.country ? "page" : undefined}
              to={
                view.base === "topic"
                  ? sectionPath({ ...view, country: code, sort, before: null })
                  : countryPath(code)
              }
            >
              <Flag code={code} />
              {tStories(code)}
              {counts[code] ? (
                <span className="num">
                  {counts[code]}
                  {isMore ? "+" : ""}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
