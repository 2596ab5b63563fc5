import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import type { Offer } from "../plans.ts";
import { OrderButton } from "./order-button.tsx";
import { Gives, Price } from "./plan-parts.tsx";

const basic: Offer = { plan: "essential", interval: "month", currency: "eur" };
const premium: Offer = { ...basic, plan: "insider" };

type Props = {
  note: "home" | "news";
  /** Whether the free days are still before this reader. */
  trial: boolean;
  /** Whether it is what the page is about. */
  heading?: boolean;
};

/** Basic and Premium, for signed-in readers without a plan (specification, section 2). Printed. */
export function PlanOffer({ note, trial, heading = false }: Props) {
  const t = useTranslations("plans");
  const Title = heading ? "h1" : "h2";
  const Name = heading ? "h2" : "h3";
  return (
    <section className="offer" aria-labelledby="offer">
      <div className="offer-say">
        <Title id="offer">{t("offer.title")}</Title>
        <p className="offer-text">{t("offer.text")}</p>
        <p>{t(trial ? `notes.${note}` : `notes.${note}NoTrial`)}</p>
        <p>
          <Link to="/pricing">{t("offer.all")}</Link>
        </p>
      </div>
      <div className="plan">
        <Name>{t("named.essential")}</Name>
        <p className="price num">
          <Price offer={basic} />
        </p>
        <Gives plan="essential" />
        <OrderButton
          offer={basic}
          buyer="reader"
          className="btn btn-solid"
          label={t("offer.startBasic")}
        />
      </div>
      <div className="plan plan-first">
        <Name>
          {t("named.insider")} <b className="badge">{t("offer.popular")}</b>
        </Name>
        <p className="price num">
          <Price offer={premium} />
        </p>
        <Gives plan="insider" before={t("tiered.essential")} />
        <OrderButton
          offer={premium}
          buyer="reader"
          className="btn"
          label={t("offer.startPremium")}
        />
      </div>
    </section>
  );
}
