import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { SubmitButton } from "#ui/field.tsx";
import { read } from "#ui/reader-storage.ts";
import { Icon } from "#ui/sprite.tsx";
import { showToast } from "#ui/toast.ts";
import { checkInWithAccount } from "../browser/check-in-with-account.ts";
import { dayOf } from "../browser/day.ts";
import { readerDate } from "../browser/reader-date.ts";
import { parseStreak, streakKey, streakOn } from "../browser/streak.ts";
import { noStreak, type StreakView, streakStageOf, weekOf } from "../streak.ts";

/** Icon and colour change at 7 and 30 (specification, section 4). */
const icons = { new: "flame", week: "star", month: "cup" } as const;
const none: StreakView = { ...noStreak, checked: false, pausedUntil: null };

/** The streak in this browser, for when the account's cannot be loaded (specification, section 8). */
function localStreak(): StreakView {
  const { count, checked } = streakOn(parseStreak(read(streakKey)), dayOf(readerDate()));
  return { ...none, count, longest: count, checked };
}

/**
 * A member's streak, with its badge, and the button that checks in. A message is shown only when the streak has grown.
 * @param loaded null if it could not be loaded: then the browser's is shown, with a message
 */
export function StreakPanel({ loaded }: { loaded: StreakView | null }) {
  const t = useTranslations("members.streak");
  const [streak, setStreak] = useState(loaded ?? none);
  const [busy, setBusy] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const reported = useRef(false);
  const pressed = useRef(false);
  const { checked } = streak;
  useEffect(() => {
    // The button is removed: the focus moves to what replaces it.
    if (checked && pressed.current) done.current?.focus({ preventScroll: true });
  }, [checked]);
  useEffect(() => {
    if (loaded || reported.current) return;
    reported.current = true;
    setStreak(localStreak());
    showToast({ kind: "alert", title: t("loadFailed.title"), text: t("loadFailed.text") });
  }, [loaded, t]);

  async function checkIn() {
    setBusy(true);
    const streak = await checkInWithAccount();
    setBusy(false);
    if (streak === null || streak === "offline") {
      showToast({ kind: "alert", title: t("updateFailed.title"), text: t("updateFailed.text") });
      return;
    }
    pressed.current = true;
    setStreak(streak);
  }

  const { count, longest, total, pausedUntil } = streak;
  const stage = streakStageOf(count);
  const week = weekOf({ count, checked });
  const badge = stage === "month" ? t("champion") : stage === "week" ? t("expert") : null;
  return (
    <section className="member-streak" data-stage={stage} aria-labelledby="member-streak">
      <div className="member-streak-head">
        <Icon name={icons[stage]} size={20} />
        <h2 id="member-streak">{t("title")}</h2>
        {badge ? <b className="badge streak-badge">{badge}</b> : null}
      </div>
      <p className="streak-figure num" aria-hidden="true">
        {count}
      </p>
      <p className="member-streak-says" role="status">
        <b>{t("days", { count })}</b> {t("longest", { count: longest })}{" "}
        {t("total", { count: String(total) })}
      </p>
      <div className="streak-end">
        <div>
          <div className="week-ticks" aria-hidden="true">
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <i key={day} data-on={day <= week ? "" : undefined} />
            ))}
          </div>
          <p className="num">{t("week", { count: String(week) })}</p>
        </div>
        {checked ? (
          <p className="streak-done" ref={done} tabIndex={-1}>
            <Icon name="tick" size={15} />
            {t("checked")}
          </p>
        ) : pausedUntil ? null : (
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void checkIn();
            }}
          >
            <input type="hidden" name="intent" value="check-in" />
            <SubmitButton
              label={t("checkIn")}
              busyLabel={t("checkingIn")}
              busy={busy}
              className="btn btn-small"
            />
          </form>
        )}
      </div>
    </section>
  );
}
