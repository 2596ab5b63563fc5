import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { orderPath } from "../offer-address.ts";
import { type Plan, plans } from "../plans.ts";
import type { Tier } from "../tier.ts";
import { BenefitList } from "./plan-parts.tsx";

export type SuccessView = {
  /** The active plan; null for none, and while the confirmation is still missing. */
  active: { tier: Tier; plan: Plan } | null;
  /** The plan whose trial was refused. */
  refused: Plan | null;
  /** Whether an order still waits for its confirmation. */
  waiting: boolean;
  /** The next charge in words. */
  notice: string | null;
  /** The address of this page. */
  address: string;
};

/** The page after the payment page. */
export function SuccessPage({ active, refused, waiting, notice, address }: SuccessView) {
  const t = useTranslations("plans");
  const state = active ? "active" : refused ? "refused" : waiting ? "waiting" : "none";
  const site = useTranslations("site.links");
  return (
    <>
      <div className="page-head">
        <h1>
          {active
            ? t(`success.active.${active.tier}`, { pass: t(`names.${active.plan}`) })
            : t(`success.${state === "active" ? "none" : state}`)}
        </h1>
        <p>{t(`success.${state}Text`)}</p>
      </div>
      {notice ? <p className="subscription-note">{notice}</p> : null}
      {state === "refused" && refused ? (
        <p className="form-acts">
          <Link className="btn btn-star" to={orderPath({ plan: refused })}>
            {t("success.withoutTrial")}
          </Link>
        </p>
      ) : null}
      {state === "waiting" ? (
        <p className="form-acts">
          <a className="btn btn-solid" href={address}>
            <Icon name="refresh" size={16} />
            {t("success.check")}
          </a>
        </p>
      ) : null}
      {state === "none" ? (
        <p className="form-acts">
          <Link className="btn btn-star" to="/pricing">
            {t("success.toPricing")}
          </Link>
        </p>
      ) : null}
      {active ? <Includes plan={active.plan} /> : null}
      <p className="form-acts subscription-acts">
        <Link className={active ? "btn btn-solid" : "btn"} to="/news">
          {t("success.news")}
        </Link>
        {active?.plan === "academy" ? (
          <Link className="btn" to="/academy">
            {site("academy")}
          </Link>
        ) : null}
        <Link className="btn" to="/subscription-manage">
          {t("manage")}
        </Link>
        <Link className="btn" to="/">
          {t("success.home")}
        </Link>
        <Link className="btn" to="/support">
          {t("success.support")}
        </Link>
      </p>
      {waiting ? <p className="vh" role="status" data-waiting={t("success.slow")} /> : null}
    </>
  );
}

/** The benefits of a plan and of the plans below it. */
function Includes({ plan }: { plan: Plan }) {
  const t = useTranslations("plans.success");
  return (
    <section className="sec includes" aria-labelledby="includes">
      <div className="sec-head">
        <h2 id="includes">{t("includes")}</h2>
      </div>
      {plans.slice(0, plans.indexOf(plan) + 1).map((one) => (
        <BenefitList key={one} plan={one} />
      ))}
    </section>
  );
}
