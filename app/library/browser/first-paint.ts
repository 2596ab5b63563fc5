/**
 * Writes what the reader's own blocks depend on to the root element, where style sheets see it: `data-consent`,
 * `data-brief` (read today), `data-streak` with `--streak` and `--in-week`, `data-checked` (in today), `data-mine`
 * (countries are chosen) and `data-resume` (an article from 5 to 95 percent). It runs in the head before anything is
 * painted and again after each change, so it stands alone: as text in the page it knows no other module. Its rules
 * are those of `streak.ts`, `brief.ts`,
 * `consent.ts` and `last-viewed.ts`; a test holds them together.
 * @param stored what is kept under a key; may throw where storage is forbidden
 */
export function showState(
  root: HTMLElement,
  stored: (key: string) => string | null,
  now: Date,
): void {
  const text = (key: string) => {
    try {
      return stored(key);
    } catch {
      return null;
    }
  };
  const value = (key: string) => {
    try {
      const kept = JSON.parse(text(key) ?? "null");
      return kept && typeof kept === "object" ? kept : {};
    } catch {
      return {};
    }
  };
  const mark = (name: string, is: string | false) => {
    if (is === false) root.removeAttribute(name);
    else root.setAttribute(name, is);
  };
  const two = (n: number) => String(n).padStart(2, "0");
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

  const consent = text("cookie_consent");
  mark("data-consent", (consent === "accepted" || consent === "rejected") && consent);
  mark("data-brief", text(`daily_brief_${today}`) === "read" && "read");

  const { count, lastCheck } = value("daily_streak");
  const known = Number.isSafeInteger(count) && count > 0 && typeof lastCheck === "string";
  const midnight = (day: string) => Date.parse(/^\d{4}-\d\d-\d\d$/.test(day) ? day : "");
  const passed = known ? (midnight(today) - midnight(lastCheck)) / 86_400_000 : 9;
  const checked = passed === 0 || passed === -1;
  const streak = checked || passed === 1 ? count : 0;
  mark("data-streak", streak > 0 && (streak >= 30 ? "month" : streak >= 7 ? "week" : "new"));
  mark("data-checked", checked && "");
  root.style.setProperty("--streak", String(streak));
  root.style.setProperty("--in-week", String(((streak - +checked) % 7) + +checked));

  mark("data-mine", value("eu_countries_pref").length > 0 && "");
  const { type, title, progress } = value("last_viewed");
  const within = Math.abs(progress - 50) <= 45 && "article";
  mark("data-resume", [within, "video", "podcast"].includes(type) && title ? type : false);
}
