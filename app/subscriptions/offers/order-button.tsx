import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { orderPath } from "../offer-address.ts";
import type { Offer } from "../plans.ts";
import { useOwnPath } from "./own-path.ts";

/** Who orders: a visitor signs in first; whoever has a subscription changes it. */
export type Buyer = "visitor" | "reader" | "subscriber";

type Props = {
  offer: Offer;
  buyer: Buyer;
  className: string;
  label: string;
  /** What the label leaves to the eye, such as the plan's name. */
  about?: string;
};

/**
 * To the order page, in a tab of its own and without scripts (decision 24). A change of plan goes to the payment
 * provider's page for that at once.
 */
export function OrderButton({ offer, buyer, className, label, about }: Props) {
  const t = useTranslations("plans");
  const path = orderPath(offer);
  const ownPath = useOwnPath();
  const words = (newTab: boolean) => {
    const unseen = [about, newTab ? t("newTab") : null].filter(Boolean).join(", ");
    return (
      <>
        {label}
        {unseen ? <span className="vh"> ({unseen})</span> : null}
      </>
    );
  };
  if (buyer === "visitor")
    return (
      <Link className={className} to={`/auth?redirectTo=${encodeURIComponent(path)}`}>
        {words(false)}
      </Link>
    );
  if (buyer === "reader")
    return (
      <Link className={className} to={path} target="_blank" rel="noopener">
        {words(true)}
      </Link>
    );
  return (
    <form method="post" action={ownPath(path)} target="_blank" rel="noopener">
      {Object.entries(offer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="intent" value="change" />
      <button type="submit" className={className}>
        {words(true)}
      </button>
    </form>
  );
}
