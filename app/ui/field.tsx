import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "./sprite.tsx";

type FieldProps = {
  /** Tells the fields of one page apart; hint and problem are named after it. */
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the field; while there is something, the field is marked and described by it. */
  problem?: string | undefined;
};

/** What a field is described by, and whether it is marked as wrong. */
const accessibility = ({ id, hint, problem }: Pick<FieldProps, "id" | "hint" | "problem">) => ({
  "aria-invalid": problem ? true : undefined,
  "aria-describedby":
    [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
});

/** What is wrong with a field (`id`: what the field's `aria-describedby` names), or with a form (`role="alert"`). */
export function Problem({ id, role, children }: ComponentProps<"p">) {
  return (
    <p className="form-problem" id={id} role={role}>
      {children ? (
        <>
          <Icon name="warn" />
          <span>{children}</span>
        </>
      ) : null}
    </p>
  );
}

function Labelled({ id, label, hint, problem, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {problem ? <Problem id={`${id}-problem`}>{problem}</Problem> : null}
      {hint ? (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** A line of text with its label, a hint below, and what is wrong with it. */
export function Field({ label, hint, problem, ...input }: FieldProps & ComponentProps<"input">) {
  const labelled = { id: input.id, name: input.name, label, hint, problem };
  return (
    <Labelled {...labelled}>
      <input className="field" {...input} {...accessibility(labelled)} />
    </Labelled>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  problem,
  ...area
}: FieldProps & ComponentProps<"textarea">) {
  const labelled = { id: area.id, name: area.name, label, hint, problem };
  return (
    <Labelled {...labelled}>
      <textarea className="field" {...area} {...accessibility(labelled)} />
    </Labelled>
  );
}

/** A choice from a list; its `children` are the options. */
export function Select({ label, hint, problem, ...select }: FieldProps & ComponentProps<"select">) {
  const labelled = { id: select.id, name: select.name, label, hint, problem };
  return (
    <Labelled {...labelled}>
      <select className="field" {...select} {...accessibility(labelled)} />
    </Labelled>
  );
}

type Switched = { id: string; name: string; label: string; text?: ReactNode };

/** A checkbox that looks like a switch: it sends `on` or nothing. */
export function Switch({ label, text, ...input }: Switched & ComponentProps<"input">) {
  const described = text ? `${input.id}-text` : undefined;
  return (
    <label className="switch">
      <b id={`${input.id}-label`}>{label}</b>
      <span className="switch-text" id={described}>
        {text}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        {...input}
        aria-labelledby={`${input.id}-label`}
        aria-describedby={described}
      />
    </label>
  );
}

/** A box to tick, with a sentence that may hold links. */
export function Check({
  problem,
  children,
  ...input
}: { id: string; name: string; problem?: string | undefined } & ComponentProps<"input">) {
  return (
    <div>
      <label className="check">
        <input type="checkbox" {...input} {...accessibility({ id: input.id, problem })} />
        <span>{children}</span>
      </label>
      {problem ? <Problem id={`${input.id}-problem`}>{problem}</Problem> : null}
    </div>
  );
}

type Choice = { name: string; label: string; options: readonly { value: string; label: string }[] };

/** One of a few words, side by side. `value`, or `defaultValue`, names the one that is on. */
export function Choices({
  name,
  label,
  options,
  value,
  defaultValue,
  onChange,
}: Choice & Pick<ComponentProps<"input">, "onChange" | "value" | "defaultValue">) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              className="vh"
              type="radio"
              name={name}
              value={option.value}
              onChange={onChange}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Returns the focus to a control that lost it by being disabled, once it is enabled, unless something else has the focus.
 * @returns the ref of the control
 */
export function useKeepFocus<E extends HTMLElement>(disabled: boolean) {
  const control = useRef<E>(null);
  const had = useRef(false);
  // Browsers move the focus at the next paint, so that a layout effect still sees it.
  useLayoutEffect(() => {
    if (disabled) had.current = document.activeElement === control.current;
    else if (had.current && document.activeElement === document.body)
      control.current?.focus({ preventScroll: true });
  }, [disabled]);
  return control;
}

/**
 * The submit button of a form: while the form is being sent it is disabled and shows another label. As wide as the longer one.
 * @param label what it does, `busyLabel` what it says meanwhile
 */
export function SubmitButton({
  label,
  busyLabel,
  busy,
  className = "btn btn-solid",
}: {
  label: string;
  busyLabel: string;
  busy: boolean;
  className?: string;
}) {
  const button = useKeepFocus<HTMLButtonElement>(busy);
  return (
    <button ref={button} type="submit" className={`${className} btn-one`} disabled={busy}>
      <span aria-hidden={busy || undefined}>{label}</span>
      <span aria-hidden={!busy || undefined}>{busyLabel}</span>
    </button>
  );
}
