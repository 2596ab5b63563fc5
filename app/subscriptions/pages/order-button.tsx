import { useTranslations } from "use-intl";
import { Link, useLanguagePath } from "#ui/link.tsx";
import { orderPath } from "../offer-address.ts";
import type { Offer } from "../plans.ts";

/** Who orders: a visitor signs in first, a subscriber changes their plan. */
export type Buyer = "visitor" | "freeAccount" | "subscriber";

type Props = {
  offer: Offer;
  buyer: Buyer;
  className: string;
  label: string;
  /** A supplement to the label for screen readers, such as the plan's name. */
  about?: string;
};

/**
 * Opens the order page in a new tab, without scripts. A change of plan goes to the payment provider's page directly.
 */
export function OrderButton({ offer, buyer, className, label, about }: Props) {
  const t = useTranslations("plans");
  const path = orderPath(offer);
  const action = useLanguagePath(path);
  const content = (newTab: boolean) => {
    const hidden = [about, newTab ? t("newTab") : null].filter(Boolean).join(", ");
    return (
      <>
        {label}
        {hidden ? <span className="vh"> ({hidden})</span> : null}
      </>
    );
  };
  if (buyer === "visitor")
    return (
      <Link className={className} to={`/auth?redirectTo=${encodeURIComponent(path)}`}>
        {content(false)}
      </Link>
    );
  if (buyer === "freeAccount")
    return (
      <Link className={className} to={path} target="_blank" rel="noopener">
        {content(true)}
      </Link>
    );
  return (
    <form method="post" action={action} target="_blank" rel="noopener">
      {Object.entries(offer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="intent" value="change" />
      <button type="submit" className={className}>
        {content(true)}
      </button>
    </form>
  );
}
