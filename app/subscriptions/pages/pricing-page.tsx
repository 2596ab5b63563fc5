import { useLocale, useTranslations } from "use-intl";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { moneyText } from "../money.ts";
import {
  type Currency,
  currencies,
  type Interval,
  intervals,
  type Offer,
  type Plan,
  plans,
  priceBook,
  savingsOf,
  struckPricesInUsd,
} from "../plans.ts";
import { type Buyer, OrderButton } from "./order-button.tsx";
import { BenefitList, Comparison, Price } from "./plan-parts.tsx";

export type PricingView = {
  interval: Interval;
  currency: Currency;
  /** Dollars in the United States, where struck-through prices are shown. */
  american: boolean;
  buyer: Buyer;
  /**
   * The reader's plan, and the intervals under which it is marked: that of a subscription, both of a grant. `ends`: whether
   * it was granted for a time, so that it can be ordered all the same.
   */
  current: { plan: Plan; intervals: readonly Interval[]; ends: boolean } | null;
  /** Plans that cannot be ordered at the moment. */
  withheld: readonly Plan[];
  /** Whether the reader has a plan, paid or granted. */
  member: boolean;
  /** Whether a free trial is offered, running or used. */
  trial: "offered" | "running" | "had";
};

const notes = {
  offered: "notes.pricing",
  running: "notes.pricingInTrial",
  had: "notes.pricingNoTrial",
} as const;

/** The plans with their prices and benefits. */
export function PricingPage(view: PricingView) {
  const t = useTranslations("plans");
  const { interval, currency, buyer, member, trial } = view;
  return (
    <div className="wrap pricing" data-interval={interval}>
      <div className="page-head pricing-head">
        <div>
          <h1>{t("pricing.heading")}</h1>
          <p>{t("pricing.lead")}</p>
        </div>
        <Choices {...view} />
      </div>
      <div className="plans" id="plans">
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} {...view} />
        ))}
      </div>
      <div className="pricing-notes">
        <p>
          <b>{t(notes[trial])}</b>
          {currency === "eur" ? <> {t("pricing.vat")}</> : null}
        </p>
        {member ? (
          <Link className="btn btn-small" to="/subscription-manage">
            {t("manage")}
          </Link>
        ) : null}
      </div>
      <section className="sec">
        <header className="sec-head">
          <h2>{t("pricing.compare")}</h2>
        </header>
        <Comparison
          label={t("pricing.compare")}
          columns={plans.map((plan) => ({ plan, name: t(`names.${plan}`) }))}
        />
      </section>
      <section className="sec closing" aria-labelledby="closing">
        <div>
          <h2 id="closing">{t("pricing.closing")}</h2>
          <p>{t("pricing.closingText")}</p>
        </div>
        {member ? (
          <Link className="btn btn-solid" to="/subscription-manage">
            {t("manage")}
          </Link>
        ) : (
          intervals.map((one) => (
            <div key={one} className={`if-${one}`}>
              <OrderButton
                offer={{ plan: "insider", interval: one, currency }}
                buyer={buyer}
                className="btn btn-solid"
                label={t("signUp")}
                about={t("names.insider")}
              />
            </div>
          ))
        )}
      </section>
    </div>
  );
}

/** Interval by links and currency by a form, so that neither needs a script. */
function Choices({ interval, currency, american }: PricingView) {
  const t = useTranslations("plans.pricing");
  const percent = american
    ? 40
    : Math.max(...plans.map((plan) => savingsOf(plan, currency).percent));
  return (
    <div className="pricing-choices">
      <nav className="seg" aria-label={t("interval")}>
        {intervals.map((one) => (
          <Link
            key={one}
            to={one === "month" ? "/pricing" : "/pricing?interval=year"}
            aria-current={one === interval ? "true" : undefined}
            data-show={one}
          >
            {t(one === "month" ? "monthly" : "annual")}
            {one === "year" ? (
              <b className="badge badge-premium">{t("saveUpTo", { percent: String(percent) })}</b>
            ) : null}
          </Link>
        ))}
      </nav>
      <form
        className="seg"
        method="post"
        action={useLanguagePath("/pricing")}
        aria-label={t("currency")}
      >
        <input type="hidden" name="interval" value={interval} />
        {currencies.toReversed().map((one) => (
          <button
            key={one}
            type="submit"
            name="currency"
            value={one}
            aria-pressed={one === currency}
          >
            {t(`currencies.${one}`)}
          </button>
        ))}
      </form>
    </div>
  );
}

const marks = { essential: null, insider: "popular", academy: "professional" } as const;

function PlanCard({ plan, ...view }: PricingView & { plan: Plan }) {
  const t = useTranslations("plans");
  const mark = marks[plan];
  const before = plans[plans.indexOf(plan) - 1];
  return (
    <section
      className={plan === "insider" ? "plan plan-first" : "plan"}
      aria-labelledby={`plan-${plan}`}
    >
      <p className="plan-mark">{mark ? <b className="badge">{t(`pricing.${mark}`)}</b> : null}</p>
      <h2 id={`plan-${plan}`}>{t(`names.${plan}`)}</h2>
      <p>{t(`pricing.for.${plan}`)}</p>
      {intervals.map((interval) => (
        <Amounts key={interval} plan={plan} {...view} interval={interval} />
      ))}
      <BenefitList plan={plan} before={before && t(`names.${before}`)} />
      <div className="plan-act">
        {intervals.map((interval) => (
          <div key={interval} className={`if-${interval}`}>
            <PlanAction {...view} offer={{ plan, interval, currency: view.currency }} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The button of an offer; for the reader's own plan a mark, and the button only where what they have ends. */
function PlanAction({
  offer,
  current,
  buyer,
  withheld,
}: Pick<PricingView, "current" | "buyer" | "withheld"> & { offer: Offer }) {
  const t = useTranslations("plans");
  const { plan, interval } = offer;
  const own = current?.plan === plan && current.intervals.includes(interval) ? current : null;
  const mark = own ? (
    <button type="button" className="btn" disabled>
      {t("currentPlan")}
    </button>
  ) : null;
  if (own && !own.ends) return mark;
  return (
    <>
      {mark}
      {withheld.includes(plan) ? (
        <p className="price-note">{t("order.problem.incomplete")}</p>
      ) : (
        <OrderButton
          offer={offer}
          buyer={buyer}
          className={plan === "insider" ? "btn" : "btn btn-solid"}
          label={t("signUp")}
          about={t(`names.${plan}`)}
        />
      )}
    </>
  );
}

/** The price for one interval, and the savings of a year. */
function Amounts({
  plan,
  interval,
  currency,
  american,
}: Pick<PricingView, "currency" | "american" | "interval"> & { plan: Plan }) {
  const t = useTranslations("plans.pricing");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents, currency);
  const struck = struckPricesInUsd[plan];
  const { year } = priceBook[currency][plan];
  const saves = t("saves", {
    amount: money(american ? struck.savesAnnually * 100 : savingsOf(plan, currency).cents),
  });
  return (
    <div className={`if-${interval}`}>
      <p className="price num">
        {american && interval === "month" ? (
          <s>
            <span className="vh">{t("before")} </span>
            {money(struck.month)}
          </s>
        ) : null}
        <Price offer={{ plan, interval, currency }} />
      </p>
      <p className="price-note num">
        {interval === "month" ? t("orYearly", { price: money(year), saves }) : saves}
      </p>
    </div>
  );
}
