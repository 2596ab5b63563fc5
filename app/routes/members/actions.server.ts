import { data, type RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { dismissBrief, readInBrief } from "#library/member-brief.server.ts";
import type { PauseState } from "#library/members/pause-box.tsx";
import { checkIn, endPause, openPauses, pauseStreak, streakOf } from "#library/streak.server.ts";
import {
  dayIn,
  milestoneOf,
  type Pause,
  pauseDaysAYear,
  pauseDaysIn,
  type StreakView,
} from "#library/streak.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, logFailure, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { idIn } from "#platform/id.ts";
import { redirectAfterForm } from "../form-answers.server.ts";
import { badForm, notFound } from "../refusals.server.ts";

type Context = Readonly<RouterContextProvider>;
type Toast = { title: string; text: string };

/** The message for a streak that has become longer. */
export function milestoneToast(context: Context, count: number): Toast {
  const t = textsFor("members", context.get(localeContext));
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
 * Checks in the reader of the session.
 * @returns the streak, and the message to celebrate it by; null, and a line in the log, where that fails
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
    logFailure(context, error, "the check-in failed");
    return null;
  }
}

/** The streak and its pauses; null, and a line in the log, where that fails. */
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

/** Handles a form of the dashboard that was sent without scripts. With them the functions are called instead. */
export async function submitDashboardForm(
  request: Request,
  reader: Reader,
  url: URL,
  context: Context,
) {
  const { db, now } = context.get(servicesContext);
  const form = await readForm(request);
  const of = (name: string) => textOf(form, name).slice(0, 40);
  const to = (done?: string) => redirectAfterForm(url, `/dashboard${done ? `?done=${done}` : ""}`);
  switch (of("intent")) {
    case "check-in": {
      const checked = await checkInReader(context, reader);
      if (!checked) return data({ failed: "check-in" as const }, { status: 503 });
      return to(checked.toast ? "risen" : undefined);
    }
    case "pause": {
      const values = { from: of("from"), to: of("to") };
      const problem = await pauseStreak(db, reader, values, now());
      return problem ? data({ refused: { problem, values } }, { status: 400 }) : to("paused");
    }
    case "end-pause":
      if (await endPause(db, reader, of("from"), now())) return to("ended");
      throw notFound();
    case "read-story": {
      const story = idIn(of("story"));
      if (story !== null && (await readInBrief(db, reader, { story, onPurpose: true }, now())))
        return to();
      throw notFound();
    }
    case "dismiss-brief":
      await dismissBrief(db, reader, now());
      return to();
    default:
      throw badForm();
  }
}

const pauseState = (pauses: Pause[], { checked }: StreakView, today: string): PauseState => ({
  today,
  checked,
  open: openPauses(pauses, today),
  remainingDays: pauseDaysAYear - pauseDaysIn(today.slice(0, 4), pauses),
});
