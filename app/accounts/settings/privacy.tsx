import type { ReactNode } from "react";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { Check } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import type { FormAnswer } from "../form-answer.ts";
import { CheckedForm } from "../sign-in/checked-form.tsx";
import { CurrentPasswordField } from "../sign-in/credential-fields.tsx";
import { Section } from "./section.tsx";

/** The contract that an erasure ends, as its page calls it; days are in the reader's language. */
export type EndingContract = {
  plan: string;
  /** Whether the current period is a trial, paid, or neither. */
  period: "trial" | "paid" | "other";
  /** When it would have ended or renewed. */
  until: string;
  /** The last day of the right of withdrawal; null when it has passed, or nothing has been paid. */
  withdrawBy: string | null;
};

/** Everything that stays stored after an erasure (Regulation 2016/679, Art. 17(3)). */
const retainedRecords = ["invoices", "card", "note", "mail"] as const;

type Props = { sent: FormAnswer | undefined; contract: EndingContract | null };

/** The export of a reader's data, and the erasure of the account. */
export function Privacy({ sent, contract }: Props) {
  const t = useServerTexts("account.page.privacy");
  const tProblems = useServerTexts("account.problems");
  return (
    <Section id="account-data" title={t("title")} text={t("text")}>
      <p>
        <a className="btn" href="/account/export" download="">
          {t("export")}
        </a>
      </p>
      <p className="form-hint">{t("exportHint")}</p>
      <h3>{t("eraseTitle")}</h3>
      <p>{t("eraseText")}</p>
      {contract ? <Ending {...contract} /> : null}
      <h4 id="erase-keeps">{t("keepsTitle")}</h4>
      <ul className="account-keeps" aria-labelledby="erase-keeps">
        {retainedRecords.map((name) => (
          <li key={name}>{t(`keeps.${name}`)}</li>
        ))}
      </ul>
      <CheckedForm
        name="erase"
        action="/account"
        rules={{ current: "password", sure: "sure" }}
        sent={sent}
        label={t("submit")}
        busyLabel={t("busy")}
      >
        {(field) => {
          const sure = field("sure");
          return (
            <>
              <CurrentPasswordField
                field={field("current")}
                id="erase-password"
                label={t("password")}
              />
              <Check
                id="erase-sure"
                name="sure"
                defaultChecked={sure.defaultValue === "on"}
                problem={sure.problem && tProblems("sureRequired")}
                autoFocus={sure.autoFocus}
                required
              >
                {t("sure")}
              </Check>
            </>
          );
        }}
      </CheckedForm>
    </Section>
  );
}

function Ending({ plan, period, until, withdrawBy }: EndingContract) {
  const t = useServerTexts("account.page.privacy.ends");
  const link = (text: ReactNode) => <Link to="/withdraw">{text}</Link>;
  return (
    <p>
      <b>{t(period, { plan, date: until })}</b>{" "}
      {withdrawBy ? t.rich("withdraw", { day: withdrawBy, link }) : null}
    </p>
  );
}
