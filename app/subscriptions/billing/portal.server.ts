import type Stripe from "stripe";
import type { Locale } from "#platform/locale.ts";
import type { Basics } from "#platform/services.server.ts";
import { currencies, lookupKeyOf, type Offer, type Plan } from "../plans.ts";
import { priceIdOf } from "./prices.server.ts";
import type { Provider } from "./provider.server.ts";
import { lookupKeyOfPrice, type StripeSubscription } from "./subscription-snapshot.ts";

/** Which page of the portal comes first; its front page unless named. */
export type PortalFlow = "payment_method_update" | "subscription_cancel" | "subscription_update";

/** What our portal leaves out: nothing, or the plan whose content is still held back. There is a configuration for each. */
export const portalVariants: readonly (readonly Plan[])[] = [[], ["academy"]];

/** How a configuration of ours is found again among others of the account. */
export const portalMetadata = (withheld: readonly Plan[]) => ({
  eunison: ["portal", ...withheld.map((plan) => `without ${plan}`)].join(" "),
});

type PortalOptions = {
  locale: Locale;
  /** Needs the subscription for all but the payment method; the provider's front page where there is none. */
  flow?: PortalFlow;
  /** A change to another offer, to be confirmed there. */
  change?: { of: StripeSubscription; to: Offer };
  /** Plans that nobody can change to at the moment. */
  withheld?: readonly Plan[];
};

/** A fresh address of the provider's portal. It lives for some minutes and for one reader. */
export async function portalUrl(
  { config, log }: Pick<Basics, "config" | "log">,
  provider: Provider,
  customer: string,
  { locale, flow, change, withheld = [] }: PortalOptions,
): Promise<string> {
  let configuration = await portalConfiguration(provider, withheld);
  if (!configuration && withheld.length > 0) {
    // Cancelling and paying must not wait for it.
    log.error({ withheld }, "the portal offers a plan that is held back: npm run billing -- setup");
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

/** Ours, or undefined where none was set up: then the account's own holds. */
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

/** The change as the portal asks for its confirmation; undefined where it cannot be made there. */
async function changeFlow(
  provider: Provider,
  { of, to }: { of: StripeSubscription; to: Offer },
): Promise<Flow | undefined> {
  const [item] = of.items.data;
  // A subscription keeps its currency for life; one that ends or owes is first to be put in order.
  const currency = currencies.find((one) => one === of.currency);
  const orderly = of.status === "active" || of.status === "trialing";
  if (!item || !currency || !orderly || of.cancel_at || of.cancel_at_period_end) return undefined;
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
