import { type FormEvent, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { dayAfter } from "#platform/zoned-time.ts";
import { Field, SubmitButton } from "#ui/field.tsx";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";
import { showToast } from "#ui/toast.ts";
import {
  firstFreeDay,
  type Pause,
  type PauseProblem,
  pauseDaysAYear,
  pausesAhead,
} from "../streak.ts";
import { callFunction } from "./call-function.ts";

export type PauseState = {
  /** The reader's own day. */
  today: string;
  /** The pause that includes today, and those to come. */
  open: Pause[];
  /** How many days of this calendar year may still be paused. */
  remainingDays: number;
  /** Whether today's check-in is done: then the form suggests that a pause begins tomorrow. */
  checked: boolean;
};
/** A refused form, with what was entered. */
export type RefusedPause = { problem: PauseProblem; values: { from: string; to: string } };
/** Problems that are shown beside the last day; others are shown beside the first. */
const lastDayProblems: PauseProblem[] = ["order", "tooLong"];
type Answer = { problem: PauseProblem } | { pause: PauseState };

/** Where a reader pauses the streak and ends a pause. */
export function PauseBox({
  loaded,
  refused,
  reload,
}: {
  loaded: PauseState;
  refused: RefusedPause | null;
  reload: () => void;
}) {
  const t = useTranslations("members.pause");
  const members = useTranslations("members");
  const [state, setState] = useState(loaded);
  const [problem, setProblem] = useState(refused?.problem ?? null);
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const first = firstFreeDay(state.open, state.checked ? dayAfter(state.today) : state.today);
  const day = useDay();

  async function send(event: FormEvent<HTMLFormElement>, done: "paused" | "ended") {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));
    setBusy(true);
    const answer = await callFunction<Answer>("pause", fields, { once: true });
    setBusy(false);
    if (!answer) {
      showToast({ kind: "alert", title: members("failed.title"), text: members("failed.text") });
      return;
    }
    if ("problem" in answer) {
      setProblem(answer.problem);
      form
        .querySelector<HTMLElement>(
          lastDayProblems.includes(answer.problem) ? "[name=to]" : "[name=from].field",
        )
        ?.focus();
      return;
    }
    setProblem(null);
    setState(answer.pause);
    showToast({ kind: "status", title: t(`done.${done}`), text: "" });
    title.current?.focus({ preventScroll: true });
    reload();
  }

  return (
    <section className="pause" aria-labelledby="pause">
      <div className="sec-head">
        <h2 id="pause" ref={title} tabIndex={-1}>
          {t("title")}
        </h2>
      </div>
      <p>{t("text")}</p>
      {state.open.map((pause) => {
        const isCurrent = pause.from <= state.today;
        return (
          <form
            key={pause.from}
            method="post"
            className="pause-open"
            onSubmit={(event) => send(event, "ended")}
          >
            <input type="hidden" name="intent" value="end-pause" />
            <input type="hidden" name="from" value={pause.from} />
            <p>
              {isCurrent
                ? t("until", { day: day(pause.to) })
                : t("planned", { from: day(pause.from), to: day(pause.to) })}
            </p>
            <SubmitButton
              label={t(isCurrent ? "end" : "cancel")}
              busyLabel={t("saving")}
              busy={busy}
              className="btn btn-small"
            />
          </form>
        );
      })}
      <p className="pause-left">{t("left", { count: state.remainingDays })}</p>
      {state.remainingDays > 0 ? (
        <form
          method="post"
          className="form pause-form"
          onSubmit={(event) => send(event, "paused")}
          noValidate
        >
          <input type="hidden" name="intent" value="pause" />
          <Field
            id="pause-from"
            name="from"
            type="date"
            label={t("from")}
            min={state.today}
            defaultValue={refused?.values.from ?? first}
            key={`from ${first}`}
            required
            problem={
              problem && !lastDayProblems.includes(problem) ? t(`problems.${problem}`) : undefined
            }
          />
          <Field
            id="pause-to"
            name="to"
            type="date"
            label={t("to")}
            min={state.today}
            max={dayAfter(state.today, pausesAhead + pauseDaysAYear)}
            defaultValue={
              refused?.values.to ?? dayAfter(first, Math.min(6, state.remainingDays - 1))
            }
            key={`to ${first} ${state.remainingDays}`}
            required
            problem={
              problem && lastDayProblems.includes(problem) ? t(`problems.${problem}`) : undefined
            }
          />
          <div className="form-acts">
            <SubmitButton
              label={t("begin")}
              busyLabel={t("saving")}
              busy={busy}
              className="btn btn-small"
            />
          </div>
        </form>
      ) : null}
    </section>
  );
}

/** A calendar day in words. */
function useDay(): (day: string) => string {
  const format = dateFormat(formatLocale(useLocale()), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(`${day}T00:00Z`));
}
