import { useTranslations } from "use-intl";
import { useStoryLink } from "#stories/originals.ts";
import { Link } from "#ui/link.tsx";
import { OtherLanguage } from "#ui/other-language.tsx";
import { RelativeTime } from "#ui/time-elements.tsx";
import type { EventStory } from "../comparison.ts";
import { type ShownOutlet, truncateAtWord } from "../paging.ts";
import { SourceFlag } from "./country-name.tsx";
import { LeaningLabel } from "./leaning-label.tsx";

/**
 * An outlet's story on an event, with its headline and the beginning of its excerpt; its other stories are in a list that
 * can be opened.
 * @param p.excerpt the most characters of the excerpt; 0 for none
 * @param p.next where the rest of its stories are listed
 */
export function OutletEntry(p: { outlet: ShownOutlet; excerpt: number; next: string }) {
  const t = useTranslations("events");
  const linkTo = useStoryLink();
  const { source, story, otherStories, moreStories, countedWith, leaning } = p.outlet;
  return (
    <li>
      <p className="kick">
        <SourceFlag country={source.country} />
        <span>{source.name}</span>
        <LeaningLabel leaning={leaning} />
      </p>
      <h3 lang={story.lang} dir="auto">
        <Link {...linkTo(story)}>{story.title}</Link>
      </h3>
      {p.excerpt > 0 && story.excerpt ? (
        <p className="event-excerpt" lang={story.lang} dir="auto">
          {truncateAtWord(story.excerpt, p.excerpt)}
        </p>
      ) : null}
      <StoryMeta story={story} />
      {countedWith === null ? null : (
        <p className="note">{t("countedWith", { source: countedWith })}</p>
      )}
      {otherStories.length === 0 ? null : (
        <details>
          <summary>
            {t("more", { count: otherStories.length + moreStories, source: source.name })}
          </summary>
          <ul>
            {otherStories.map((other) => (
              <li key={other.id}>
                <h4 lang={other.lang} dir="auto">
                  <Link {...linkTo(other)}>{other.title}</Link>
                </h4>
                <p className="meta">
                  <span>
                    <RelativeTime at={other.publishedAt} />
                  </span>
                  {other.updateOf === null ? null : <span>{t("update")}</span>}
                </p>
              </li>
            ))}
          </ul>
          {moreStories > 0 ? (
            <p className="meta">
              <Link to={p.next}>{t("more", { count: moreStories, source: source.name })}</Link>
            </p>
          ) : null}
        </details>
      )}
    </li>
  );
}

/** An outlet in short: its name, the time of its story, its headline, and those of its other stories. */
export function CollapsedOutletEntry({ outlet, next }: { outlet: ShownOutlet; next: string }) {
  const t = useTranslations("events");
  const linkTo = useStoryLink();
  const { source, story, otherStories, moreStories, countedWith } = outlet;
  return (
    <li>
      <p className="meta">
        <b>{source.name}</b>
        <span>
          <RelativeTime at={story.publishedAt} />
        </span>
        <OtherLanguage lang={story.lang} />
      </p>
      {[story, ...otherStories].map((one) => (
        <h4 key={one.id} lang={one.lang} dir="auto">
          <Link {...linkTo(one)}>{one.title}</Link>
        </h4>
      ))}
      {countedWith === null ? null : (
        <p className="note">{t("countedWith", { source: countedWith })}</p>
      )}
      {moreStories > 0 ? (
        <p className="meta">
          <Link to={next}>{t("more", { count: moreStories, source: source.name })}</Link>
        </p>
      ) : null}
    </li>
  );
}

function StoryMeta({ story }: { story: EventStory }) {
  const t = useTranslations("events");
  return (
    <p className="meta">
      <span>
        <RelativeTime at={story.publishedAt} />
      </span>
      <OtherLanguage lang={story.lang} />
      {story.original ? (
        <a className="event-out" href={story.original} rel="noopener">
          {t("original")}
          <span className="vh">{` ${t("originalAt", { source: story.source.name })}`}</span>
        </a>
      ) : null}
    </p>
  );
}

/** The stories that are listed under no outlet. */
export function FurtherStories({ stories }: { stories: readonly EventStory[] }) {
  const t = useTranslations("events.further");
  const linkTo = useStoryLink();
  if (stories.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="further">
      <div className="sec-head">
        <h2 id="further">{t("title")}</h2>
      </div>
      <ul className="event-further">
        {stories.map((story) => (
          <li key={story.id}>
            <h3 lang={story.lang} dir="auto">
              <Link {...linkTo(story)}>{story.title}</Link>
            </h3>
            <p className="meta">
              <span>{story.source.name}</span>
              <span>
                <RelativeTime at={story.publishedAt} />
              </span>
              <OtherLanguage lang={story.lang} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
