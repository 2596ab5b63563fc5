import type { Db } from "#platform/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { Basics } from "#platform/services.server.ts";
import type { Reader } from "#readers/reader.ts";
import {
  deleteCustomer,
  scheduleCancellation,
  undoCancellation,
  withdrawFrom,
} from "./billing/cancellation.server.ts";
import { beginCheckout } from "./billing/checkout.server.ts";
import { withLease } from "./billing/leases.server.ts";
import { type PortalFlow, portalUrl } from "./billing/portal.server.ts";
import { type Unavailable, unavailable, withProvider } from "./billing/provider.server.ts";
import { getCustomer, listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { syncSubscriptions } from "./billing/sync.server.ts";
import { hadTrial } from "./billing/trials.server.ts";
import type { Offer, Plan } from "./plans.ts";
import { isLive, type Subscription, subscriptionView } from "./subscription.ts";

type AccountHolder = Pick<Reader, "id" | "email">;
type Busy = { ok: false; reason: "busy" };
type Failed = Unavailable | Busy;

/** Whether subscriptions can be had at all. */
export const isBillingOpen = ({ stripe }: Pick<Basics["config"], "stripe">): boolean =>
  stripe !== null;

/** The subscription that a reader has now, by our own table; null for none, also when one has ended. */
export async function subscriptionOf(db: Db, userId: string): Promise<Subscription | null> {
  const record = (await listSubscriptions(db, userId)).filter(
    (one) => isLive(one) && !one.refusedAs,
  );
  return record[0] ? subscriptionView(record[0]) : null;
}

/** The same, or else the one that ended last. */
export async function lastSubscriptionOf(db: Db, userId: string): Promise<Subscription | null> {
  const all = (await listSubscriptions(db, userId)).filter((one) => !one.refusedAs);
  const record = all.find(isLive) ?? all[0];
  return record ? subscriptionView(record) : null;
}

/** Whether an order of this reader would begin with a trial (billing.md, rule 8). */
export const isTrialAvailable = async (db: Db, userId: string): Promise<boolean> =>
  !(await hadTrial(db, userId));

/**
 * Where a reader goes to pay for an offer: the provider's checkout, or its portal for whoever has a subscription,
 * with the change to this offer prepared. At most one checkout of a reader is open.
 * @param o.orderId the order that was placed, see `placeOrder`; @param o.withheld plans that the portal is not to offer
 */
export const startCheckout = (
  services: Basics,
  reader: AccountHolder,
  offer: Offer,
  o: { locale: Locale; orderId?: string | null; withheld?: readonly Plan[] },
): Promise<{ ok: true; url: string } | Failed> =>
  withProvider(services, (provider) =>
    withLease(services.db, reader.id, (lease) =>
      beginCheckout(services, provider, reader, offer, { ...o, lease }),
    ),
  );

/**
 * Where a reader manages payment and plan; "none" for whoever never went to the checkout.
 * @param o.withheld plans that nobody can change to at the moment
 */
export async function openPortal(
  services: Basics,
  reader: Pick<AccountHolder, "id">,
  o: { locale: Locale; flow?: PortalFlow; withheld?: readonly Plan[] } = { locale: "en" },
): Promise<{ ok: true; url: string } | Unavailable | { ok: false; reason: "none" }> {
  const customer = await getCustomer(services.db, reader.id);
  if (!customer) return services.config.stripe ? { ok: false, reason: "none" } : unavailable;
  return withProvider(services, async (provider) => ({
    ok: true,
    url: await portalUrl(services, provider, customer.id, o),
  }));
}

/**
 * Tells the provider of a reader's new address: its receipts go there. Should it be away, the old one stays with it
 * and a line in the log says so; nothing else depends on it.
 */
export async function updateCustomerEmail(services: Basics, email: string): Promise<void> {
  const row = await services.db
    .selectFrom("customers as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select("c.id")
    .where("u.email", "=", email)
    .executeTakeFirst();
  if (!row) return;
  const told = await withProvider(services, async (provider) => {
    await provider.customers.update(row.id, { email });
    return { ok: true };
  });
  if (!told.ok)
    services.log.warn({ customer: row.id }, "the payment provider was not told of an address");
}

/** Makes what we have of a customer equal to what the provider has: see `billing/sync.server.ts`. */
export const syncCustomer = (
  services: Basics,
  customerId: string,
): Promise<{ ok: true } | Unavailable> =>
  withProvider(services, async (provider) => {
    await syncSubscriptions(services, provider, customerId);
    return { ok: true };
  });

/** The same for a reader, as the success page and the way back from the portal want it. */
export async function syncReader(
  services: Basics,
  userId: string,
): Promise<{ ok: true } | Unavailable> {
  const customer = await getCustomer(services.db, userId);
  return customer ? syncCustomer(services, customer.id) : { ok: true };
}

/** The same, if that has not been done for `seconds` by the product's clock. */
export async function refreshReader(
  services: Basics,
  userId: string,
  seconds: number,
): Promise<{ ok: true } | Unavailable> {
  const customer = await getCustomer(services.db, userId);
  const before = services.now().getTime() - seconds * 1_000;
  if (!customer || (customer.synced_at && customer.synced_at.getTime() > before))
    return { ok: true };
  return syncCustomer(services, customer.id);
}

/**
 * Withdraws from the contract: it ends now, and all that was paid is given back by the same means (Directive
 * 2011/83/EU, Art. 9 to 13). Who may do so is for the caller to say; whether it is time is judged here.
 * @returns "late" after the fourteenth day, "none" for a subscription that is not known or was withdrawn from
 */
export const withdraw = (
  services: Basics,
  subscriptionId: string,
): Promise<
  { ok: true; at: Date; refundedCents: number } | Failed | { ok: false; reason: "late" | "none" }
> => withProvider(services, (provider) => withdrawFrom(services, provider, subscriptionId));

/** Lets a subscription end when what is paid for ends. @returns "none" where there is nothing to end */
export const cancelAtPeriodEnd = (
  services: Basics,
  subscriptionId: string,
): Promise<{ ok: true; endsAt: Date } | Failed | { ok: false; reason: "none" }> =>
  withProvider(services, (provider) => scheduleCancellation(services, provider, subscriptionId));

/** Takes a planned end back. @returns "none" where nothing lives that could go on */
export const resume = (
  services: Basics,
  subscriptionId: string,
): Promise<{ ok: true } | Failed | { ok: false; reason: "none" }> =>
  withProvider(services, (provider) => undoCancellation(services, provider, subscriptionId));

/**
 * Ends all that a reader has at the provider, before their account is erased (billing.md, rule 10). Nothing is
 * changed here. Not `ok`: the erasure must not go on.
 */
export async function endForErasure(
  services: Basics,
  userId: string,
): Promise<{ ok: true } | Failed> {
  const customer = await getCustomer(services.db, userId);
  if (!customer) return { ok: true };
  if (!services.config.stripe) {
    const live = (await listSubscriptions(services.db, userId)).some(isLive);
    return live ? unavailable : { ok: true };
  }
  return withProvider(services, (provider) => deleteCustomer(services, provider, customer));
}
