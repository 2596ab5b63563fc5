import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { dateFormat } from "#ui/formats.ts";
import { Link } from "#ui/link.tsx";
import { formatLocale } from "#ui/time.ts";
import type { HistoryEntry } from "../activity.ts";

export type HistoryDay = { day: string; entries: HistoryEntry[] };

type Props = {
  days: HistoryDay[];
  /** IANA name: entries are grouped by the reader's calendar days. */
  timezone: string;
  /** The page that a form redirects to. */
  place: string;
};

/** A page of the reading history, by the reader's calendar days; each entry can be deleted, also without scripts. */
export function HistoryList({ days, timezone, place }: Props) {
  const locale = formatLocale(useLocale());
  const date = dateFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const clock = dateFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: timezone,
  });
  return days.map(({ day, entries }) => (
    <section key={day} className="history-day" aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`}>{date.format(new Date(`${day}T00:00Z`))}</h3>
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            place={place}
            time={clock.format(new Date(entry.readAt))}
          />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ entry, place, time }: { entry: HistoryEntry; place: string; time: string }) {
  const t = useTranslations("members.history");
  const { id, title, lang, href } = entry;
  return (
    <li>
      <div>
        <h4 id={`entry-${id}`} lang={lang ?? undefined} dir="auto">
          {href.startsWith("/") ? (
            <Link to={href}>{title}</Link>
          ) : (
            <a href={href} rel="noopener">
              {title}
            </a>
          )}
        </h4>
        <p className="meta">
          <time dateTime={entry.readAt} suppressHydrationWarning>
            {time}
          </time>
          {entry.outlet ? <span className="source">{entry.outlet}</span> : null}
          {entry.seconds > 0 ? (
            <span>{t("minutes", { count: Math.floor(entry.seconds / 60) })}</span>
          ) : null}
          {entry.completed ? null : <span>{t("partly")}</span>}
          {entry.source === "members_brief" ? <span>{t("inBrief")}</span> : null}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="forget" />
        <input type="hidden" name="entry" value={id} />
        <input type="hidden" name="place" value={place} />
        <button
          type="submit"
          className="btn btn-small"
          id={`forget-${id}`}
          aria-labelledby={`forget-${id} entry-${id}`}
        >
          {t("remove")}
        </button>
      </Form>
    </li>
  );
}
