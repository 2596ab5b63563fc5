import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { StoryCard } from "../cards/story-card.tsx";
import { countryNames } from "../country.ts";
import type { StorySummary } from "../story.ts";
import { useChosenCountries } from "./chosen-countries.ts";
import { CountryChips } from "./country-chips.tsx";
import { forYou, forYouSize } from "./for-you.ts";
import { fetchNews } from "./news-call.ts";
import { useFrontPage } from "./use-front-page.ts";

/** The band where readers choose their countries, and the stories from there. */
export function YourCountries() {
  return (
    <section className="band" aria-labelledby="your-countries">
      <div className="wrap mine">
        <CountryChips />
        <ForYou />
      </div>
    </section>
  );
}

function ForYou() {
  const { stories, near } = useFrontPage();
  const t = useTranslations("stories.mine");
  const chosen = useChosenCountries();
  const { beside, pending } = useStoriesFrom(
    chosen.map((code) => countryNames[code]).join(","),
    forYou(stories, [], chosen).length < forYouSize,
  );
  const shown = forYou(stories, beside, chosen, near);
  return (
    <section className="for-you scripted" aria-labelledby="for-you">
      <h2 id="for-you">{t("forYou")}</h2>
      {shown.length > 0 ? (
        <div className="grid3">
          {shown.map((story) => (
            <StoryCard key={story.slug} story={story} size="s" />
          ))}
        </div>
      ) : (
        <p className="hint">{t(chosen.length === 0 ? "hint" : pending ? "loading" : "none")}</p>
      )}
    </section>
  );
}

/** Asks for stories of these countries (English names, joined by commas) when the page itself has too few. */
function useStoriesFrom(names: string, wanted: boolean) {
  const [answer, setAnswer] = useState<{ names: string; stories: StorySummary[] }>({
    names: "",
    stories: [],
  });
  useEffect(() => {
    if (!names || !wanted) return;
    const gone = new AbortController();
    fetchNews({ countries: names.split(","), limit: 2 * forYouSize }, gone.signal)
      .then(({ stories }) => setAnswer({ names, stories }))
      .catch((error) => {
        if (gone.signal.aborted) return;
        console.warn("for you", error);
        setAnswer({ names, stories: [] });
      });
    return () => gone.abort();
  }, [names, wanted]);
  const current = answer.names === names;
  return { beside: current ? answer.stories : [], pending: wanted && !current };
}
