import { createContext, useContext, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { agoText, printLocale, timeZone } from "./time.ts";

/** When the page was rendered, in milliseconds. */
export const NowContext = createContext(0);

// Node and the browser may print a time in slightly different words (their ICU data differ): the server's stay
// until the clock moves on.

/** How long ago, in words that keep up (see `useTicking`). @param at ISO 8601 */
export function Ago({ at }: { at: string }) {
  const element = useRef<HTMLTimeElement>(null);
  const words = useWords();
  const text = words(Date.parse(at), useContext(NowContext));
  // A card that appears long after the page was rendered.
  useEffect(() => {
    if (element.current && clock) element.current.textContent = words(Date.parse(at), clock());
  }, [at, words]);
  return (
    <time ref={element} dateTime={at} data-ago="" suppressHydrationWarning>
      {text}
    </time>
  );
}

function useWords() {
  const locale = useLocale();
  const justNow = useTranslations("ui")("now");
  const words = useRef((at: number, now: number) => agoText(locale, at, now, justNow));
  return words.current;
}

let clock: (() => number) | null = null;

/**
 * Keeps every `time` on the page up to date. A page from the cache was rendered minutes ago, and its clock
 * begins there, so that hydration finds the same words; then it follows the visitor's clock, or the
 * product's where that has been moved ahead. @param now when the page was rendered, ISO 8601
 */
export function useTicking(now: string): void {
  const words = useWords();
  useEffect(() => {
    const began = performance.now();
    const read = () => Math.max(Date.now(), Date.parse(now) + performance.now() - began);
    clock = read;
    const tick = () => {
      for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-ago]")) {
        const text = words(Date.parse(time.dateTime), read());
        if (time.textContent !== text) time.textContent = text;
      }
    };
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [now, words]);
}

const shapes = {
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
  long: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date, with the time of day where asked. @param at ISO 8601 */
export function When({ at, style = "long" }: { at: string; style?: keyof typeof shapes }) {
  const format = new Intl.DateTimeFormat(printLocale(useLocale()), { timeZone, ...shapes[style] });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
