import type Stripe from "stripe";
import type { CoreServices } from "#platform/services.server.ts";
import { portalConfiguration, portalMetadata, portalVariants } from "./billing/portal.server.ts";
import { clearPriceCache } from "./billing/prices.server.ts";
import { type Provider, withProvider } from "./billing/provider.server.ts";
import { offerMetadataKey } from "./billing/subscription-snapshot.ts";
import {
  amountOf,
  currencies,
  lookupKeyOf,
  type Offer,
  offers,
  type Plan,
  passNames,
  plans,
} from "./plans.ts";

// Sets up products, prices and the portal's configuration at the payment provider, from the price book. Running it again
// changes only what differs.

/** There is a product for each plan and currency, because the portal allows one price per interval in a product. */
type ProductKey = Pick<Offer, "plan" | "currency">;
const products: ProductKey[] = currencies.flatMap((currency) =>
  plans.map((plan) => ({ plan, currency })),
);
const productIdOf = ({ plan, currency }: ProductKey) => `eunison_${plan}_${currency}`;
/** @returns `done` has a line for each object that was made or changed */
export const setUp = (
  services: Pick<CoreServices, "config" | "log">,
): Promise<{ ok: true; done: string[] } | { ok: false; reason: "unavailable" }> =>
  withProvider(services, async (provider) => {
    const done: string[] = [];
    const prices = await ensurePrices(provider, services.config.site.name, done);
    for (const withheld of portalVariants)
      await ensurePortal(provider, services.config, { prices, withheld }, done);
    clearPriceCache(provider);
    return { ok: true, done };
  });

async function ensurePrices(
  provider: Provider,
  site: string,
  done: string[],
): Promise<Map<string, string>> {
  const known = new Map<string, Stripe.Price>();
  for (const key of products) {
    const product = await ensureProduct(provider, key, site, done);
    for await (const price of provider.prices.list({ product, active: true, limit: 100 }))
      if (price.lookup_key) known.set(price.lookup_key, price);
  }
  const ids = new Map<string, string>();
  for (const offer of offers) {
    const key = lookupKeyOf(offer);
    const price = known.get(key);
    const fits = price?.unit_amount === amountOf(offer) && price.tax_behavior === "inclusive";
    ids.set(key, price && fits ? price.id : await makePrice(provider, offer, done));
  }
  return ids;
}

async function ensureProduct(
  provider: Provider,
  key: ProductKey,
  site: string,
  done: string[],
): Promise<string> {
  const id = productIdOf(key);
  const { plan } = key;
  const name = `${site} ${passNames[plan]}`;
  const { data } = await provider.products.list({ ids: [id] });
  if (data[0]?.name === name) return id;
  // Checkout, portal and invoices show this name, the name of the pass.
  if (data[0]) await provider.products.update(id, { name });
  else await provider.products.create({ id, name, metadata: { plan } });
  done.push(`product ${id}`);
  return id;
}

/** Prices cannot be changed: a new amount is a new price that takes the lookup key over. Subscribers keep the old price. */
async function makePrice(provider: Provider, offer: Offer, done: string[]): Promise<string> {
  const key = lookupKeyOf(offer);
  const { id } = await provider.prices.create({
    product: productIdOf(offer),
    currency: offer.currency,
    unit_amount: amountOf(offer),
    recurring: { interval: offer.interval },
    // The price includes value added tax (Directive 98/6/EC, Art. 2).
    tax_behavior: "inclusive",
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { [offerMetadataKey]: key },
  });
  done.push(`price ${key}`);
  return id;
}

/** The portal cancels and downgrades at the end of the period, and upgrades at once. */
async function ensurePortal(
  provider: Provider,
  { baseUrl }: Pick<CoreServices["config"], "baseUrl">,
  { prices, withheld }: { prices: ReadonlyMap<string, string>; withheld: readonly Plan[] },
  done: string[],
): Promise<void> {
  const offered = products.filter(({ plan }) => !withheld.includes(plan));
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ["name", "address"] },
    subscription_cancel: { enabled: true, mode: "at_period_end", proration_behavior: "none" },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price"],
      proration_behavior: "always_invoice",
      products: offered.map((product) => ({
        product: productIdOf(product),
        prices: offers
          .filter((offer) => productIdOf(offer) === productIdOf(product))
          .map((offer) => prices.get(lookupKeyOf(offer)) ?? ""),
      })),
      schedule_at_period_end: {
        conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }],
      },
    },
  };
  const known = await portalConfiguration(provider, withheld);
  const configuration = {
    features,
    default_return_url: `${baseUrl}/subscription-manage?from=portal`,
  };
  if (known) {
    await provider.billingPortal.configurations.update(known, configuration);
    return;
  }
  const metadata = portalMetadata(withheld);
  await provider.billingPortal.configurations.create({ ...configuration, metadata });
  done.push(`configuration ${metadata.eunison}`);
}

type EnabledEvent = Stripe.WebhookEndpointCreateParams.EnabledEvent;
/** The events that can change a subscription, its payments or its customer. */
const webhookEvents: EnabledEvent[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.deleted",
  "customer.updated",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.trial_will_end",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
  "refund.failed",
  "subscription_schedule.released",
  "subscription_schedule.updated",
  "subscription_schedule.canceled",
];

/**
 * Makes the webhook endpoint of this site where there is none; the provider shows the secret only then. One that is
 * not sent all events that are needed is sent them too; `changed` tells of that.
 */
export const ensureWebhook = (
  services: Pick<CoreServices, "config" | "log">,
): Promise<
  | { ok: true; url: string; secret: string | null; changed: boolean }
  | { ok: false; reason: "unavailable" }
> =>
  withProvider(services, async (provider) => {
    const url = `${services.config.baseUrl}/webhooks/stripe`;
    for await (const one of provider.webhookEndpoints.list({ limit: 100 }))
      if (one.url === url && one.status === "enabled") {
        const sent = new Set<string>(one.enabled_events);
        const changed = !sent.has("*") && webhookEvents.some((event) => !sent.has(event));
        if (changed)
          await provider.webhookEndpoints.update(one.id, {
            enabled_events: [
              ...new Set([...(one.enabled_events as EnabledEvent[]), ...webhookEvents]),
            ],
          });
        return { ok: true, url, secret: null, changed };
      }
    const made = await provider.webhookEndpoints.create({ url, enabled_events: webhookEvents });
    return { ok: true, url, secret: made.secret ?? null, changed: false };
  });
