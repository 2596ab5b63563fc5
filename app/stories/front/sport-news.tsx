import { useTranslations } from "use-intl";
import { Headline } from "../cards/headline.tsx";
import type { StorySummary } from "../story.ts";

/** The newest of sport, for readers who have asked for it (decision 30). */
export function SportNews({ stories }: { stories: readonly StorySummary[] }) {
  const t = useTranslations("stories.home");
  return (
    <section className="sec" aria-labelledby="sport">
      <div className="sec-head">
        <h2 id="sport">{t("sport")}</h2>
      </div>
      {stories.length > 0 ? (
        <ul className="sport">
          {stories.map((story) => (
            <li key={story.slug}>
              <Headline story={story} heading="h3" source mark />
            </li>
          ))}
        </ul>
      ) : (
        <p className="note">{t("noSport")}</p>
      )}
    </section>
  );
}
