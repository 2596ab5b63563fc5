import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { contractPath } from "../contract.ts";

/** `withdrawBy`: the last day for a withdrawal, null once it has passed; `planned`: a cancellation is scheduled. */
export type ContractLinks = {
  number: string;
  began: string;
  withdrawBy: string | null;
  planned: boolean;
};

/** Links to withdraw, cancel and resume, for the subscription page (Directive 2011/83/EU, Art. 11a; BGB § 312k). */
export function ContractActions({ number, began, withdrawBy, planned }: ContractLinks) {
  const t = useTranslations("contracts");
  return (
    <section className="sec contract-box" aria-labelledby="contract">
      <div className="sec-head">
        <h2 id="contract">{t("withdraw.box")}</h2>
      </div>
      <p>{t("withdraw.numbered", { number, began })}</p>
      {withdrawBy ? <p>{t("withdraw.window", { day: withdrawBy })}</p> : null}
      <div className="form-acts">
        {withdrawBy ? (
          <Link className="btn" to={contractPath("withdraw", null)}>
            {t("withdraw.entry")}
          </Link>
        ) : null}
        <Link className="btn" to={contractPath(planned ? "resume" : "cancel", null)}>
          {t(planned ? "resume.submit" : "withdraw.toCancel")}
        </Link>
      </div>
    </section>
  );
}
