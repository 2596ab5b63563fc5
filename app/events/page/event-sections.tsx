import { useTranslations } from "use-intl";
import { useStoryLink } from "#stories/originals.ts";
import { Link } from "#ui/link.tsx";
import { OtherLanguage } from "#ui/other-language.tsx";
import { DateText } from "#ui/time-elements.tsx";
import type { TimelineEntry } from "../comparison.ts";
import type { EventLink, EventView } from "../event-page.server.ts";
import { useCountryName } from "./country-name.tsx";

/** When the event was first reported, when each side joined, and what came last. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const t = useTranslations("events.timeline");
  const linkTo = useStoryLink();
  return (
    <section className="sec" aria-labelledby="timeline">
      <div className="sec-head">
        <h2 id="timeline">{t("title")}</h2>
      </div>
      <ol className="event-times">
        {entries.map(({ kind, side, story }) => (
          <li key={`${kind} ${story.id}`}>
            <p className="meta">
              <DateText at={story.publishedAt} />
            </p>
            <div>
              <p className="meta">
                <b>{kind === "joined" ? t(`joined.${side}`) : t(kind)}</b>
                <span>{story.source.name}</span>
                <OtherLanguage lang={story.lang} />
              </p>
              <p className="event-title" lang={story.lang} dir="auto">
                <Link {...linkTo(story)}>{story.title}</Link>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The sides and countries without a story, as far as their sources were checked. */
export function MissingCoverageNote({ missingCoverage }: Pick<EventView, "missingCoverage">) {
  const t = useTranslations("events.missingCoverage");
  const tSides = useTranslations("events.sides");
  const nameOf = useCountryName();
  const { sides, countries } = missingCoverage;
  if (sides.length + countries.length === 0) return null;
  const named = countries.map(({ country, sources }) =>
    t("country", { country: nameOf(country), count: String(sources) }),
  );
  return (
    <section className="sec event-missing" aria-labelledby="missing-coverage">
      <div className="sec-head">
        <h2 id="missing-coverage">{t("title")}</h2>
      </div>
      {sides.map(({ side, sources }) => (
        <p key={side}>{t("side", { side: tSides(side), count: String(sources) })}</p>
      ))}
      {named.length > 0 ? <p>{t("countries", { countries: named.join(", ") })}</p> : null}
      <p className="note">{t("note")}</p>
    </section>
  );
}

/** The chapters of an event that goes on for days. */
export function ChapterList({ parts }: { parts: EventLink[] }) {
  const t = useTranslations("events");
  if (parts.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="parts">
      <div className="sec-head">
        <h2 id="parts">{t("parts.title")}</h2>
      </div>
      <EventList events={parts} />
    </section>
  );
}

/** Other events by their titles. */
export function EventList({ events }: { events: EventLink[] }) {
  const t = useTranslations("events");
  return (
    <ul className="event-parts">
      {events.map(({ slug, title, lang, publishers }) => (
        <li key={slug}>
          <h3 lang={lang} dir="auto">
            <Link to={`/event/${slug}`}>{title}</Link>
          </h3>
          <p className="meta">{t("sources", { count: publishers })}</p>
        </li>
      ))}
    </ul>
  );
}
