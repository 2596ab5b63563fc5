import { useTranslations } from "use-intl";
import { Headline } from "../cards/headline.tsx";
import { SampleMark } from "../cards/story-parts.tsx";
import type { StorySummary } from "../story.ts";

type Props = {
  stories: StorySummary[];
  /** Whether it is what the page is about. */
  heading?: boolean;
};

/**
 * What the hub is, and what is in it just now, for readers without access. Headlines and their sources alone:
 * those are everybody's, on the front page and in the search too.
 */
export function HubTaste({ stories, heading = false }: Props) {
  const t = useTranslations("hub");
  const [Title, Below] = heading ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
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
                <Headline story={story} heading={heading ? "h3" : "h4"} source mark={!samples} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
