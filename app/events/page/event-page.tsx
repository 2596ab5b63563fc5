import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { comparedFrom } from "#stories/bias.ts";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import type { EventView } from "../event-page.server.ts";
import type { RefusedReport } from "../reader-reports.ts";
import { CountryTable } from "./country-table.tsx";
import { EventHead, type HeadProps, ShortHead } from "./event-head.tsx";
import { ChapterList, EventList, MissingCoverageNote, Timeline } from "./event-sections.tsx";
import { LeaningDistribution } from "./leaning-distribution.tsx";
import { FurtherStories } from "./outlet-entries.tsx";
import { ReportForm } from "./report-form.tsx";
import { FewOutlets, SideColumns } from "./side-columns.tsx";

type Props = HeadProps & {
  path: string;
  /** Where readers discuss it. */
  discussion: ReactNode;
  /** Cards of other events of its topic; null to list them as links. */
  also: ReactNode;
  refused?: RefusedReport | undefined;
};

/** The page of an event: who covers it, and how, side by side. */
export function EventPage(p: Props) {
  const { event, path } = p;
  const { comparison, shown } = event;
  const compared = comparison.publishers >= comparedFrom;
  const isFirst = shown.page === 1;
  return (
    <div className="event">
      {isFirst ? <EventHead {...p} /> : <ShortHead event={event} />}
      {isFirst && compared ? <LeaningDistribution comparison={comparison} /> : null}
      {compared ? (
        <SideColumns comparison={comparison} shown={shown} path={path} />
      ) : (
        <FewOutlets shown={shown} path={path} />
      )}
      <FurtherStories stories={shown.furtherStories} />
      <Pages shown={shown} path={path} />
      {isFirst && compared ? <CountryTable comparison={comparison} /> : null}
      <MissingCoverageNote missingCoverage={event.missingCoverage} />
      {event.timeline.length > 0 ? <Timeline entries={event.timeline} /> : null}
      <ChapterList parts={event.chapters} />
      <div className="event-foot">
        {compared ? null : <FewNote />}
        <ReportForm path={p.path} refused={p.refused} />
      </div>
      {p.discussion}
      <AlsoIn event={event} cards={p.also} />
    </div>
  );
}

/** Why a small event has neither bar nor columns. */
function FewNote() {
  const t = useTranslations("events");
  return (
    <p>
      {t("few")}{" "}
      <Link className="event-link" to="/sources">
        {t("covering.rates")}
      </Link>
    </p>
  );
}

function Pages({ shown, path }: Pick<EventView, "shown"> & { path: string }) {
  const t = useTranslations("events");
  const { page, pages } = shown;
  if (pages === 1) return null;
  return (
    <Pager
      className="event-pages"
      label={t("pages")}
      previous={
        page > 1
          ? { to: page === 2 ? path : `${path}?page=${page - 1}`, text: t("previous") }
          : null
      }
      next={page < pages ? { to: `${path}?page=${page + 1}`, text: t("next") } : null}
    >
      <span>{t("page", { page: String(page), pages: String(pages) })}</span>
    </Pager>
  );
}

function AlsoIn({ event, cards }: { event: EventView; cards: ReactNode }) {
  const t = useTranslations("events");
  const topicName = useTranslations("stories.topics");
  const [topic] = event.topics;
  if (!topic || event.otherEvents.length === 0) return null;
  const links = event.otherEvents.flatMap(({ coverage, title, lang }) =>
    coverage ? [{ slug: coverage.slug, publishers: coverage.publishers, title, lang }] : [],
  );
  return (
    <section className="sec" aria-labelledby="also">
      <div className="sec-head">
        <h2 id="also">{t("also", { topic: topicName(topic) })}</h2>
      </div>
      {cards ? <div className="grid4">{cards}</div> : <EventList events={links} />}
    </section>
  );
}
