import { write } from "#ui/reader-storage.ts";
import { showToast } from "#ui/toast.ts";
import type { StreakView } from "../streak.ts";
import { requestFunction } from "./request-function.ts";
import { streakKey } from "./streak.ts";

/**
 * Checks in with the account. A streak that has grown is stored in the browser and celebrated.
 * @returns the account's streak; "offline" where the server cannot be reached, null where it refuses
 */
export async function checkInWithAccount(): Promise<StreakView | "offline" | null> {
  const answer = await requestFunction<{
    streak: StreakView;
    toast: { title: string; text: string } | null;
  }>("check-in", {}).catch(() => "offline" as const);
  if (!answer || answer === "offline") return answer;
  const { count, checked, lastDay } = answer.streak;
  if (checked && lastDay) write(streakKey, JSON.stringify({ count, lastCheck: lastDay }));
  if (answer.toast) {
    showToast({ kind: "status", ...answer.toast });
    void import("../confetti.ts").then(({ celebrate }) => celebrate());
  }
  return answer.streak;
}
