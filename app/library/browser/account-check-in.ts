import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";
import { write } from "#ui/reader-storage.ts";
import { formatLocale } from "#ui/time.ts";
import { showToast } from "#ui/toast.ts";
import type { StreakView } from "../streak.ts";
import { makeChange } from "./account-sync.ts";
import { showReaderToast } from "./reader-toasts.ts";
import { streakKey } from "./streak.ts";

type Answer = { streak: StreakView; toast: { title: string; text: string } | null };

/** Checks in with the account. The card shows it once the server has it; a failure is shown (specification, section 8). */
export async function checkInAccount(): Promise<void> {
  const answer = await ask();
  if (answer === "offline") {
    // It counts for the day on which it was made, once there is a connection.
    void makeChange({ do: "check-in", at: Date.now() });
    document.querySelector<HTMLElement>(".streak-done")?.focus({ preventScroll: true });
    return;
  }
  if (!answer) {
    return showReaderToast((t) => ({
      kind: "alert",
      title: t("streak.failed.title"),
      text: t("streak.failed.text"),
    }));
  }
  const { count, checked, lastDay, pausedUntil } = answer.streak;
  if (checked && lastDay) {
    write(streakKey, JSON.stringify({ count, lastCheck: lastDay }));
    document.querySelector<HTMLElement>(".streak-done")?.focus({ preventScroll: true });
  }
  if (answer.toast) {
    showToast({ kind: "status", ...answer.toast });
    const { celebrate } = await import("../confetti.ts");
    await celebrate();
  } else if (pausedUntil) {
    const day = new Intl.DateTimeFormat(formatLocale(document.documentElement.lang), {
      dateStyle: "long",
    });
    const until = day.format(new Date(`${pausedUntil}T12:00`));
    await showReaderToast((t) => ({
      kind: "status",
      title: t("streak.title"),
      text: t("streak.paused", { day: until }),
    }));
  }
}

async function ask(): Promise<Answer | "offline" | null> {
  try {
    const response = await fetchWithRetry("/functions/check-in", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    return response.ok ? await response.json() : null;
  } catch {
    return "offline";
  }
}
