import { useState } from "react";
import { useTranslations } from "use-intl";
import { Check, Field } from "#ui/field.tsx";
import type { AlertChoices } from "../choices.ts";
import { minutesOf, type QuietHours, timeText } from "../quiet-hours.ts";

type Props = { choices: AlertChoices; zone: string; wrong: boolean };

/** The quiet hours, with a bar of the day, and whether a mail follows them. */
export function QuietFields({ choices: { quiet, mailAfterQuiet }, zone, wrong }: Props) {
  const t = useTranslations("profile.alerts");
  const [from, setFrom] = useState(quiet ? timeText(quiet.from) : "");
  const [until, setUntil] = useState(quiet ? timeText(quiet.until) : "");
  const hours = { from: minutesOf(from), until: minutesOf(until) };
  const problem = wrong ? t("quietWrong") : undefined;
  return (
    <fieldset className="alert-quiet">
      <legend>{t("quiet")}</legend>
      <p>{t("quietText", { zone: zone.replaceAll("_", " ") })}</p>
      <div className="alert-hours">
        <Field
          id="quiet-from"
          name="quiet_from"
          type="time"
          label={t("from")}
          value={from}
          problem={problem}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <Field
          id="quiet-until"
          name="quiet_until"
          type="time"
          label={t("until")}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </div>
      {hours.from !== null && hours.until !== null ? (
        <DayBar hours={{ from: hours.from, until: hours.until }} />
      ) : null}
      <Check id="mail-after-quiet" name="mail_after_quiet" defaultChecked={mailAfterQuiet}>
        {t("mailAfterQuiet")}
      </Check>
    </fieldset>
  );
}

const dayMinutes = 1_440;

/** The day from midnight to midnight, with the quiet hours hatched. */
function DayBar({ hours: { from, until } }: { hours: QuietHours }) {
  const t = useTranslations("profile.alerts");
  const parts =
    from <= until
      ? [{ from, until }]
      : [
          { from: 0, until },
          { from, until: dayMinutes },
        ];
  return (
    <svg
      className="alert-day"
      viewBox={`0 0 ${dayMinutes} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t("quietBar", { from: timeText(from), until: timeText(until) })}
    >
      <defs>
        <pattern id="quiet-hatch" width="14" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 8 L14 -1" />
        </pattern>
      </defs>
      <rect className="alert-day-all" width={dayMinutes} height="40" />
      {parts.map((part) => (
        <rect
          key={part.from}
          className="alert-day-quiet"
          x={part.from}
          width={part.until - part.from}
          height="40"
        />
      ))}
    </svg>
  );
}
