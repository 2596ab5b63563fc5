import { useTranslations } from "use-intl";
import { SampleNote } from "#ui/sample-note.tsx";
import { BiasLabel } from "../cards/bias-label.tsx";
import { CountryLink, TopicLink } from "../cards/story-parts.tsx";
import type { StoryPage } from "../story.ts";

/** Badges, headline and standfirst over the full width. */
export function ArticleHead({ story }: { story: StoryPage }) {
  const t = useTranslations("stories");
  return (
    <header className="art-top">
      <div className="kick">
        {story.countries.map((country) => (
          <CountryLink key={country} country={country} nonEuCountries={story.nonEuCountries} />
        ))}
        {story.topics.map((topic) => (
          <TopicLink key={topic} topic={topic} />
        ))}
        {story.breaking ? <b className="badge badge-breaking">{t("breaking")}</b> : null}
        {story.premium ? <b className="badge badge-premium">{t("premium")}</b> : null}
        <BiasLabel band={story.band} />
      </div>
      <h1 lang={story.lang} dir="auto">
        {story.title}
      </h1>
      {story.provenance === "own" && story.excerpt ? (
        <p className="standfirst" lang={story.lang} dir="auto">
          {story.excerpt}
        </p>
      ) : null}
      {story.sample ? <SampleNote mark={t("sample")} text={t("sampleNote")} /> : null}
    </header>
  );
}
