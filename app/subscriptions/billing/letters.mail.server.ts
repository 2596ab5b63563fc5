import { textsOf } from "#locales/texts.server.ts";
import type { Tx } from "#platform/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail.server.ts";
import { letter, letterSite } from "#platform/mail-letter.ts";
import type { Basics } from "#platform/services.server.ts";
import type { Change, ChangeKind } from "../change.ts";
import { amountOf, offerOf } from "../plans.ts";
import type { Kept } from "../subscription.ts";
import { addresseeOf } from "./kept.queries.server.ts";

// The one place that queues letters about subscriptions: one for each change, in the transaction of the change.

/** Where a letter's button leads; the others lead to the subscription's page. */
const paths: Partial<Record<ChangeKind, string>> = {
  ...{
    ended: "/pricing",
    endedUnpaid: "/pricing",
    withdrawn: "/pricing",
    trialRefused: "/pricing",
  },
};

export const moneyOf = (locale: Locale, cents: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100);

export const dayOf = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at);

/** What the texts of a subscription's letters are filled with. */
export function valuesOf(locale: Locale, kept: Kept, name: string) {
  const t = textsOf(locale);
  const offer = offerOf(kept.lookupKey);
  const next = offerOf(kept.nextKey);
  const priced = (cents: number, interval: "month" | "year") =>
    t(`billing.each.${interval}`, { amount: moneyOf(locale, cents, kept.currency) });
  return {
    name,
    plan: offer ? t(`billing.plans.${offer.plan}`) : name,
    price: priced(kept.amount, offer?.interval ?? "month"),
    next: next ? t(`billing.plans.${next.plan}`) : "",
    nextPrice: next ? priced(amountOf(next), next.interval) : "",
    paid: moneyOf(locale, kept.paidCents ?? 0, kept.currency),
    refunded: moneyOf(locale, kept.refundedCents, kept.currency),
    trialEnd: dayOf(locale, kept.trialEndsAt ?? kept.periodEndsAt),
    periodEnd: dayOf(locale, kept.periodEndsAt),
    end: dayOf(locale, kept.cancelAt ?? kept.endedAt ?? kept.periodEndsAt),
    changeAt: dayOf(locale, kept.nextAt ?? kept.periodEndsAt),
  };
}

/** Queues a letter for each change. The same change is told of once, however often it is seen. */
export async function tellOfChanges(
  { config, now }: Pick<Basics, "config" | "now">,
  tx: Tx,
  userId: string,
  kept: Kept,
  changes: readonly Change[],
): Promise<void> {
  const to = changes.length ? await addresseeOf(tx, userId) : null;
  if (!to) return;
  const t = textsOf(to.locale);
  const values = valuesOf(to.locale, kept, config.site.name);
  for (const { kind, mark } of changes) {
    const path = paths[kind] ?? "/subscription-manage";
    const written = letter({
      locale: to.locale,
      site: letterSite(config),
      title: t(`billing.${kind}.title`, values),
      paragraphs: [t(`billing.${kind}.text`, values)],
      button: {
        label: t(path === "/pricing" ? "billing.toPlans" : "billing.toSubscription"),
        href: `${config.baseUrl}${path}?lang=${to.locale}`,
      },
    });
    await queueMail(
      tx,
      {
        ...{ key: `billing ${kind} ${kept.id} ${mark}`.trim(), kind: "transactional" },
        ...{ to: to.email, userId: to.userId, locale: to.locale, ...written },
      },
      now(),
    );
  }
}
