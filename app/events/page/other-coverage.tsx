import { useTranslations } from "use-intl";
import { comparedFrom, leaningOf } from "#stories/bias.ts";
import { useStoryLink } from "#stories/originals.ts";
import { LeaningBar } from "#ui/leaning-bar.tsx";
import { Link } from "#ui/link.tsx";
import { OtherLanguage } from "#ui/other-language.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import type { OtherCoverage as Coverage } from "../event-page.server.ts";
import { SourceFlag } from "./country-name.tsx";
import { LeaningLabel, useCounts } from "./leaning-label.tsx";

/**
 * On the page of a story: how many publishers cover its event, from which sides, and a few of their headlines. It uses
 * the styles of articles only.
 * @param p.all whether it ends with a link to the event
 */
export function OtherCoverage({ event, all = true }: { event: Coverage; all?: boolean }) {
  const t = useTranslations("events");
  const linkTo = useStoryLink();
  const { slug, publishers, counts, otherStories } = event;
  const { parts, label } = useCounts(counts);
  return (
    <section className="sec inset" aria-labelledby="same-event">
      <div className="sec-head">
        <h2 id="same-event">{t("same.title")}</h2>
      </div>
      <div className="rail-list">
        {publishers < comparedFrom ? null : <LeaningBar parts={parts} label={label} height={14} />}
        {otherStories.map((story) => (
          <div className="card card-m" key={story.id}>
            <p className="kick">
              <SourceFlag country={story.source.country} />
              <span>{story.source.name}</span>
              <LeaningLabel leaning={leaningOf(story.band)} />
            </p>
            <h3 lang={story.lang} dir="auto">
              <Link {...linkTo(story)}>{story.title}</Link>
            </h3>
            <p className="meta">
              <span>
                <RelativeTime at={story.publishedAt} />
              </span>
              <OtherLanguage lang={story.lang} />
            </p>
          </div>
        ))}
        {all ? (
          <p>
            <ToEvent slug={slug} publishers={publishers} />
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** A link to the comparison of all of an event's sources. */
export function ToEvent({ slug, publishers }: Pick<Coverage, "slug" | "publishers">) {
  const t = useTranslations("events.same");
  return (
    <Link className="btn btn-long" to={`/event/${slug}`}>
      {t("all", { count: String(publishers) })}
    </Link>
  );
}
