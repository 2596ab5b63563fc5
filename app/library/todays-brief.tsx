import { useTranslations } from "use-intl";
import type { StorySummary } from "#stories/story.ts";
import { Link } from "#ui/link.tsx";
import { Ago } from "#ui/now.tsx";
import { Icon } from "#ui/sprite.tsx";

/** How many stories the brief has (specification, section 9). */
export const briefSize = 3;

/** The first stories of the day, until they are marked as read: then the same place says so. */
export function TodaysBrief({ stories }: { stories: StorySummary[] }) {
  const t = useTranslations("library.brief");
  return (
    <section className="brief" aria-labelledby="todays-brief">
      <div className="brief-head">
        <h2 id="todays-brief">{t("title")}</h2>
        {stories.length > 0 ? (
          <button
            type="button"
            className="btn btn-small brief-mark scripted"
            data-replay=""
            data-reader="brief"
          >
            <Icon name="tick" size={15} />
            {t("mark")}
          </button>
        ) : null}
      </div>
      {stories.length > 0 ? (
        <div className="brief-body">
          <ol>
            {stories.slice(0, briefSize).map((story, n) => (
              <BriefStory key={story.slug} story={story} n={n + 1} />
            ))}
          </ol>
          <p className="brief-done" tabIndex={-1}>
            {t("done")}
          </p>
        </div>
      ) : (
        <p className="brief-none">{t("none")}</p>
      )}
    </section>
  );
}

function BriefStory({ story, n }: { story: StorySummary; n: number }) {
  const t = useTranslations("stories");
  return (
    <li>
      <span className="n num" aria-hidden="true">
        {n}
      </span>
      <h3 lang={story.lang} dir="auto">
        <Link to={`/article/${story.slug}`}>{story.title}</Link>
      </h3>
      {story.excerpt ? (
        <p className="excerpt" lang={story.lang} dir="auto">
          {story.excerpt}
        </p>
      ) : null}
      <p className="meta">
        <span className="source">{story.source.name}</span>
        <span>
          <Ago at={story.publishedAt} />
        </span>
        {story.sample ? <span className="sample">{t("sample")}</span> : null}
      </p>
    </li>
  );
}
