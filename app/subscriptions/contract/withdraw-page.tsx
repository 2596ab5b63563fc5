import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Field, Problem } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import type { ContractView } from "../contract.ts";
import { contractPath } from "../contract.ts";

/** What is wrong with what was sent: a key of the texts. */
export type ContractProblem = "email" | "busy" | "unavailable" | "limited";

type Frame = { title: string; lead?: ReactNode; children?: ReactNode };

/** A page about a contract: what it is for, and one thing to do. */
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

function Wrong({ problem }: { problem: ContractProblem | null }) {
  const t = useTranslations("contracts.problems");
  return problem ? <Problem role="alert">{t(problem)}</Problem> : null;
}

/** A link that was cut, or is somebody's guess. */
export function NoContract({ mailbox }: { mailbox: string }) {
  const t = useTranslations("contracts.void");
  return <ContractFrame title={t("title")} lead={t("text", { mailbox })} />;
}

type Withdrawing = { contract: ContractView; problem: ContractProblem | null };

/** The withdrawal itself (Directive 2011/83/EU, Art. 11a): name, contract and address stand there already. */
export function WithdrawForm({ contract, problem }: Withdrawing) {
  const t = useTranslations("contracts.withdraw");
  const { plan, began, withdrawBy, name, email, id, token } = contract;
  return (
    <ContractFrame title={t("title")} lead={t("lead")}>
      <Wrong problem={problem} />
      <form className="form" method="post" action={contractPath("withdraw", token)}>
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
      </form>
    </ContractFrame>
  );
}

/**
 * After it.
 * @param refunded what goes back, in words; "due" while it is still to be sent; null when nothing had been paid
 */
export function WithdrawDone(p: {
  moment: string;
  email: string;
  refunded: string | "due" | null;
}) {
  const t = useTranslations("contracts.withdraw");
  const { moment, email, refunded } = p;
  const due = refunded === "due" ? t("refundDue") : null;
  return (
    <ContractFrame title={t("doneTitle")}>
      <p role="status">{t("done", { moment, email })}</p>
      <p>{due ?? (refunded ? t("refunded", { amount: refunded }) : t("nothingPaid"))}</p>
    </ContractFrame>
  );
}

/** From the fifteenth day on. */
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

type Asking = { email: string; asked: boolean; problem: ContractProblem | null };

/** For whoever has neither a letter nor a session at hand. */
export function WithdrawAsk({ email, asked, problem }: Asking) {
  const t = useTranslations("contracts.withdraw");
  const tProblems = useTranslations("contracts.problems");
  return (
    <ContractFrame title={t("title")} lead={t("lead")}>
      {problem === "email" ? null : <Wrong problem={problem} />}
      <h2>{t("askTitle")}</h2>
      {asked ? (
        <p role="status">{t("asked")}</p>
      ) : (
        <form className="form" method="post" action={contractPath("withdraw", null)} noValidate>
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
        </form>
      )}
    </ContractFrame>
  );
}
