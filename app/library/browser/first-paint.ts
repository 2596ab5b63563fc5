import type { streakDay, streakStageOf, weekOf } from "../streak.ts";

/** The rules of the streak, passed as arguments: see `setReaderAttributes`. */
export type StreakRules = {
  streakDay: typeof streakDay;
  streakStageOf: typeof streakStageOf;
  weekOf: typeof weekOf;
};

/**
 * Sets the attributes of the root element by which style sheets show the reader's own blocks: `data-consent`,
 * `data-brief` (read today), `data-streak` with `--streak` and `--in-week`, `data-checked` (checked in today), `data-mine`
 * (something is followed) and `data-resume` (an article from 5 to 95 percent, a recording to 95). It runs in the head
 * before the first paint, and again after each change. The page contains its source, so that it uses nothing but its
 * arguments; a test compares it with `brief.ts`, `consent.ts` and `last-viewed.ts`.
 * @param stored the stored value of a key; may throw where storage is forbidden
 */
export const setReaderAttributes = (
  root: HTMLElement,
  stored: (key: string) => string | null,
  now: Date,
  { streakDay, streakStageOf, weekOf }: StreakRules,
): void => {
  const text = (key: string) => {
    try {
      return stored(key);
    } catch {
      return null;
    }
  };
  const value = (key: string) => {
    try {
      const parsed = JSON.parse(stored(key) ?? "null");
      return parsed && typeof parsed === "object" ? parsed : {};
    } catch {
      return {};
    }
  };
  const mark = (name: string, is: string | false) => {
    if (is === false) root.removeAttribute(name);
    else root.setAttribute(name, is);
  };
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 6e4);
  const today = local.toISOString().slice(0, 10);

  const consent = text("cookie_consent");
  mark("data-consent", (consent === "accepted" || consent === "rejected") && consent);
  mark("data-brief", text(`daily_brief_${today}`) === "read" && "read");

  const { count, lastCheck } = value("daily_streak");
  const dated = typeof lastCheck === "string" && /^\d{4}-\d\d-\d\d$/.test(lastCheck);
  const valid = dated && Number.isSafeInteger(count) && count > 0;
  const day = valid && streakDay(lastCheck, today);
  const checked = day === "done";
  const streak = checked || day === "next" ? count : 0;
  mark("data-streak", streak > 0 && streakStageOf(streak));
  mark("data-checked", checked && "");
  root.style.setProperty("--streak", String(streak));
  root.style.setProperty("--in-week", String(weekOf({ count: streak, checked })));

  const mine = ["eu_countries_pref", "followed_topics", "followed"].some(
    (key) => value(key).length > 0,
  );
  mark("data-mine", mine && "");
  const { type, title, progress } = value("last_viewed");
  const begun = [progress >= 5 && "article", "video", "podcast"].includes(type);
  mark("data-resume", begun && !(progress > 95) && title ? type : false);
};
