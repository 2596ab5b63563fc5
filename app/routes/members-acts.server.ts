import type { RouterContextProvider } from "react-router";
import { localeContext, requestContext, servicesContext } from "#platform/context.ts";
import type { PauseState } from "#readers/members/pause-box.tsx";
import type { Reader } from "#readers/reader.ts";
import { checkIn, openPauses, streakOf } from "#readers/streak.server.ts";
import {
  dayIn,
  milestoneOf,
  type Pause,
  pauseDaysAYear,
  pauseDaysIn,
  type StreakView,
} from "#readers/streak.ts";
import { membersTexts } from "./members-texts.server.ts";

type Context = Readonly<RouterContextProvider>;
type Toast = { title: string; text: string };

/** What is said when a streak's value rose (specification, section 4). */
export function milestoneToast(context: Context, count: number): Toast {
  const t = membersTexts(context.get(localeContext));
  const names = {
    started: "started",
    weekly: "weekly",
    monthly: "monthly",
    days: "risen",
  } as const;
  const title = t(`streak.${names[milestoneOf(count)]}`, { count: String(count) });
  return { title, text: t("streak.tomorrow") };
}

/**
 * Checks the reader of the session in.
 * @returns the streak, and what to celebrate; null, and a line in the log, when it could not be kept
 */
export async function checkInReader(
  context: Context,
  reader: Reader,
): Promise<{ streak: StreakView; toast: Toast | null } | null> {
  const { db, now } = context.get(servicesContext);
  try {
    const { streak, rose } = await checkIn(db, reader, now());
    return { streak, toast: rose ? milestoneToast(context, streak.count) : null };
  } catch (error) {
    logFailure(context, error, "the check-in was not kept");
    return null;
  }
}

/** The streak and its pauses; null, and a line in the log, when they cannot be loaded. */
export async function loadStreak(
  context: Context,
  reader: Reader,
): Promise<{ streak: StreakView; pause: PauseState } | null> {
  const { db, now } = context.get(servicesContext);
  try {
    const { pauses, ...streak } = await streakOf(db, reader, now());
    return { streak, pause: pauseState(pauses, streak, dayIn(reader.timezone, now())) };
  } catch (error) {
    logFailure(context, error, "the streak was not loaded");
    return null;
  }
}

const pauseState = (pauses: Pause[], { checked }: StreakView, today: string): PauseState => ({
  ...{ today, checked, open: openPauses(pauses, today) },
  left: pauseDaysAYear - pauseDaysIn(today.slice(0, 4), pauses),
});

function logFailure(context: Context, error: unknown, message: string): void {
  const requestId = context.get(requestContext).id;
  context.get(servicesContext).log.error({ err: error, requestId }, message);
}
