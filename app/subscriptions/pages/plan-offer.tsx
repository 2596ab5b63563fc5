import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import type { Offer } from "../plans.ts";
import { OrderButton } from "./order-button.tsx";
import { BenefitList, Price } from "./plan-parts.tsx";

const basic: Offer = { plan: "essential", interval: "month", currency: "eur" };
const premium: Offer = { ...basic, plan: "insider" };

type Props = {
  note: "home" | "news";
  /** Whether the reader can still have a free trial. */
  trial: boolean;
};

/** Basic and Premium, offered to signed-in readers without a plan. */
export function PlanOffer({ note, trial }: Props) {
  const t = useTranslations("plans");
  return (
    <section className="offer" aria-labelledby="offer">
      <div className="offer-intro">
        <h2 id="offer">{t("offer.title")}</h2>
        <p className="offer-text">{t("offer.text")}</p>
        <p>{t(trial ? `notes.${note}` : `notes.${note}NoTrial`)}</p>
        <p>
          <Link to="/pricing">{t("offer.all")}</Link>
        </p>
      </div>
      <div className="plan">
        <h3>{t("named.essential")}</h3>
        <p className="price num">
          <Price offer={basic} />
        </p>
        <BenefitList plan="essential" />
        <OrderButton
          offer={basic}
          buyer="freeAccount"
          className="btn btn-solid"
          label={t("offer.startBasic")}
        />
      </div>
      <div className="plan plan-first">
        <h3>
          {t("named.insider")} <b className="badge">{t("offer.popular")}</b>
        </h3>
        <p className="price num">
          <Price offer={premium} />
        </p>
        <BenefitList plan="insider" before={t("tiered.essential")} />
        <OrderButton
          offer={premium}
          buyer="freeAccount"
          className="btn"
          label={t("offer.startPremium")}
        />
      </div>
    </section>
  );
}
