import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";

/** What a reader may see and why; days are printed in the reader's language. */
export type Membership = {
  tier: "basic" | "premium" | null;
  editor: boolean;
  origin: "grant" | "subscription" | null;
  until: string | null;
  since: string;
};

export function SubscriptionPanel({
  membership,
  email,
}: {
  membership: Membership;
  email: string;
}) {
  const t = useTranslations("profile.subscription");
  const { tier, editor, origin, until, since } = membership;
  const paid = origin === "subscription";
  const reason = paid
    ? until
      ? t("paidUntil", { date: until })
      : t("paid")
    : until
      ? t("grantUntil", { date: until })
      : t("grant");
  return (
    <div className="membership">
      {editor ? <p>{t("editor")}</p> : null}
      {tier ? (
        <div>
          <b className={tier === "premium" ? "badge badge-premium" : "badge"}>
            {t(`member.${tier}`)}
          </b>
          <p>{reason}</p>
        </div>
      ) : (
        <div>
          <h2>{t("none")}</h2>
          <p>{t("noneText")}</p>
        </div>
      )}
      <dl>
        <dt>{t("email")}</dt>
        <dd>{email}</dd>
        <dt>{t("since")}</dt>
        <dd>{since}</dd>
      </dl>
      <div className="form-acts">
        {paid ? (
          <Link to="/subscription-manage" className="btn btn-solid">
            {t("manage")}
          </Link>
        ) : null}
        {tier === "premium" ? null : (
          <Link to="/pricing" className={paid ? "btn" : "btn btn-star"}>
            {t("pricing")}
          </Link>
        )}
      </div>
    </div>
  );
}
