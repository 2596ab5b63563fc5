import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Headline } from "../cards/headline.tsx";
import { SampleMark } from "../cards/story-parts.tsx";
import type { StorySummary } from "../story.ts";

/** The list at the side: the fourth to the ninth story of the front page. */
export function TopStories({ stories }: { stories: StorySummary[] }) {
  const t = useTranslations("stories.home");
  if (stories.length === 0) return null;
  // If all are samples, one mark is enough.
  const samples = stories.every((story) => story.sample);
  return (
    <section className="side" aria-labelledby="top-stories">
      <div className="sec-head side-head">
        <h2 id="top-stories">{t("top")}</h2>
        <b className="badge badge-live">{t("live")}</b>
        {samples ? <SampleMark /> : null}
      </div>
      <ol className="list">
        {stories.map((story, n) => (
          <li key={story.slug}>
            <span className="n num" aria-hidden="true">
              {n + 4}
            </span>
            <div>
              <Headline story={story} heading="h3" marksSample={!samples} />
            </div>
          </li>
        ))}
      </ol>
      <Link className="btn" to="/search">
        {t("viewAll")}
      </Link>
    </section>
  );
}
