import { durationText } from "../video.ts";

/** A duration or position in words, such as "3 minutes, 10 seconds", for screen readers. @param lang of the page */
export function spokenTime(seconds: number, lang: string): string {
  // Older browsers have figures only.
  if (!("DurationFormat" in Intl)) return durationText(seconds);
  const whole = Math.max(0, Math.round(seconds));
  const secondsDisplay = whole < 60 ? "always" : "auto";
  return new Intl.DurationFormat(lang, { style: "long", secondsDisplay }).format({
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  });
}
