import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { leaningOf } from "#stories/bias.ts";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { SampleNote } from "#ui/sample-note.tsx";
import { DateText, RelativeTime } from "#ui/time-elements.tsx";
import type { EventView } from "../event-page.server.ts";
import { LeaningLabel } from "./leaning-label.tsx";

export type HeadProps = {
  event: EventView;
  /** Its places and topics. */
  about: ReactNode;
  /** What a reader can do with it. */
  actions: ReactNode;
  /** The credit that the licence of its picture requires; null where the source is enough. */
  credit: ReactNode;
};

/** The title of the event, its figures and its picture. */
export function EventHead({ event, about, actions, credit }: HeadProps) {
  const t = useTranslations("events");
  const tStories = useTranslations("stories");
  const { title, picture } = event;
  // Only pictures on this site are shown: from another site's, its operator would learn who reads what.
  const src = picture?.src.startsWith("/") ? picture.src : null;
  return (
    <header className={src ? "event-top event-pictured" : "event-top"}>
      <div>
        <PartOf parent={event.parent} />
        <p className="kick">{about}</p>
        <h1 lang={title.lang} dir="auto">
          {title.title}
        </h1>
        <EventFigures event={event} />
        <div className="actions">{actions}</div>
        {event.sample ? <SampleNote mark={tStories("sample")} text={t("sampleNote")} /> : null}
      </div>
      {src && picture ? (
        <figure>
          <Picture
            src={src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            eager
            sizes="(min-width: 1080px) 40vw, 82vw"
          />
          {credit ?? (
            <figcaption className="caption">{t("picture", { source: picture.source })}</figcaption>
          )}
        </figure>
      ) : null}
    </header>
  );
}

function PartOf({ parent }: Pick<EventView, "parent">) {
  const t = useTranslations("events");
  if (!parent) return null;
  return (
    <p>
      {t.rich("partOf", {
        link: () => (
          <Link className="event-link" to={`/event/${parent.slug}`}>
            <span lang={parent.lang}>{parent.title}</span>
          </Link>
        ),
      })}
    </p>
  );
}

/** The numbers of sources and countries, the times of the first and the last story, and the author of the title. */
function EventFigures({ event }: { event: EventView }) {
  const t = useTranslations("events");
  const { publishers, knownCountries } = event.comparison;
  return (
    <>
      <p className="meta event-figures">
        <b>
          {t("sources", { count: publishers })}
          {knownCountries > 1 ? ` · ${t("countries", { count: knownCountries })}` : null}
        </b>
        <span>{t.rich("first", { time: () => <DateText at={event.firstAt} /> })}</span>
        <span>{t.rich("last", { time: () => <RelativeTime at={event.lastAt} /> })}</span>
      </p>
      <p className="kick">
        {event.titleStory ? (
          <>
            <span>{t("headline", { source: event.titleStory.source.name })}</span>
            <LeaningLabel leaning={leaningOf(event.titleStory.band)} />
          </>
        ) : (
          <span>{t("ownTitle")}</span>
        )}
      </p>
    </>
  );
}

/** The head of a later page: the event's title, and the number of the page. */
export function ShortHead({ event }: { event: EventView }) {
  const t = useTranslations("events");
  const { title, shown, slug } = event;
  return (
    <header className="event-top">
      <div>
        <h1 className="event-short" lang={title.lang} dir="auto">
          <Link to={`/event/${slug}`}>{title.title}</Link>
        </h1>
        <p className="meta">
          {t("page", { page: String(shown.page), pages: String(shown.pages) })}
        </p>
      </div>
    </header>
  );
}
