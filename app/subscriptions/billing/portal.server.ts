import type Stripe from "stripe";
import type { Locale } from "#platform/locale.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { currencies, lookupKeyOf, type Offer, type Plan } from "../plans.ts";
import { priceIdOf } from "./prices.server.ts";
import type { Provider } from "./provider.server.ts";
import { lookupKeyOfPrice, type StripeSubscription } from "./subscription-snapshot.ts";

/** The page of the portal to open; its front page unless given. */
export type PortalFlow = "payment_method_update" | "subscription_cancel" | "subscription_update";

/** The plans that our portal configurations leave out: none, or the one whose content is still withheld. */
export const portalVariants: readonly (readonly Plan[])[] = [[], ["academy"]];

/** The metadata by which one of our configurations is found again. */
export const portalMetadata = (withheld: readonly Plan[]) => ({
  eunison: ["portal", ...withheld.map((plan) => `without ${plan}`)].join(" "),
});

type PortalOptions = {
  locale: Locale;
  /** All but the payment method need a subscription; without one the front page opens. */
  flow?: PortalFlow;
  /** A change to another offer, which the reader confirms there. */
  change?: { of: StripeSubscription; to: Offer };
  /** Plans that the portal must not offer. */
  withheld?: readonly Plan[];
};

/** A new address of the provider's portal, for one reader and some minutes. */
export async function portalUrl(
  { config, log }: Pick<CoreServices, "config" | "log">,
  provider: Provider,
  customer: string,
  { locale, flow, change, withheld = [] }: PortalOptions,
): Promise<string> {
  let configuration = await portalConfiguration(provider, withheld);
  if (!configuration && withheld.length > 0) {
    // The portal opens all the same, for cancelling and paying.
    log.error({ withheld }, "the portal offers a plan that is withheld: npm run billing -- setup");
    configuration = await portalConfiguration(provider);
  }
  const flow_data = change
    ? await changeFlow(provider, change)
    : flow && (await namedFlow(provider, customer, flow));
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

async function namedFlow(
  provider: Provider,
  customer: string,
  type: PortalFlow,
): Promise<Flow | undefined> {
  if (type === "payment_method_update") return { type };
  const { data } = await provider.subscriptions.list({ customer, limit: 1 });
  const subscription = data[0]?.id;
  if (!subscription) return undefined;
  return type === "subscription_cancel"
    ? { type, subscription_cancel: { subscription } }
    : { type, subscription_update: { subscription } };
}
