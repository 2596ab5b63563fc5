import { dateFormat } from "#ui/formats.ts";
import { accountOfPage } from "#ui/reader-storage.ts";
import { formatLocale } from "#ui/time.ts";
import { makeChange } from "./account-sync.ts";
import { checkInWithAccount } from "./check-in-with-account.ts";
import { showReaderToast } from "./reader-toasts.ts";
import { unsentOf } from "./unsent-storage.ts";

/** Checks in with the account. The card shows it once the server has it; a failure is shown (specification, section 8). */
export async function checkInAccount(): Promise<void> {
  // One that waits is of another day, and counts before today's or not at all.
  const waits = unsentOf(accountOfPage()?.reader ?? "").some(({ do: what }) => what === "check-in");
  const answer = waits ? "offline" : await checkInWithAccount();
  if (!answer)
    return showReaderToast((t) => ({
      kind: "alert",
      title: t("streak.failed.title"),
      text: t("streak.failed.text"),
    }));
  const isOffline = answer === "offline";
  // It counts for the day on which it was made, once there is a connection.
  if (isOffline) void makeChange({ do: "check-in", at: Date.now() });
  if (isOffline || answer.checked)
    document.querySelector<HTMLElement>(".streak-done")?.focus({ preventScroll: true });
  else if (answer.pausedUntil) {
    const day = dateFormat(formatLocale(document.documentElement.lang), {
      dateStyle: "long",
    });
    const until = day.format(new Date(`${answer.pausedUntil}T12:00`));
    await showReaderToast((t) => ({
      kind: "status",
      title: t("streak.title"),
      text: t("streak.paused", { day: until }),
    }));
  }
}
