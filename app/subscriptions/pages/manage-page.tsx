import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link, useLanguagePath } from "#ui/link.tsx";
import type { Currency, Interval } from "../plans.ts";
import { type Buyer, OrderButton } from "./order-button.tsx";
import { Comparison } from "./plan-parts.tsx";

export type ManageView = {
  active: boolean;
  /** The plan's name on this page; null without a plan. */
  plan: string | null;
  /** Null where no price applies. */
  price: { amount: string; interval: Interval } | null;
  /** Sentences about the state of the subscription. */
  notices: string[];
  /** The next important date. */
  date: { label: string; day: string } | null;
  account: { email: string; since: string };
  /** The offer of Premium; null for readers who have it. */
  upgrade: { buyer: Buyer; interval: Interval; currency: Currency } | null;
  /** Whether the reader can open the payment provider's portal. */
  billing: boolean;
  prices: { interval: Interval; currency: Currency };
};

type Props = {
  view: ManageView;
  /** Whether the payment provider's portal is being opened. */
  opening: boolean;
  /** The links to withdraw, cancel and resume. */
  more: ReactNode;
};

/** A reader's subscription. */
export function ManagePage({ view, opening, more }: Props) {
  const t = useTranslations("plans");
  const { plan, price, upgrade } = view;
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("manageTitle")}</h1>
      </div>
      <div className="manage">
        <section aria-labelledby="subscription-plan">
          <div className="sec-head">
            <h2 id="subscription-plan">{t("page.plan")}</h2>
            <b className={view.active ? "badge push" : "badge badge-new push"}>
              {t(view.active ? "page.active" : "page.inactive")}
            </b>
          </div>
          {plan ? (
            <p className="subscription-plan">
              <b>{plan}</b>{" "}
              {price ? (
                <span className="price num">
                  {price.amount}
                  <small>{t(`per.${price.interval}`)}</small>
                </span>
              ) : null}
            </p>
          ) : null}
          {view.notices.map((line) => (
            <p key={line} className="subscription-note">
              {line}
            </p>
          ))}
          {view.date ? (
            <dl className="lines">
              <div>
                <dt>{view.date.label}</dt>
                <dd>{view.date.day}</dd>
              </div>
            </dl>
          ) : null}
          <div className="form-acts subscription-acts">
            {upgrade ? (
              <OrderButton
                offer={{ plan: "insider", interval: upgrade.interval, currency: upgrade.currency }}
                buyer={upgrade.buyer}
                className="btn btn-star"
                label={t("page.upgrade")}
                about={t("names.insider")}
              />
            ) : null}
            {view.billing ? <BillingButton opening={opening} /> : null}
            {plan ? null : (
              <Link className="btn btn-solid" to="/pricing">
                {t("page.pricing")}
              </Link>
            )}
          </div>
        </section>
        <section aria-labelledby="subscription-account">
          <div className="sec-head">
            <h2 id="subscription-account">{t("page.account")}</h2>
          </div>
          <dl className="lines">
            <div>
              <dt>{t("page.email")}</dt>
              <dd>{view.account.email}</dd>
            </div>
            <div>
              <dt>{t("page.since")}</dt>
              <dd>{view.account.since}</dd>
            </div>
          </dl>
        </section>
      </div>
      {more}
      <section className="sec">
        <div className="sec-head">
          <h2>{t("page.comparison")}</h2>
        </div>
        <Comparison
          label={t("page.comparison")}
          prices={view.prices}
          columns={[
            { plan: "essential", name: t("named.essential") },
            { plan: "insider", name: t("named.insider") },
          ]}
        />
      </section>
    </div>
  );
}

/** To the payment provider's portal, in a tab of its own (see `usePortalTab`). */
function BillingButton({ opening }: { opening: boolean }) {
  const t = useTranslations("plans.page");
  const tPlans = useTranslations("plans");
  return (
    <form
      method="post"
      action={useLanguagePath("/subscription-manage")}
      target="_blank"
      data-opening=""
      rel="noopener"
    >
      <button type="submit" className="btn btn-one" disabled={opening}>
        <span aria-hidden={opening || undefined}>
          {t("billing")}
          <span className="vh"> ({tPlans("newTab")})</span>
        </span>
        <span aria-hidden={!opening || undefined}>{t("opening")}</span>
      </button>
    </form>
  );
}
