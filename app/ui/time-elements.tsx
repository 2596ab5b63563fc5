import { createContext, useContext } from "react";
import { useLocale, useTranslations } from "use-intl";
import { dateFormat } from "./formats.ts";
import { agoText, formatLocale, timeZone } from "./time.ts";

/** When the page was rendered, in milliseconds. */
export const NowContext = createContext(0);

// Node and the browser may write a time in slightly different words (their ICU data differ): the server's stay
// until the clock moves on.

/** How long ago, in words that `refreshRelativeTimes` brings up to date. @param at ISO 8601 */
export function RelativeTime({ at }: { at: string }) {
  const locale = useLocale();
  const justNow = useTranslations("ui")("now");
  return (
    <time dateTime={at} data-ago="" suppressHydrationWarning>
      {agoText(locale, Date.parse(at), useContext(NowContext), justNow)}
    </time>
  );
}

const shapes = {
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
  long: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date, with the time of day where asked. @param at ISO 8601 */
export function DateText({ at, style = "long" }: { at: string; style?: keyof typeof shapes }) {
  const format = dateFormat(formatLocale(useLocale()), { timeZone, ...shapes[style] });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
