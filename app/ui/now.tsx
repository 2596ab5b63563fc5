import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import { agoText, timeZone } from "./time.ts";

const NowContext = createContext(0);

/**
 * The page's clock. It begins with the moment the page was rendered, which may be minutes ago on a cached
 * page, so that hydration finds the same words; then it follows the visitor's clock, or the product's
 * where that has been moved ahead.
 */
export function NowProvider({ now, children }: { now: string; children: ReactNode }) {
  const [at, setAt] = useState(() => Date.parse(now));
  useEffect(() => {
    const began = performance.now();
    const tick = () => setAt(Math.max(Date.now(), Date.parse(now) + performance.now() - began));
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [now]);
  return <NowContext value={at}>{children}</NowContext>;
}

export const useNow = () => useContext(NowContext);

// Node and the browser may print a time in slightly different words (their ICU data differ): the server's stay.

/** How long ago, in words that keep up. @param at ISO 8601 */
export function Ago({ at }: { at: string }) {
  const text = agoText(useLocale(), Date.parse(at), useNow(), useTranslations("ui")("now"));
  return (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}

/** A date, with the time of day where asked. @param at ISO 8601 */
export function When({ at, style = "long" }: { at: string; style?: "long" | "time" | "day" }) {
  const format = useFormatter();
  const text = format.dateTime(new Date(at), {
    timeZone,
    ...(style === "day"
      ? { weekday: "long", day: "numeric", month: "long", year: "numeric" }
      : style === "time"
        ? { hour: "2-digit", minute: "2-digit" }
        : { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" }),
  });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
