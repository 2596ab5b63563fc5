import { useTranslations } from "use-intl";
import { Headline } from "../cards/headline.tsx";
import { SampleMark } from "../cards/story-parts.tsx";
import type { StorySummary } from "../story.ts";

type Props = {
  stories: StorySummary[];
  /** Whether its title is the heading of the page. */
  heading?: boolean;
};

/**
 * A preview of the hub for readers without access: headlines and their sources, which are also free on the front page and in
 * search.
 */
export function HubPreview({ stories, heading = false }: Props) {
  const t = useTranslations("hub");
  const [Title, Below] = heading ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  // If all are stories of the sample newsroom, one mark is enough.
  const samples = stories.every((story) => story.sample);
  return (
    <section className="hub-preview" aria-labelledby="hub-preview">
      <Title id="hub-preview">{t("title")}</Title>
      <p>{t("lead")}</p>
      {stories.length > 0 ? (
        <>
          <Below>
            {t("now")} {samples ? <SampleMark /> : null}
          </Below>
          <ul>
            {stories.map((story) => (
              <li key={story.slug}>
                <Headline
                  story={story}
                  heading={heading ? "h3" : "h4"}
                  source
                  marksSample={!samples}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
