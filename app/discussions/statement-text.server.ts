// The sentences of a statement of reasons, as the mail and the page say them: what was decided, on which facts, by whom
// or by which rule it was found, on which ground, and how to object (Regulation (EU) 2022/2065, Art. 17(3)).
import { textsFor } from "#locales/texts.server.ts";
import type { Locale } from "#platform/locale.ts";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale, timeZone } from "#ui/time.ts";
import { guidelineNumber } from "./guideline.ts";
import type { DecisionKind, DecisionView } from "./moderation.ts";

const at = (locale: Locale, time: string, style: Intl.DateTimeFormatOptions) =>
  dateFormat(formatLocale(locale), { ...style, timeZone }).format(new Date(time));
const day = (locale: Locale, time: string) => at(locale, time, { dateStyle: "long" });
const moment = (locale: Locale, time: string) =>
  at(locale, time, { dateStyle: "long", timeStyle: "short" });

/** The decision in one sentence. @param writtenAt when the contribution was written, ISO 8601 */
export function whatHappened(decision: DecisionView, writtenAt: string, locale: Locale): string {
  const t = textsFor("statements", locale);
  const { kind, mutedUntil } = decision;
  const written = moment(locale, writtenAt);
  if (kind === "mute" || !mutedUntil)
    return kind === "mute"
      ? t("statement.muted", { until: moment(locale, mutedUntil ?? decision.at) })
      : t("statement.removed", { written });
  return t("statement.removedAndMuted", { written, until: moment(locale, mutedUntil) });
}

/** The ground of a decision, and its facts: what reporters are told of it too. */
export function groundAndFacts(decision: DecisionView, locale: Locale): string[] {
  const t = textsFor("statements", locale);
  const { guideline, law, facts } = decision;
  const number = guideline && guidelineNumber(guideline);
  const ground =
    guideline === null
      ? null
      : number === null
        ? t("statement.law", { law: law ?? "" })
        : t("statement.guideline", {
            number: String(number),
            name: textsFor("moderation", locale)(`guidelines.${guideline}`),
          });
  return [ground, t("statement.facts", { facts })].filter((line) => line !== null);
}

/** Ground, facts, how it was found, who decided. */
export function groundText(decision: DecisionView, locale: Locale): string[] {
  const t = textsFor("statements", locale);
  const { origin, heldBy, automated } = decision;
  return [
    ...groundAndFacts(decision, locale),
    origin === "hold" || origin === "change"
      ? t(`statement.found.${origin}`, {
          rule: heldBy ? textsFor("moderation", locale)(`rules.${heldBy}`) : "",
        })
      : t(`statement.found.${origin}`),
    t(automated ? "statement.byMachine" : "statement.byPerson"),
  ];
}

/** What follows from the decision about an objection. */
export function objectionOutcome(
  o: {
    outcome: "granted" | "upheld";
    /** Of the decision that was objected to. */
    kind: DecisionKind;
    /** Whether its writer has deleted the contribution. */
    deleted: boolean;
    /** Whether another decision still mutes the writer. */
    muted: boolean;
  },
  locale: Locale,
): string {
  const t = textsFor("statements", locale);
  const { outcome, kind, deleted, muted } = o;
  if (kind === "approve")
    return t(deleted ? "objection.reporterDeleted" : `objection.${outcome}.reporter`);
  if (outcome === "upheld") return t(`objection.upheld.${kind}`);
  const what = kind === "reject" && deleted ? "rejectDeleted" : kind;
  const text = t(`objection.granted.${muted && kind === "mute" ? "muteElse" : what}`);
  return muted && kind === "reject" ? `${text} ${t("objection.granted.stillMuted")}` : text;
}

/** How to object, and where else to turn to. @param until ISO 8601 */
export function redressText(until: string, locale: Locale): string[] {
  const t = textsFor("statements", locale);
  return [t("statement.object", { until: day(locale, until) }), t("statement.elsewhere")];
}
