import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { StoryCard } from "../cards/story-card.tsx";
import { coveredPlaceNames } from "../country.ts";
import { drawingsOf } from "../drawing.ts";
import { followKey } from "../follow.ts";
import type { StorySummary } from "../story.ts";
import { useChosenCountries, useFollowedOthers, useFollowedTopics } from "./chosen-countries.ts";
import { CountryChips } from "./country-chips.tsx";
import { fetchNews } from "./fetch-news.ts";
import { newestOfFollowed } from "./followed-call.ts";
import { areTooFew, forYou, forYouAsked, isReadable } from "./for-you.ts";
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
  const { stories, near, languages } = useFrontPage();
  const t = useTranslations("stories.mine");
  const chosen = useChosenCountries();
  const topics = useFollowedTopics();
  const others = useFollowedOthers();
  const { newest, pending: ofOthers } = useNewestOf(others.map(followKey).join(","));
  const mine = { countries: chosen, topics, newest, languages };
  const readable = stories.filter((story) => isReadable(story, languages));
  const wanted = areTooFew(forYou(readable, [], mine));
  const ofCountries = useStoriesFrom(
    "countries",
    chosen.map((code) => coveredPlaceNames[code]).join(","),
    wanted,
    languages,
  );
  const ofTopics = useStoriesFrom("topics", topics.join(","), wanted, languages);
  const pending = ofCountries.pending || ofTopics.pending || ofOthers;
  const choices = chosen.length + topics.length + others.length;
  const beside = [...ofCountries.beside, ...ofTopics.beside];
  const shown = forYou(stories, beside, mine, near);
  const drawings = drawingsOf(shown);
  return (
    <section className="for-you scripted" aria-labelledby="for-you">
      <h2 id="for-you">{t("forYou")}</h2>
      {shown.length > 0 ? (
        <div className="grid3">
          {shown.map((story) => (
            <StoryCard key={story.slug} story={story} size="s" drawing={drawings.get(story.slug)} />
          ))}
        </div>
      ) : (
        <p className="hint">{t(choices === 0 ? "hint" : pending ? "loading" : "none")}</p>
      )}
    </section>
  );
}

/**
 * Loads stories of these countries or topics (English names, joined by commas) if the page has too few: in the reader's
 * languages, and in all where these have too few.
 */
function useStoriesFrom(
  kind: "countries" | "topics",
  names: string,
  wanted: boolean,
  languages: readonly string[] | null,
) {
  const [answer, setAnswer] = useState<{ names: string; stories: StorySummary[] }>({
    names: "",
    stories: [],
  });
  useEffect(() => {
    if (!names || !wanted) return;
    const gone = new AbortController();
    const ask = (languages: readonly string[] | null) =>
      fetchNews({ [kind]: names.split(","), limit: forYouAsked, languages }, gone.signal);
    ask(languages)
      .then(async ({ stories }) => {
        const others = languages && areTooFew(stories) ? (await ask(null)).stories : [];
        setAnswer({ names, stories: [...stories, ...others] });
      })
      .catch((error) => {
        if (gone.signal.aborted) return;
        console.warn("for you", error);
        setAnswer({ names, stories: [] });
      });
    return () => gone.abort();
  }, [kind, names, wanted, languages]);
  const current = answer.names === names;
  return { beside: current ? answer.stories : [], pending: wanted && !current };
}

/** Loads the newest story of each of these authors, events and sources (`event:12`, joined by commas). */
function useNewestOf(keys: string): { newest: readonly StorySummary[]; pending: boolean } {
  const [answer, setAnswer] = useState<{ keys: string; stories: StorySummary[] }>({
    keys: "",
    stories: [],
  });
  useEffect(() => {
    if (!keys) return;
    const gone = new AbortController();
    newestOfFollowed(keys.split(","), gone.signal)
      .then((stories) => setAnswer({ keys, stories }))
      .catch((error) => {
        if (gone.signal.aborted) return;
        console.warn("for you", error);
        setAnswer({ keys, stories: [] });
      });
    return () => gone.abort();
  }, [keys]);
  // The last answer stays while the next one is loading.
  return { newest: keys ? answer.stories : none, pending: answer.keys !== keys };
}

const none: readonly StorySummary[] = [];
