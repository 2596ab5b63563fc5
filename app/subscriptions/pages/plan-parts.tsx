import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { addedBy, type Benefit, benefitValue, comparedBy } from "../benefits.ts";
import { moneyText } from "../money.ts";
import { amountOf, type Currency, type Interval, type Offer, type Plan } from "../plans.ts";

/** The price of an offer with its interval. */
export function Price({ offer }: { offer: Offer }) {
  const t = useTranslations("plans");
  return (
    <>
      {moneyText(useLocale(), amountOf(offer), offer.currency)}
      <small>{t(`per.${offer.interval}`)}</small>
    </>
  );
}

/** The benefits of a plan as a list. @param before the name of the plan below, all of whose benefits it has too */
export function BenefitList({ plan, before }: { plan: Plan; before?: string | undefined }) {
  const t = useTranslations("plans");
  const name = useBenefitName();
  return (
    <ul className="ticks-list">
      {before ? <Tick>{t("everythingIn", { name: before })}</Tick> : null}
      {addedBy(plan).map((benefit) => (
        <Tick key={benefit}>{name(benefit, plan)}</Tick>
      ))}
    </ul>
  );
}

export function Tick({ children }: { children: string }) {
  return (
    <li>
      <Icon name="tick" size={16} />
      {children}
    </li>
  );
}

export function useBenefitName(): (benefit: Benefit, plan: Plan) => string {
  const t = useTranslations("plans");
  return (benefit, plan) => {
    if (benefit !== "archive") return t(`gives.${benefit}`);
    const months = Number(benefitValue(benefit, plan));
    const span =
      months > 12
        ? t("years", { count: String(months / 12) })
        : t("months", { count: String(months) });
    return t("gives.archive", { span });
  };
}

/** A column of a comparison: a plan and its name on this page. */
export type Column = { plan: Plan; name: string };

/** Compares plans in a table. @param prices shows the price of each plan */
export function Comparison({
  columns,
  prices,
  label,
}: {
  columns: readonly Column[];
  prices?: { currency: Currency; interval: Interval };
  label: string;
}) {
  const t = useTranslations("plans");
  const locale = useLocale();
  return (
    // On a narrow screen the table can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className="compared" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t("benefit")}</span>
            </th>
            {columns.map(({ plan, name }) => (
              <th key={plan} scope="col">
                {name}
                {prices ? (
                  <small className="num">
                    {t(`priced.${prices.interval}`, {
                      price: moneyText(locale, amountOf({ plan, ...prices }), prices.currency),
                    })}
                  </small>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedBy(columns.map(({ plan }) => plan)).map((benefit) => (
            <tr key={benefit}>
              <th scope="row">{t(`rows.${benefit}`)}</th>
              {columns.map(({ plan }) => (
                <td key={plan}>
                  <BenefitCell of={benefit} plan={plan} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BenefitCell({ of, plan }: { of: Benefit; plan: Plan }) {
  const t = useTranslations("plans");
  const value = benefitValue(of, plan);
  if (typeof value === "number")
    return value > 12 ? t("spanYears", { count: value / 12 }) : t("spanMonths", { count: value });
  return value ? (
    <>
      <Icon name="tick" size={18} />
      <span className="vh">{t("yes")}</span>
    </>
  ) : (
    <>
      <span className="vh">{t("no")}</span>
      <span aria-hidden="true">–</span>
    </>
  );
}
