import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Problem } from "#ui/field.tsx";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { moneyText } from "../money.ts";
import { orderPath } from "../offer-address.ts";
import { amountOf, intervals, type Offer, tierOf } from "../plans.ts";
import { BenefitList } from "./plan-parts.tsx";

/** The texts that the law requires before an order. They are stored with the order. */
export type OrderTexts = {
  owed: string;
  trial: string;
  renewal: string;
  withdrawal: string;
  button: string;
};

export type OrderView = {
  offer: Offer;
  /** Cents due at once. */
  today: number;
  trial: boolean;
  words: OrderTexts;
  operator: string;
  problem: string | null;
};

/** The order page with the information that the law requires and the button (Directive 2011/83/EU, Art. 8(2)). */
export function OrderPage({ offer, today, trial, words, operator, problem }: OrderView) {
  const t = useTranslations("plans.order");
  const tPlans = useTranslations("plans");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents, offer.currency);
  const amount = amountOf(offer);
  const terms = (text: ReactNode) => (
    <Link to="/terms" target="_blank" rel="noopener">
      {text}
    </Link>
  );
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <div className="order">
        <div>
          <section aria-labelledby="order-plan">
            <div className="sec-head">
              <h2 id="order-plan">{tPlans(`names.${offer.plan}`)}</h2>
              <b
                className={
                  tierOf[offer.plan] === "premium" ? "badge badge-premium" : "badge badge-new"
                }
              >
                {tPlans(`tiers.${tierOf[offer.plan]}`)}
              </b>
              <Link className="btn btn-small push" to="/pricing">
                {t("change")}
              </Link>
            </div>
            <PlanGives offer={offer} />
            <nav className="seg" aria-label={t("interval")}>
              {intervals.map((interval) => (
                <Link
                  key={interval}
                  className="num"
                  to={orderPath({ ...offer, interval })}
                  aria-current={interval === offer.interval ? "true" : undefined}
                >
                  {t(interval === "month" ? "monthly" : "annual", {
                    price: money(amountOf({ ...offer, interval })),
                  })}
                </Link>
              ))}
            </nav>
          </section>
          <section className="sec" aria-labelledby="order-terms">
            <div className="sec-head">
              <h2 id="order-terms">{t("agree")}</h2>
            </div>
            <dl className="order-terms">
              <div>
                <dt>{t("trial")}</dt>
                <dd>{words.trial}</dd>
              </div>
              <div>
                <dt>{t("renewal")}</dt>
                <dd>{words.renewal}</dd>
              </div>
              <div>
                <dt>{t("withdrawal")}</dt>
                <dd>{words.withdrawal}</dd>
              </div>
              <div>
                <dt>{t("seller")}</dt>
                <dd>{t.rich("sellerText", { operator, terms })}</dd>
              </div>
            </dl>
          </section>
        </div>
        <form
          className="order-total"
          method="post"
          action={useLanguagePath(orderPath(offer))}
          aria-labelledby="order-total"
        >
          <div className="sec-head">
            <h2 id="order-total">{t("total")}</h2>
          </div>
          <dl className="lines num">
            <div>
              <dt>{t(`line.${offer.interval}`, { name: tPlans(`names.${offer.plan}`) })}</dt>
              <dd>{money(amount)}</dd>
            </div>
            {trial ? (
              <div>
                <dt>{t("trialLine")}</dt>
                <dd>{money(-amount)}</dd>
              </div>
            ) : null}
          </dl>
          <p className="order-today">
            <b>{t("today")}</b> <b className="price num">{money(today)}</b>
          </p>
          {Object.entries(offer).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="amount" value={amount} />
          <input type="hidden" name="trial" value={trial ? "1" : "0"} />
          <p className="order-owed num" id="order-owed">
            {words.owed}
          </p>
          <button type="submit" className="btn btn-star order-button" aria-describedby="order-owed">
            {words.button}
          </button>
          <p className="note">{tPlans(trial ? "notes.home" : "notes.homeNoTrial")}</p>
          {offer.currency === "eur" ? <p className="note">{tPlans("pricing.vat")}</p> : null}
        </form>
      </div>
    </div>
  );
}

function PlanGives({ offer: { plan } }: Pick<OrderView, "offer">) {
  const t = useTranslations("plans.names");
  const before = { essential: undefined, insider: t("essential"), academy: t("insider") }[plan];
  return <BenefitList plan={plan} before={before} />;
}

/** A change of plan, with a button to the provider's page that confirms it. */
export function ChangePage({
  offer,
  now,
  problem,
}: {
  offer: Offer;
  /** The current plan, in words. */
  now: string;
  problem: string | null;
}) {
  const t = useTranslations("plans");
  const price = moneyText(useLocale(), amountOf(offer), offer.currency);
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("order.changeTitle")}</h1>
        <p>{t("order.changeLead")}</p>
      </div>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <form className="order-change" method="post" action={useLanguagePath(orderPath(offer))}>
        <dl className="lines num">
          <div>
            <dt>{t("order.now")}</dt>
            <dd>{now}</dd>
          </div>
          <div>
            <dt>{t("order.after")}</dt>
            <dd>
              {t(`names.${offer.plan}`)}, {t(`priced.${offer.interval}`, { price })}
            </dd>
          </div>
        </dl>
        {Object.entries(offer).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="intent" value="change" />
        <div className="form-acts">
          <button type="submit" className="btn btn-star">
            {t("order.toPortal")}
          </button>
          <Link className="btn" to="/subscription-manage">
            {t("manage")}
          </Link>
        </div>
      </form>
    </div>
  );
}

/** Explains why an order is not possible, with a link to the plans. */
export function OrderUnavailable({ problem }: { problem: string }) {
  const t = useTranslations("plans.order.problem");
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p role="alert">{problem}</p>
      </div>
      <p className="form-acts">
        <Link className="btn btn-solid" to="/pricing">
          {t("toPricing")}
        </Link>
      </p>
    </div>
  );
}
