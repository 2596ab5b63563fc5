import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Field, Problem, TextArea } from "#ui/field.tsx";
import { useLanguagePath } from "#ui/link.tsx";
import { discussionStates } from "../discussion.ts";
import { guidelineNumber, guidelines } from "../guideline.ts";
import { type LetterPreview, muteDays, type QueueItem, textLimits } from "../moderation.ts";
import { type ModerationAddress, moderationPath } from "../moderation-address.ts";
import { AboutItem } from "./item-actions.tsx";
import { Letter, PreviewButton, usePreview } from "./letter-preview.tsx";
import { Key, keyProps, ModerationLink } from "./moderation-link.tsx";

/** The fields of a decision that was refused, and the problem. */
export type TypedDecision = {
  guideline: string;
  law: string;
  facts: string;
  mute: string;
  outcome: string;
  reasons: string;
};
export type DecisionProblem = "guideline" | "facts" | "law" | "reasons";

export type DecisionFormProps = {
  item: QueueItem;
  address: ModerationAddress;
  next: string | null;
  typed: TypedDecision | null;
  problem: DecisionProblem | null;
  /** The language of the writer's account, by its own name. */
  language: string;
  /** The preview of the mail, if it was requested. */
  preview: LetterPreview | null;
};

/** Fields for the ground of a decision: a guideline or the law, and the facts. */
export function GroundFields({
  typed,
  problem,
  language,
  optional = false,
}: Pick<DecisionFormProps, "typed" | "problem" | "language"> & {
  /** Whether the browser does not require them; the server then checks whether they are needed. */
  optional?: boolean;
}) {
  const t = useTranslations("moderation");
  return (
    <>
      <fieldset aria-describedby={problem === "guideline" ? "guideline-problem" : undefined}>
        <legend>{t("reject.guideline")}</legend>
        {guidelines.map((guideline, n) => {
          const number = guidelineNumber(guideline);
          return (
            <label key={guideline} className="pick-one">
              <input
                type="radio"
                name="guideline"
                value={guideline}
                required={!optional}
                defaultChecked={typed?.guideline === guideline}
                {...keyProps(String(n + 1))}
              />
              <span>
                {number ? `${number} ` : ""}
                {t(`guidelines.${guideline}`)}
              </span>
              <span className="push">
                <Key name={String(n + 1)} />
              </span>
            </label>
          );
        })}
        {problem === "guideline" ? (
          <Problem id="guideline-problem">{t("reject.guideline_problem")}</Problem>
        ) : null}
      </fieldset>
      <Field
        id="law"
        name="law"
        label={t("reject.law")}
        hint={t("reject.lawHint")}
        maxLength={200}
        defaultValue={typed?.law ?? ""}
        problem={problem === "law" ? t("reject.law_problem") : undefined}
      />
      <TextArea
        id="facts"
        name="facts"
        label={t("reject.facts")}
        hint={t("reject.factsHint", { language })}
        rows={3}
        required={!optional}
        maxLength={textLimits.facts[1]}
        defaultValue={typed?.facts ?? ""}
        problem={problem === "facts" ? t("reject.facts_problem") : undefined}
      />
    </>
  );
}

const useAction = (address: ModerationAddress, item: string) =>
  useLanguagePath(moderationPath({ ...address, item, done: null }));

function Back({ address, item }: Pick<DecisionFormProps, "address" | "item">) {
  const t = useTranslations("moderation.reject");
  return (
    <ModerationLink
      className="btn"
      to={{ ...address, item: item.id, form: null, done: null }}
      {...keyProps("Escape")}
    >
      {t("back")} <Key name="Esc" />
    </ModerationLink>
  );
}

