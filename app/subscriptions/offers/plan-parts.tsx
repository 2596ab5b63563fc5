import { useLocale, useTranslations } from "use-intl";
import { Icon } from "#ui/sprite.tsx";
import { addedBy, type Benefit, comparedBy, shareOf } from "../benefits.ts";
import { moneyText } from "../money.ts";
import { amountOf, type Currency, type Interval, type Offer, type Plan } from "../plans.ts";

/** A price with its interval: large where it is offered. */
export function Price({ offer }: { offer: Offer }) {
  const t = useTranslations("plans");
  return (
    <>
      {moneyText(useLocale(), amountOf(offer), offer.currency)}
      <small>{t(`per.${offer.interval}`)}</small>
    </>
  );
}

/** What a plan gives, as a list; what it has beyond `before`, where that is named. */
export function Gives({ plan, before }: { plan: Plan; before?: string | undefined }) {
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
    const months = Number(shareOf(benefit, plan));
    const span =
      months > 12
        ? t("years", { count: String(months / 12) })
        : t("months", { count: String(months) });
    return t("gives.archive", { span });
  };
}

/** A column of a comparison: a plan under the name that the page gives it. */
export type Column = { plan: Plan; name: string };

/** Plans beside each other, row by row. @param prices what each costs in this currency */
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
    // Whoever cannot drag scrolls a narrow screen's table by the keys.
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
                  <Share of={benefit} plan={plan} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Share({ of, plan }: { of: Benefit; plan: Plan }) {
  const t = useTranslations("plans");
  const share = shareOf(of, plan);
  if (typeof share === "number")
    return share > 12 ? t("spanYears", { count: share / 12 }) : t("spanMonths", { count: share });
  return share ? (
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
