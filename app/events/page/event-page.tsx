import { useTranslations } from "use-intl";
import { leaningOf } from "#stories/bias.ts";
import { Link } from "#ui/link.tsx";
import { Flag } from "#ui/sprite.tsx";
import type { EventView } from "../event-page.server.ts";
import type { RefusedReport } from "../reports.ts";
import { CountryTable } from "./country-table.tsx";
import { Parts, Silent, Timeline } from "./event-course.tsx";
import { LeaningLabel } from "./leaning-label.tsx";
import { ReportForms } from "./report-forms.tsx";
import { SideColumns } from "./side-columns.tsx";
import { WhoCovers } from "./who-covers.tsx";

/** The page of an event: who tells of it, and how, side by side. */
export function EventPage(p: {
  event: EventView;
  path: string;
  refused?: RefusedReport | undefined;
}) {
  const { event } = p;
  return (
    <div className="event">
      <EventHead event={event} />
      <WhoCovers {...event} />
      <SideColumns comparison={event.comparison} />
      <CountryTable comparison={event.comparison} />
      <Silent silence={event.silence} />
      <Timeline moments={event.timeline} />
      <Parts parts={event.parts} />
      <ReportForms path={p.path} reports={event.reports} refused={p.refused} />
    </div>
  );
}

function EventHead({ event }: { event: EventView }) {
  const t = useTranslations("events");
  const tStories = useTranslations("stories");
  const { headline, parent, comparison } = event;
  return (
    <header className="event-top">
      {parent ? (
        <p>
          {t.rich("partOf", {
            link: () => (
              <Link className="event-link" to={`/event/${parent.slug}`}>
                <span lang={parent.lang}>{parent.title}</span>
              </Link>
            ),
          })}
        </p>
      ) : null}
      <p className="kick">
        {event.countries.map((country) => (
          <span className="place" key={country}>
            <Flag code={country} />
            {tStories(`countries.${country}`)}
          </span>
        ))}
        {event.topics.map((topic) => (
          <Link key={topic} className="topic" to={`/search?category=${topic}`}>
            {tStories(`topics.${topic}`)}
          </Link>
        ))}
      </p>
      <h1>
        <span lang={headline.lang} dir="auto">
          {headline.title}
        </span>{" "}
        <span className="event-coverage">{t("reportedBy", { count: comparison.publishers })}</span>
      </h1>
      <p className="kick">
        <span>{t("headline", { source: headline.source.name })}</span>
        <LeaningLabel leaning={leaningOf(headline.band)} />
      </p>
      <p className="standfirst">{t("intro")}</p>
      {event.sample ? (
        <p className="sample-note">
          <span className="sample">{tStories("sample")}</span>
          {t("sampleNote")}
        </p>
      ) : null}
    </header>
  );
}
