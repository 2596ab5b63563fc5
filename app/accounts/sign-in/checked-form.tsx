import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Problem, SubmitButton } from "#ui/field.tsx";
import { NamedLanguageContext } from "#ui/link.tsx";
import { showToast } from "#ui/toast.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Problems } from "../credentials.ts";
import { type FormAnswer, firstProblem } from "../form-answer.ts";

/** The props of a field of the form. */
export type FieldState = {
  name: string;
  problem: string | undefined;
  defaultValue: string | undefined;
  autoFocus: boolean;
};

type Props = {
  /** Its `intent`. */
  name: string;
  action: string;
  /** Validates the fields by the same rules as the server. */
  check: (fields: FormData) => Problems;
  /** The server's answer to the form, where it was sent without scripts. */
  sent: FormAnswer | undefined;
  label: string;
  busyLabel: string;
  /** Called after success where the page stays; the fields have been cleared. */
  onDone?: (answer: FormAnswer) => void;
  /** Called when the server has refused the form. */
  onFailed?: (answer: FormAnswer) => void;
  children: (field: (name: string) => FieldState) => ReactNode;
};

const never = () => () => {};
/** Whether scripts run: before that, messages are part of the page. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A form that is validated when it is sent, then at every change; the first wrong field gets the focus (section 5). */
export function CheckedForm(props: Props) {
  const { name, check, label, busyLabel, onDone, onFailed, children } = props;
  const action = withLanguage(props.action, useContext(NamedLanguageContext));
  const sent = props.sent?.form === name ? props.sent : undefined;
  const t = useTranslations("account");
  const fetcher = useFetcher<FormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>(sent?.problems ?? {});
  const [checking, setChecking] = useState(sent?.problems !== undefined);
  const live = useLive();

  const show = useCallback(
    (answer: Pick<FormAnswer, "problems" | "failed" | "minutes">) => {
      const [field, problem] = firstProblem(answer.problems ?? {}) ?? [];
      flushSync(() => {
        setProblems(answer.problems ?? {});
        setChecking(true);
      });
      const element = field && form.current?.elements.namedItem(field);
      if (element instanceof HTMLElement) element.focus();
      // A field's problem is beside it and is read out with it; a toast would repeat it.
      if (problem) return;
      const text = t(`failed.${answer.failed ?? "failed"}`, { minutes: answer.minutes ?? 1 });
      showToast({ kind: "alert", title: t("auth.error"), text });
    },
    [t],
  );

  const told = useRef<FormAnswer | undefined>(undefined);
  useEffect(() => {
    const { data, state } = fetcher;
    if (state !== "idle" || !data || told.current === data) return;
    told.current = data;
    if (data.done) {
      form.current?.reset();
      setProblems({});
      setChecking(false);
      onDone?.(data);
      return;
    }
    onFailed?.(data);
    queueMicrotask(() => show(data));
  }, [fetcher, show, onDone, onFailed]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const found = check(fields);
    if (Object.keys(found).length > 0) return show({ problems: found });
    setProblems({});
    fields.set("via", "script");
    fetcher.submit(fields, { method: "post", action });
  };
  const change = () => {
    if (checking && form.current) setProblems(check(new FormData(form.current)));
  };

  const first = firstProblem(problems)?.[0];
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      onInput={change}
    >
      <input type="hidden" name="intent" value={name} />
      {sent?.failed && !live ? (
        <Problem role="alert">{t(`failed.${sent.failed}`, { minutes: sent.minutes ?? 1 })}</Problem>
      ) : null}
      {children((field) => {
        const problem = problems[field];
        return {
          name: field,
          problem: problem && t(`problems.${problem}`),
          defaultValue: sent?.values?.[field],
          autoFocus: sent !== undefined && first === field,
        };
      })}
      <div className="form-acts">
        <SubmitButton label={label} busyLabel={busyLabel} busy={fetcher.state !== "idle"} />
      </div>
    </form>
  );
}

/** The result of a form in the page, where no script can show a toast. */
export function Done({ children }: { children: ReactNode }) {
  return useLive() ? null : (
    <p className="form-done" role="status">
      {children}
    </p>
  );
}
