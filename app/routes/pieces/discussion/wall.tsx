import { useLocale } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { moneyText } from "#subscriptions/money.ts";
import { amountOf } from "#subscriptions/plans.ts";
import { Link } from "#ui/link.tsx";

/** In the place of the form, for readers whose plan does not let them write. @param path where the sign-in leads back to */
export function DiscussionWall({ visitor, path }: { visitor: boolean; path: string }) {
  const t = useServerTexts("discussions.wall");
  const locale = useLocale();
  const price = moneyText(
    locale,
    amountOf({ plan: "essential", interval: "month", currency: "eur" }),
    "eur",
  );
  return (
    <div className="disc-offer">
      <div>
        <h3>{t("title")}</h3>
        <p>
          {t("plan", { price })} {visitor ? t("visitor") : null}
        </p>
      </div>
      <p className="disc-offer-acts">
        <Link className="btn" to="/pricing">
          {t("plans")}
        </Link>
        {visitor ? (
          <Link className="btn" to={`/auth?redirectTo=${encodeURIComponent(path)}`}>
            {t("login")}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
