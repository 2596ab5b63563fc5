import type Stripe from "stripe";
import type { Locale } from "#platform/locale.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { currencies, lookupKeyOf, type Offer, type Plan } from "../plans.ts";
import { priceIdOf } from "./prices.server.ts";
import type { Provider } from "./provider.server.ts";
import { lookupKeyOfPrice, type StripeSubscription } from "./subscription-snapshot.ts";

/** The plans that our portal configurations leave out: none, or the one whose content is still withheld. */
export const portalVariants: readonly (readonly Plan[])[] = [[], ["academy"]];

/** The metadata by which one of our configurations is found again. */
export const portalMetadata = (withheld: readonly Plan[]) => ({
  eunison: ["portal", ...withheld.map((plan) => `without ${plan}`)].join(" "),
});

type PortalOptions = {
  locale: Locale;
  /** A change to another offer, which the reader confirms there. */
  change?: { of: StripeSubscription; to: Offer };
  /** Plans that the portal must not offer. */
  withheld?: readonly Plan[];
};

/**
 * A new address of the provider's portal, for one reader and some minutes: its front page, or the page that confirms a
 * change.
 */
export async function portalUrl(
  { config, log }: Pick<CoreServices, "config" | "log">,
  provider: Provider,
  customer: string,
  { locale, change, withheld = [] }: PortalOptions,
): Promise<string> {
  let configuration = await portalConfiguration(provider, withheld);
  if (!configuration && withheld.length > 0) {
    // The portal opens all the same, for cancelling and paying.
    log.error({ withheld }, "the portal offers a plan that is withheld: npm run billing -- setup");
    configuration = await portalConfiguration(provider);
  }
  const flow_data = change && (await changeFlow(provider, change));
  const session = await provider.billingPortal.sessions.create({
    customer,
    locale,
    return_url: `${config.baseUrl}/subscription-manage?from=portal`,
    ...(configuration ? { configuration } : {}),
    ...(flow_data ? { flow_data } : {}),
  });
  return session.url;
}

/** The id of our configuration; undefined where none is set up, then the account's default applies. */
export async function portalConfiguration(
  provider: Provider,
  withheld: readonly Plan[] = [],
): Promise<string | undefined> {
  const { eunison } = portalMetadata(withheld);
  for await (const one of provider.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (one.metadata?.eunison === eunison) return one.id;
  return undefined;
}

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** The portal's page that confirms a change of plan; undefined where the portal cannot make it. */
async function changeFlow(
  provider: Provider,
  { of, to }: { of: StripeSubscription; to: Offer },
): Promise<Flow | undefined> {
  const [item] = of.items.data;
  // A subscription keeps its currency. One that ends or has an open payment has to be put in order first.
  const currency = currencies.find((one) => one === of.currency);
  const inOrder = of.status === "active" || of.status === "trialing";
  if (!item || !currency || !inOrder || of.cancel_at || of.cancel_at_period_end) return undefined;
  const offer = { ...to, currency };
  const price = await priceIdOf(provider, offer);
  if (!price || lookupKeyOfPrice(item.price) === lookupKeyOf(offer)) return undefined;
  return {
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: of.id,
      items: [{ id: item.id, price, quantity: 1 }],
    },
  };
}
