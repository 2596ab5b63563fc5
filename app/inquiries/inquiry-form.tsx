import { useServerTexts } from "#locales/use-server-texts.ts";
import { Check, Field, Problem, Select, SubmitButton, TextArea } from "#ui/field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import {
  type FieldName,
  type FormValues,
  fields,
  forms,
  type InquiryKind,
  longest,
  optionsOf,
  type Problems,
} from "./inquiry.ts";

export type RejectedInquiry = {
  kind: InquiryKind;
  typed: FormValues;
  problems: Problems;
  /** Why the message was not sent. */
  failed: "unavailable" | "tooMany" | "again" | null;
  /** When the form was shown again, in milliseconds (`isTooFast`). */
  opened: number;
};

type Props = {
  kind: InquiryKind;
  action: string;
  rejected?: RejectedInquiry | undefined;
};

/** A contact form, empty or with the sent values and their problems. */
export function InquiryForm({ kind, action, rejected }: Props) {
  const t = useServerTexts("inquiries");
  const { fields: names, advertising } = forms[kind];
  const typed = rejected?.typed ?? {};
  const problems = rejected?.problems ?? {};
  const first = [...names, "notPolitical" as const].find((name) => problems[name]);
  return (
    <PostForm
      className="form inquiry"
      action={action}
      noValidate
      data-inquiry={kind}
      data-texts={JSON.stringify(wordsFor(t, kind))}
      data-long={t("problems.long", { most: String(longest.text) })}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="opened" value={rejected?.opened ?? ""} />
      <input type="hidden" name="waited" />
      {rejected?.failed ? (
        <Problem role="alert">
          {rejected.failed === "again" ? null : <b>{t("error")} </b>}
          {t(failureOf(kind, rejected.failed))}
        </Problem>
      ) : null}
      {first ? <Problem role="alert">{t("check")}</Problem> : null}
      {names.map((name) => (
        <InquiryField
          key={name}
          kind={kind}
          name={name}
          value={typed[name]}
          problem={wordsOf(t, name, problems[name])}
          focused={name === first}
        />
      ))}
      {/* Only programs fill this in. */}
      <p className="trap" aria-hidden="true">
        <label>
          {t("trap")} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {advertising ? (
        <Check
          id={`${kind}-not-political`}
          name="not_political"
          value="on"
          required
          defaultChecked={typed.notPolitical}
          problem={problems.notPolitical ? t("problems.political") : undefined}
          autoFocus={first === "notPolitical"}
        >
          {t("notPolitical")}
        </Check>
      ) : null}
      <div className="form-acts">
        <SubmitButton label={t(`submit.${kind}`)} busyLabel={t(`sending.${kind}`)} busy={false} />
      </div>
      <p className="form-hint">{t("privacy")}</p>
    </PostForm>
  );
}

/** The rules of the fields, for the page's script. */
const wordsFor = (t: Texts, kind: InquiryKind): Record<string, string> => ({
  ...Object.fromEntries(
    forms[kind].fields.map((name) => [
      name,
      isOptional(name) ? t("problems.long", { most: String(longest.text) }) : t(`problems.${name}`),
    ]),
  ),
  ...(forms[kind].advertising ? { notPolitical: t("problems.political") } : {}),
});

const failureOf = (kind: InquiryKind, failed: NonNullable<RejectedInquiry["failed"]>) =>
  failed !== "unavailable"
    ? (`failed.${failed}` as const)
    : kind === "media-kit"
      ? "failed.request"
      : "failed.inquiry";

type Texts = ReturnType<typeof useServerTexts<"inquiries">>;
const wordsOf = (t: Texts, name: FieldName, problem: Problems[FieldName]) =>
  problem === undefined
    ? undefined
    : problem === "long"
      ? t("problems.long", {
          most: String(fields[name].type === "long" ? longest.text : longest.line),
        })
      : t(`problems.${name as RequiredField}`);

/** Optional fields are never missing. */
const isOptional = (name: FieldName): name is Exclude<FieldName, RequiredField> => {
  const field = fields[name];
  return "least" in field && field.least === 0;
};
type RequiredField = Exclude<FieldName, "phone" | "additional_info" | "additional_requirements">;

type FieldProps = {
  kind: InquiryKind;
  name: FieldName;
  value: string | string[] | undefined;
  problem: string | undefined;
  focused: boolean;
};

function InquiryField({ kind, name, value = "", problem, focused }: FieldProps) {
  const t = useServerTexts("inquiries");
  const field = fields[name];
  const label = isOptional(name)
    ? t("optional", { label: t(`labels.${name}`) })
    : t(`labels.${name}`);
  const optionName = (option: string) => t(`options.${name}.${option}` as never);
  const given = { id: `${kind}-${name}`, name, label, problem, required: !isOptional(name) };
  const text = typeof value === "string" ? value : "";
  if (field.type === "many") {
    const problemId = `${given.id}-problem`;
    return (
      <fieldset aria-describedby={problem ? problemId : undefined}>
        <legend>{label}</legend>
        <div className="inquiry-options">
          {optionsOf(kind, name).map((option, n) => (
            <label key={option} className="check">
              <input
                type="checkbox"
                name={name}
                value={option}
                defaultChecked={value.includes(option)}
                // biome-ignore lint/a11y/noAutofocus: the first field that is wrong
                autoFocus={focused && n === 0}
              />
              <span>{optionName(option)}</span>
            </label>
          ))}
        </div>
        {problem ? <Problem id={problemId}>{problem}</Problem> : null}
      </fieldset>
    );
  }
  if (field.type === "one")
    return (
      <Select {...given} defaultValue={text} autoFocus={focused}>
        <option value="" disabled>
          {t("choose")}
        </option>
        {optionsOf(kind, name).map((option) => (
          <option key={option} value={option}>
            {optionName(option)}
          </option>
        ))}
      </Select>
    );
  if (field.type === "long")
    return (
      <TextArea
        {...given}
        rows={5}
        maxLength={longest.text}
        defaultValue={text}
        autoFocus={focused}
      />
    );
  return (
    <Field
      {...given}
      type={field.type}
      maxLength={longest.line}
      autoComplete={"autoComplete" in field ? field.autoComplete : undefined}
      defaultValue={text}
      autoFocus={focused}
    />
  );
}
