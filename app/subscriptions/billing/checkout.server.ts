import { saveLocale } from "#accounts/letter-language.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { Locale } from "#platform/locale.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { dayText } from "../date-text.ts";
import { moneyText } from "../money.ts";
import { amountOf, type Offer, type Plan, tierOf, trialDays } from "../plans.ts";
import { isLive } from "../subscription.ts";
import { ensureCustomer } from "./customers.server.ts";
import type { Lease } from "./leases.server.ts";
import { portalUrl } from "./portal.server.ts";
import { priceIdOf } from "./prices.server.ts";
import { type Provider, type Unavailable, unavailable } from "./provider.server.ts";
import type { StripeSubscription } from "./subscription-snapshot.ts";
import { getAddressee } from "./subscriptions.queries.server.ts";
import { hadTrial } from "./trials.server.ts";

type CheckoutOptions = {
  locale: Locale;
  orderId?: string | null;
  /** Plans that the portal must not offer. */
  withheld?: readonly Plan[];
  lease: Lease;
};

/** See `startCheckout`; the caller holds the reader's lease. */
export async function beginCheckout(
  services: CoreServices,
  provider: Provider,
  reader: { id: string; email: string },
  offer: Offer,
  { locale, orderId, withheld, lease }: CheckoutOptions,
): Promise<{ ok: true; url: string } | Unavailable> {
  const customer = await ensureCustomer(services, provider, reader, locale);
  const live = await findLive(provider, customer);
  if (live) {
    const change = { of: live, to: offer };
    return {
      ok: true,
      url: await portalUrl(services, provider, customer, { locale, change, withheld }),
    };
  }
  for await (const { id } of provider.checkout.sessions.list({ customer, status: "open" }))
    await provider.checkout.sessions.expire(id);
  const price = await priceIdOf(provider, offer);
  if (!price) {
    services.log.error(
      { offer },
      "a price is not set up as in the price book: npm run billing -- setup",
    );
    return unavailable;
  }
  const isTrial = !(await hadTrial(services.db, reader.id));
  await saveLocale(services.db, reader.id, locale);
  const metadata = { user_id: reader.id, ...(orderId ? { order_id: orderId } : {}) };
  const { baseUrl } = services.config;
  const zone = (await getAddressee(services.db, reader.id))?.zone ?? "UTC";
  const message = submitMessage(offer, { locale, zone, isTrial, now: services.now() });
  const session = await provider.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      locale,
      metadata,
      client_reference_id: reader.id,
      line_items: [{ price, quantity: 1 }],
      success_url: `${baseUrl}/subscription-success?tier=${tierOf[offer.plan]}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${baseUrl}/pricing`,
      // The price that we show is the price that is charged, without conversion.
      adaptive_pricing: { enabled: false },
      payment_method_collection: "always",
      custom_text: { submit: { message } },
      subscription_data: { metadata, ...(isTrial ? { trial_period_days: trialDays } : {}) },
    },
    { idempotencyKey: `checkout-${lease.token}` },
  );
  if (!session.url) throw new Error(`the checkout ${session.id} has no page`);
  return { ok: true, url: session.url };
}

/** The live subscription of a customer, read from the provider. */
async function findLive(provider: Provider, customer: string): Promise<StripeSubscription | null> {
  for await (const one of provider.subscriptions.list({ customer, status: "all", limit: 100 }))
    if (isLive({ status: one.status as never })) return one;
  return null;
}

/** The terms of the order, repeated beside the provider's button, whose label we cannot choose. */
function submitMessage(
  offer: Offer,
  { locale, zone, isTrial, now }: { locale: Locale; zone: string; isTrial: boolean; now: Date },
): string {
  const t = textsFor("mails", locale);
  const amount = moneyText(locale, amountOf(offer), offer.currency);
  const price = t(`billing.each.${offer.interval}`, { amount });
  const date = dayText(locale, new Date(now.getTime() + trialDays * dayMs), zone);
  return isTrial
    ? t("billing.checkout.trial", { date, price })
    : t("billing.checkout.now", { price });
}
