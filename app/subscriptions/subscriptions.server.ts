import type { Reader } from "#accounts/reader.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { CoreServices } from "#platform/services.server.ts";
import {
  deleteCustomer,
  isRefundDue,
  scheduleCancellation,
  undoCancellation,
  withdrawFrom,
} from "./billing/cancellation.server.ts";
import { beginCheckout } from "./billing/checkout.server.ts";
import { withLease } from "./billing/leases.server.ts";
import { portalUrl } from "./billing/portal.server.ts";
import { type Unavailable, unavailable, withProvider } from "./billing/provider.server.ts";
import { getCustomer, listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { syncSubscriptions } from "./billing/sync.server.ts";
import { hadTrial } from "./billing/trials.server.ts";
import type { Offer, Plan } from "./plans.ts";
import { isLive, type Subscription, subscriptionView } from "./subscription.ts";

type AccountHolder = Pick<Reader, "id" | "email">;
type Busy = { ok: false; reason: "busy" };
type Failed = Unavailable | Busy;

/** Whether this site sells subscriptions. */
export const isBillingOpen = ({ stripe }: Pick<CoreServices["config"], "stripe">): boolean =>
  stripe !== null;

/** The live subscription of a reader, from our table; null for none. */
export async function subscriptionOf(db: Db, userId: string): Promise<Subscription | null> {
  const record = (await listSubscriptions(db, userId)).filter(
    (one) => isLive(one) && !one.refusedAs && !one.withdrawnAt,
  );
  return record[0] ? subscriptionView(record[0]) : null;
}

/** The live subscription of a reader, else the last one that ended. */
export async function lastSubscriptionOf(db: Db, userId: string): Promise<Subscription | null> {
  const all = (await listSubscriptions(db, userId)).filter((one) => !one.refusedAs);
  const record = all.find(isLive) ?? all[0];
  return record ? subscriptionView(record) : null;
}

/** Whether an order of this reader would begin with a free trial. */
export const isTrialAvailable = async (db: Db, userId: string): Promise<boolean> =>
  !(await hadTrial(db, userId));

/**
 * The page on which a reader pays for an offer: the provider's checkout; for subscribers its portal, which asks them to
 * confirm the change. Each reader has at most one open checkout.
 * @param o.orderId see `placeOrder`; @param o.withheld plans that the portal must not offer
 */
export const startCheckout = (
  services: CoreServices,
  reader: AccountHolder,
  offer: Offer,
  o: { locale: Locale; orderId?: string | null; withheld?: readonly Plan[] },
): Promise<{ ok: true; url: string } | Failed> =>
  withProvider(services, (provider) =>
    withLease(services, reader.id, (lease) =>
      beginCheckout(services, provider, reader, offer, { ...o, lease }),
    ),
  );

/**
 * The provider's page on which a reader manages payment and plan; "none" for readers who never went to the checkout.
 * @param o.withheld plans that the portal must not offer
 */
export async function openPortal(
  services: CoreServices,
  reader: Pick<AccountHolder, "id">,
  o: { locale: Locale; withheld?: readonly Plan[] } = { locale: "en" },
): Promise<{ ok: true; url: string } | Unavailable | { ok: false; reason: "none" }> {
  const customer = await getCustomer(services.db, reader.id);
  if (!customer) return services.config.stripe ? { ok: false, reason: "none" } : unavailable;
  return withProvider(services, async (provider) => ({
    ok: true,
    url: await portalUrl(services, provider, customer.id, o),
  }));
}

/**
 * Sends a reader's new e-mail address to the provider, for its receipts. A failure is only logged, because nothing else
 * depends on it.
 */
export async function updateCustomerEmail(services: CoreServices, email: string): Promise<void> {
  const row = await services.db
    .selectFrom("customers as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select("c.id")
    .where("u.email", "=", email)
    .executeTakeFirst();
  if (!row) return;
  const untold = "the payment provider was not told of an address";
  try {
    const updated = await withProvider(services, async (provider) => {
      await provider.customers.update(row.id, { email });
      return { ok: true };
    });
    if (!updated.ok) services.log.warn({ customer: row.id }, untold);
  } catch (error) {
    services.log.error({ err: error, customer: row.id }, untold);
  }
}

/** Reads a customer's subscriptions from the provider: see `billing/sync.server.ts`. */
export const syncCustomer = (
  services: CoreServices,
  customerId: string,
): Promise<{ ok: true } | Unavailable> =>
  withProvider(services, async (provider) => {
    await syncSubscriptions(services, provider, customerId);
    return { ok: true };
  });

/**
 * `syncCustomer` for a reader, for the success page and the return from the portal, unless it was done in the last
 * `seconds` by the site clock.
 */
export async function syncReader(
  services: CoreServices,
  userId: string,
  seconds: number,
): Promise<{ ok: true } | Unavailable> {
  const customer = await getCustomer(services.db, userId);
  const staleBefore = services.now().getTime() - seconds * 1_000;
  if (!customer || (customer.synced_at && customer.synced_at.getTime() > staleBefore))
    return { ok: true };
  return syncCustomer(services, customer.id);
}

/**
 * Withdraws from the contract: it ends now, and all payments are refunded (Directive 2011/83/EU, Art. 9 to 13). The
 * caller checks who may do this; the time limit is checked here. What the provider does not carry out now, the worker
 * finishes.
 * @returns "late" after `withdrawableUntil`, "none" for a subscription that is unknown or was withdrawn from already
 */
export const withdraw = (
  services: CoreServices,
  subscriptionId: string,
): Promise<
  { ok: true; at: Date; refundedCents: number } | Failed | { ok: false; reason: "late" | "none" }
> => withProvider(services, (provider) => withdrawFrom(services, provider, subscriptionId));

/**
 * Cancels a subscription at the end of its period.
 * @returns `changed`: false where it was cancelled at the provider already; "none" where none is live
 */
export const cancelAtPeriodEnd = (
  services: CoreServices,
  subscriptionId: string,
): Promise<{ ok: true; endsAt: Date; changed: boolean } | Failed | { ok: false; reason: "none" }> =>
  withProvider(services, (provider) => scheduleCancellation(services, provider, subscriptionId));

/** Takes a scheduled cancellation back. @returns "none" where none is live */
export const resume = (
  services: CoreServices,
  subscriptionId: string,
): Promise<{ ok: true } | Failed | { ok: false; reason: "none" }> =>
  withProvider(services, (provider) => undoCancellation(services, provider, subscriptionId));

/**
 * Ends everything that a reader has at the provider, before their account is erased. Our tables stay as they are, but
 * for refunds that were due. If it fails, the erasure must not go on.
 * @returns "refundDue" where a refund is still to be made, which is not possible without the account
 */
export async function endForErasure(
  services: CoreServices,
  userId: string,
): Promise<{ ok: true } | Failed | { ok: false; reason: "refundDue" }> {
  const customer = await getCustomer(services.db, userId);
  if (!customer) return { ok: true };
  if (!services.config.stripe) {
    if (await isRefundDue(services.db, userId)) return { ok: false, reason: "refundDue" };
    const live = (await listSubscriptions(services.db, userId)).some(isLive);
    return live ? unavailable : { ok: true };
  }
  return withProvider(services, (provider) => deleteCustomer(services, provider, customer));
}
