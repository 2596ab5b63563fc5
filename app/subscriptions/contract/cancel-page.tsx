import { useTranslations } from "use-intl";
import { Choices, Field, Problem, TextArea } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ContractView } from "../contract.ts";
import { type CancelKind, cancelKinds, contractPath, longestReason } from "../contract.ts";
import { ContractFrame, type ContractProblem } from "./withdraw-page.tsx";

type Cancelling = {
  /** The contract of the letter or of the signed-in reader. */
  contract: ContractView | null;
  entered: { email: string; name: string; number: string; kind: CancelKind; reason: string };
  problem: ContractProblem | null;
};

/** The cancellation form (BGB § 312k(2); Code de la consommation L.215-1-1). */
export function CancelForm({ contract, entered, problem }: Cancelling) {
  const t = useTranslations("contracts.cancel");
  const tProblems = useTranslations("contracts.problems");
  if (contract?.ends)
    return (
      <ContractFrame
        title={t("title")}
        lead={t(contract.ended ? "over" : "ended", { plan: contract.plan, day: contract.ends })}
      />
    );
  return (
    <ContractFrame title={t("title")} lead={t("lead")}>
      {problem && problem !== "email" && problem !== "reason" ? (
        <Problem role="alert">{tProblems(problem)}</Problem>
      ) : null}
      <PostForm
        className="form"
        action={contractPath("cancel", contract?.token ?? null)}
        noValidate
      >
        {contract ? (
          <p>
            {t("contract")}{" "}
            <b>
              {t(`plan.${contract.periodState}`, { plan: contract.plan, day: contract.periodEnds })}
            </b>
          </p>
        ) : null}
        {contract?.change ? (
          <p>{t("change", { plan: contract.change.plan, day: contract.change.day })}</p>
        ) : null}
        <Field
          id="cancel-name"
          name="name"
          label={t("name")}
          hint={contract ? undefined : t("nameHint")}
          defaultValue={contract?.name ?? entered.name}
          autoComplete="name"
        />
        {contract ? null : (
          <Field
            id="cancel-number"
            name="number"
            label={t("number")}
            hint={t("numberHint")}
            defaultValue={entered.number}
            autoComplete="off"
          />
        )}
        <Field
          id="cancel-email"
          name="email"
          type="email"
          label={t("email")}
          {...(contract
            ? { value: contract.email, readOnly: true }
            : { defaultValue: entered.email })}
          autoComplete="email"
          problem={problem === "email" ? tProblems("email") : undefined}
          autoFocus={problem === "email"}
          required
        />
        <Choices
          name="kind"
          label={t("kind")}
          defaultValue={entered.kind}
          options={cancelKinds.map((value) => ({ value, label: t(value) }))}
        />
        <TextArea
          id="cancel-reason"
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          defaultValue={entered.reason}
          problem={problem === "reason" ? tProblems("reason") : undefined}
          autoFocus={problem === "reason"}
          maxLength={longestReason}
          rows={3}
        />
        <div className="form-acts">
          <button type="submit" className="btn btn-solid">
            {t("submit")}
          </button>
        </div>
      </PostForm>
    </ContractFrame>
  );
}

/**
 * The page after a cancellation. For a declaration by address it is the same whether there was a contract or not.
 * @param contract the contract of the letter or of the signed-in reader
 * @param declared what was sent, which the page repeats (BGB § 312k(4))
 */
export function CancelDone({
  contract,
  declared,
  moment,
  mailbox,
}: {
  contract: ContractView | null;
  declared: { kind: CancelKind; reason: string };
  moment: string;
  mailbox: string;
}) {
  const t = useTranslations("contracts.cancel");
  return (
    <ContractFrame title={t("doneTitle")}>
      <p role="status">
        {contract
          ? t("doneOwn", { moment, plan: contract.plan, day: contract.periodEnds })
          : t("done", { moment })}
      </p>
      <p>
        {t("kindIs")} <b>{t(declared.kind)}</b>
      </p>
      {declared.kind === "extraordinary" ? (
        <>
          <p>{t("reasonIs", { reason: declared.reason })}</p>
          <p>{t(contract ? "judged" : "judgedByLink")}</p>
        </>
      ) : null}
      {contract?.change ? <p>{t("changeAside", { plan: contract.change.plan })}</p> : null}
      <p>{t("mail", { mailbox })}</p>
    </ContractFrame>
  );
}

type Resuming = {
  contract: ContractView;
  state: "planned" | "done" | "over" | "running";
  problem: ContractProblem | null;
  /** A change of plan that could not be scheduled again. */
  lost: string | null;
};

/** The page behind the link in a letter about a cancellation: its button resumes the contract. */
export function ResumePage({ contract, state, problem, lost }: Resuming) {
  const t = useTranslations("contracts.resume");
  const tProblems = useTranslations("contracts.problems");
  const { plan, price, token, change } = contract;
  if (state === "planned")
    return (
      <ContractFrame
        title={t("title")}
        lead={t("text", { plan, price, day: contract.ends ?? contract.periodEnds })}
      >
        {problem ? <Problem role="alert">{tProblems(problem)}</Problem> : null}
        {change ? <p>{t("change", change)}</p> : null}
        <PostForm className="form" action={contractPath("resume", token)}>
          <div className="form-acts">
            <button type="submit" className="btn btn-solid">
              {t("submit")}
            </button>
          </div>
        </PostForm>
      </ContractFrame>
    );
  return (
    <ContractFrame title={state === "done" ? t("doneTitle") : t("title")}>
      <p role="status">{t(state, { plan })}</p>
      {state === "done" && change ? <p>{t("changeBack", change)}</p> : null}
      {lost ? <p>{t("changeLost", { plan: lost })}</p> : null}
      {state === "over" ? (
        <Link className="btn" to="/pricing">
          {t("toPlans")}
        </Link>
      ) : null}
    </ContractFrame>
  );
}
