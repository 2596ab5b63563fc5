import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";

/** A reader's access and where it comes from; dates are in the reader's language. */
export type Membership = {
  tier: "basic" | "premium" | null;
  /** The name of the pass behind the tier. */
  pass: string | null;
  editor: boolean;
  /** Whether there is or was a subscription; then the panel links to its page. */
  hasSubscription: boolean;
  /** A sentence about the subscription: until when it runs, or when it renews. */
  statusLines: string[];
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
  const { tier, pass, editor, hasSubscription, statusLines, since } = membership;
  return (
    <div className="membership">
      {editor ? <p>{t("editor")}</p> : null}
      {tier ? (
        <div>
          <b className={tier === "premium" ? "badge badge-premium" : "badge"}>
            {t(`member.${tier}`)}
            {pass ? ` (${pass})` : null}
          </b>
        </div>
      ) : (
        <div>
          <h2>{t("none")}</h2>
          <p>{t("noneText")}</p>
        </div>
      )}
      {statusLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <dl>
        <dt>{t("email")}</dt>
        <dd>{email}</dd>
        <dt>{t("since")}</dt>
        <dd>{since}</dd>
      </dl>
      <div className="form-acts">
        {hasSubscription ? (
          <Link to="/subscription-manage" className="btn btn-solid">
            {t("manage")}
          </Link>
        ) : null}
        {tier === "premium" ? null : (
          <Link to="/pricing" className={hasSubscription ? "btn" : "btn btn-star"}>
            {t("pricing")}
          </Link>
        )}
      </div>
    </div>
  );
}
