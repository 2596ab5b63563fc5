import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Ago } from "#ui/now.tsx";
import { Flag } from "#ui/sprite.tsx";
import { SampleMark } from "../cards/story-parts.tsx";
import type { StorySummary } from "../story.ts";

type Props = {
  stories: StorySummary[];
  /** Whether it is what the page is about. */
  heading?: boolean;
};

/**
 * What the hub is, and what is in it just now, for whoever stands before its gate. Headlines and their sources alone:
 * those are everybody's, on the front page and in the search too. Printed.
 */
export function HubTaste({ stories, heading = false }: Props) {
  const t = useTranslations("hub");
  const tStories = useTranslations("stories");
  const [Title, Below, Headline] = heading
    ? (["h1", "h2", "h3"] as const)
    : (["h2", "h3", "h4"] as const);
  // One mark says it for all where all are samples.
  const samples = stories.every((story) => story.sample);
  return (
    <section className="hub-taste" aria-labelledby="hub-taste">
      <Title id="hub-taste">{t("title")}</Title>
      <p>{t("lead")}</p>
      {stories.length > 0 ? (
        <>
          <Below>
            {t("now")} {samples ? <SampleMark /> : null}
          </Below>
          <ul>
            {stories.map((story) => (
              <li key={story.slug}>
                <Headline lang={story.lang} dir="auto">
                  <Link to={`/article/${story.slug}`}>{story.title}</Link>
                </Headline>
                <p className="meta">
                  <span className="source">{story.source.name}</span>
                  <span>
                    <Flag code={story.country} /> {tStories(`countries.${story.country}`)}
                  </span>
                  <span>
                    <Ago at={story.publishedAt} />
                  </span>
                  {story.sample && !samples ? <SampleMark /> : null}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
