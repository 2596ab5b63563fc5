import { useTranslations } from "use-intl";
import { useStoryLink } from "#stories/originals.ts";
import type { StorySummary } from "#stories/story.ts";
import { Link } from "#ui/link.tsx";
import { SourceName } from "#ui/other-language.tsx";
import { Icon } from "#ui/sprite.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";

/** How many stories the brief has (specification, section 9). */
export const briefSize = 3;

/** The first events of the day; once they are marked as read, a note that they are. */
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

/** An event: what happened, and why it matters if its story says so. */
function BriefStory({ story, n }: { story: StorySummary; n: number }) {
  const t = useTranslations("stories");
  const tBrief = useTranslations("library.brief");
  const linkTo = useStoryLink();
  const { title, lang, excerpt, why, coverage } = story;
  return (
    <li>
      <span className="n num" aria-hidden="true">
        {n}
      </span>
      <h3 lang={lang} dir="auto">
        <Link {...(coverage ? { to: `/event/${coverage.slug}` } : linkTo(story))}>{title}</Link>
      </h3>
      {excerpt ? (
        <>
          <h4>{tBrief("what")}</h4>
          <p className="excerpt" lang={lang} dir="auto">
            {excerpt}
          </p>
        </>
      ) : null}
      {why ? (
        <>
          <h4>{tBrief("why")}</h4>
          <p lang={lang} dir="auto">
            {why}
          </p>
        </>
      ) : null}
      <p className="meta">
        <SourceName name={story.source.name} lang={lang} />
        {coverage ? (
          <span>{t("coverage.sources", { count: coverage.publishers })}</span>
        ) : (
          <span>
            <RelativeTime at={story.publishedAt} />
          </span>
        )}
        {story.sample ? <span className="sample">{t("sample")}</span> : null}
      </p>
    </li>
  );
}
