import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Field, Problem } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ContractView } from "../contract.ts";
import { contractPath } from "../contract.ts";

/** The problem with what was sent, as a key of the texts. */
export type ContractProblem = "email" | "reason" | "busy" | "unavailable" | "limited";

type Frame = { title: string; lead?: ReactNode; children?: ReactNode };

/** The frame of a page about a contract. */
export function ContractFrame({ title, lead, children }: Frame) {
  return (
    <div className="wrap contract">
      <div className="page-head">
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}

function ProblemText({ problem }: { problem: ContractProblem | null }) {
  const t = useTranslations("contracts.problems");
  return problem ? <Problem role="alert">{t(problem)}</Problem> : null;
}

/** The page for an invalid link. */
export function InvalidContractLink({ mailbox }: { mailbox: string }) {
  const t = useTranslations("contracts.void");
  return <ContractFrame title={t("title")} lead={t("text", { mailbox })} />;
}

type Withdrawing = { contract: ContractView; problem: ContractProblem | null };

/** The withdrawal form (Directive 2011/83/EU, Art. 11a) with name, contract and address filled in. */
export function WithdrawForm({ contract, problem }: Withdrawing) {
  const t = useTranslations("contracts.withdraw");
  const { plan, began, withdrawBy, name, email, id, token } = contract;
  return (
    <ContractFrame title={t("title")} lead={t("lead")}>
      <ProblemText problem={problem} />
      <PostForm className="form" action={contractPath("withdraw", token)}>
        <p>
          <b>{t("statement", { plan, began })}</b>
        </p>
        <Field
          id="withdraw-name"
          name="name"
          label={t("name")}
          defaultValue={name}
          autoComplete="name"
        />
        <Field id="withdraw-contract" name="id" label={t("contract")} value={id} readOnly />
        <Field id="withdraw-email" name="email" label={t("email")} value={email} readOnly />
        <p className="form-hint">{t("until", { day: withdrawBy })}</p>
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
 * The page after a withdrawal.
 * @param hasEnded whether the provider has ended the contract; @param refunded the refunded amount in words; "due" while
 * the refund is still to be made; null for no payment
 */
export function WithdrawDone(p: {
  moment: string;
  email: string;
  hasEnded: boolean;
  refunded: string | "due" | null;
}) {
  const t = useTranslations("contracts.withdraw");
  const { moment, email, hasEnded, refunded } = p;
  const due = refunded === "due" ? t("refundDue") : null;
  return (
    <ContractFrame title={t("doneTitle")}>
      <p role="status">{t(hasEnded ? "done" : "received", { moment, email })}</p>
      <p>{due ?? (refunded ? t("refunded", { amount: refunded }) : t("nothingPaid"))}</p>
    </ContractFrame>
  );
}

/** The page from the fifteenth day on, when it is too late to withdraw. */
export function WithdrawLate({ contract }: { contract: ContractView }) {
  const t = useTranslations("contracts.withdraw");
  const { plan, withdrawBy, token } = contract;
  return (
    <ContractFrame title={t("lateTitle")} lead={t("late", { plan, day: withdrawBy })}>
      <Link className="btn" to={contractPath("cancel", token)}>
        {t("toCancel")}
      </Link>
    </ContractFrame>
  );
}

type LinkRequest = { email: string; sent: boolean; problem: ContractProblem | null };

/** Requests the link to withdraw by mail, for people without a letter and without a session. */
export function RequestWithdrawalLink({ email, sent, problem }: LinkRequest) {
  const t = useTranslations("contracts.withdraw");
  const tProblems = useTranslations("contracts.problems");
  return (
    <ContractFrame title={t("title")} lead={t("lead")}>
      {problem === "email" ? null : <ProblemText problem={problem} />}
      <h2>{t("askTitle")}</h2>
      {sent ? (
        <p role="status">{t("asked")}</p>
      ) : (
        <PostForm className="form" action={contractPath("withdraw", null)} noValidate>
          <p>{t("ask")}</p>
          <Field
            id="ask-email"
            name="email"
            type="email"
            label={t("email")}
            defaultValue={email}
            autoComplete="email"
            problem={problem === "email" ? tProblems("email") : undefined}
            autoFocus={problem === "email"}
            required
          />
          <div className="form-acts">
            <button type="submit" className="btn btn-solid">
              {t("askSubmit")}
            </button>
          </div>
        </PostForm>
      )}
    </ContractFrame>
  );
}
