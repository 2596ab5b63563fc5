import { useTranslations } from "use-intl";
import { Headline } from "../cards/headline.tsx";
import type { StorySummary } from "../story.ts";
import type { HomeExtra } from "../story-languages.ts";

const nothing = { sport: "noSport", culture: "noCulture" } as const;

/** The newest stories of sport or culture, for readers who have chosen them. */
export function ExtraNews({
  extra,
  stories,
}: {
  extra: HomeExtra;
  stories: readonly StorySummary[];
}) {
  const t = useTranslations("stories.home");
  return (
    <section className="sec" aria-labelledby={extra}>
      <div className="sec-head">
        <h2 id={extra}>{t(extra)}</h2>
      </div>
      {stories.length > 0 ? (
        <ul className="extra">
          {stories.map((story) => (
            <li key={story.slug}>
              <Headline story={story} heading="h3" source marksSample />
            </li>
          ))}
        </ul>
      ) : (
        <p className="note">{t(nothing[extra])}</p>
      )}
    </section>
  );
}