/** The form of a rejection; its statement of reasons can be previewed. */
export function RejectForm(p: DecisionFormProps) {
  const t = useTranslations("moderation.reject");
  const ways = ["", ...muteDays.map(String)];
  const { letter, outdate } = usePreview(p.preview);
  return (
    <Form
      onChange={outdate}
      method="post"
      action={useAction(p.address, p.item.id)}
      className="form moderation-form"
      aria-labelledby="form-title"
    >
      <AboutItem item={p.item} next={p.next} />
      <h2 id="form-title" tabIndex={-1}>
        {t("title")}
      </h2>
      <p className="form-hint">{t("danger")}</p>
      <fieldset>
        <legend>{t("what")}</legend>
        {ways
          .filter((days) => days === "" || !p.item.writer.gone)
          .map((days) => (
            <label key={days} className="pick-one">
              <input
                type="radio"
                name="mute"
                value={days}
                defaultChecked={(p.typed?.mute ?? "") === days}
              />
              <span>{days ? t("removeAndMute", { days: Number(days) }) : t("remove")}</span>
            </label>
          ))}
      </fieldset>
      <GroundFields {...p} />
      <p className="form-hint">{t("told")}</p>
      <div className="form-acts">
        <button type="submit" className="btn btn-solid" name="intent" value="reject">
          {t("submit")}
        </button>
        {p.item.writer.gone ? null : <PreviewButton kind="reject" {...p} item={p.item.id} />}
        <Back {...p} />
      </div>
      <Letter letter={letter} writer={p.item.writer.name} language={p.language} />
    </Form>
  );
}

/** A mute without a rejection. */
export function MuteForm(p: DecisionFormProps) {
  const t = useTranslations("moderation");
  const { letter, outdate } = usePreview(p.preview);
  return (
    <Form
      onChange={outdate}
      method="post"
      action={useAction(p.address, p.item.id)}
      className="form moderation-form"
      aria-labelledby="form-title"
    >
      <AboutItem item={p.item} next={p.next} />
      <h2 id="form-title" tabIndex={-1}>
        {t("mute.title")}
      </h2>
      <fieldset>
        <legend>{t("mute.days")}</legend>
        {muteDays.map((days) => (
          <label key={days} className="pick-one">
            <input
              type="radio"
              name="mute"
              value={days}
              required
              defaultChecked={(p.typed?.mute || String(muteDays[0])) === String(days)}
            />
            <span>{t("mute.day", { days })}</span>
          </label>
        ))}
      </fieldset>
      <GroundFields {...p} />
      <p className="form-hint">{t("reject.told")}</p>
      <div className="form-acts">
        <button type="submit" className="btn btn-solid" name="intent" value="mute">
          {t("mute.submit")}
        </button>
        <PreviewButton kind="mute" {...p} item={p.item.id} />
        <Back {...p} />
      </div>
      <Letter letter={letter} writer={p.item.writer.name} language={p.language} />
    </Form>
  );
}

/** The state of the whole discussion. */
export function DiscussionForm(p: DecisionFormProps) {
  const t = useTranslations("moderation.discussion");
  const { subject } = p.item;
  const action = useAction(p.address, p.item.id);
  if (!subject) return null;
  return (
    <Form
      method="post"
      action={action}
      className="form moderation-form"
      aria-labelledby="form-title"
    >
      <AboutItem item={p.item} next={p.item.id} />
      <input type="hidden" name="discussion" value={subject.discussion} />
      <h2 id="form-title" tabIndex={-1}>
        {t("title")}
      </h2>
      <fieldset>
        <legend className="vh">{subject.title}</legend>
        {discussionStates.map((state, n) => (
          <label key={state} className="pick-one">
            <input
              type="radio"
              name="state"
              value={state}
              defaultChecked={subject.state === state}
              {...keyProps(String(n + 1))}
            />
            <span>{t(state)}</span>
            <span className="push">
              <Key name={String(n + 1)} />
            </span>
          </label>
        ))}
      </fieldset>
      <div className="form-acts">
        <button type="submit" className="btn btn-solid" name="intent" value="discussion">
          {t("submit")}
        </button>
        <Back {...p} />
      </div>
    </Form>
  );
}
