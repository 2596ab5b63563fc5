import { textsOf } from "#locales/texts.server.ts";
import type { Tx } from "#platform/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail.server.ts";
import { letter, letterSite } from "#platform/mail-letter.ts";
import type { Basics } from "#platform/services.server.ts";
import type { Change, ChangeKind } from "../change.ts";
import { contractPath } from "../contract.ts";
import { amountOf, offerOf } from "../plans.ts";
import { type Kept, withdrawableUntil } from "../subscription.ts";
import { addresseeOf } from "./kept.queries.server.ts";

// The one place that queues letters about subscriptions: one for each change, in the transaction of the change.

type Button = { label: "toPlans" | "toSubscription" | "toResume"; path: string };
const plans: Button = { label: "toPlans", path: "/pricing" };
const subscription: Button = { label: "toSubscription", path: "/subscription-manage" };

const buttonOf = (kind: ChangeKind, token: string, locale: Locale): Button => {
  if (["ended", "endedUnpaid", "withdrawn", "trialRefused"].includes(kind)) return plans;
  return kind === "cancelScheduled"
    ? { label: "toResume", path: contractPath("resume", token, locale) }
    : subscription;
};

/**
 * What the confirmation of a contract has to hold on a durable medium (Directive 2011/83/EU, Art. 8(7)): the words
 * that stood beside the button, and the right of withdrawal with the way to it.
 */
async function contractNotes(
  { config }: Pick<Basics, "config">,
  tx: Tx,
  kept: Kept & { contractToken: string },
  locale: Locale,
): Promise<string[]> {
  const order = await tx
    .selectFrom("orders")
    .select(["shown", "ordered_at"])
    .where("subscription_id", "=", kept.id)
    .executeTakeFirst();
  const t = textsOf(locale);
  const words = Array.isArray(order?.shown) ? order.shown.map(String) : [];
  const values = { ...valuesOf(locale, kept, config.site.name), mailbox: config.site.mailbox };
  return [
    ...(order && words.length
      ? [t("billing.ordered", { at: momentOf(locale, order.ordered_at) }), ...words]
      : []),
    t("billing.withdrawal", values),
    `${t("billing.toWithdrawal")}: ${config.baseUrl}${contractPath("withdraw", kept.contractToken, locale)}`,
  ];
}

export const moneyOf = (locale: Locale, cents: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100);

export const dayOf = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at);

/** A moment to the minute, which is what a declaration is confirmed by (Directive 2011/83/EU, Art. 11a). */
export const momentOf = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: "UTC", hour12: false },
  }).format(at);

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
    began: dayOf(locale, kept.startedAt),
    withdrawBy: dayOf(locale, new Date(withdrawableUntil(kept.startedAt).getTime() - 1)),
    declared: momentOf(locale, kept.withdrawnAt ?? kept.startedAt),
    changeAt: dayOf(locale, kept.nextAt ?? kept.periodEndsAt),
  };
}

/** Queues a letter for each change. The same change is told of once, however often it is seen. */
export async function tellOfChanges(
  { config, now }: Pick<Basics, "config" | "now">,
  tx: Tx,
  userId: string,
  kept: Kept & { contractToken: string },
  changes: readonly Change[],
): Promise<void> {
  const to = changes.length ? await addresseeOf(tx, userId) : null;
  if (!to) return;
  const t = textsOf(to.locale);
  const values = {
    ...valuesOf(to.locale, kept, config.site.name),
    received: momentOf(to.locale, now()),
  };
  for (const { kind, mark } of changes) {
    const { label, path } = buttonOf(kind, kept.contractToken, to.locale);
    const isNew = kind === "trialStarted" || kind === "started";
    const written = letter({
      locale: to.locale,
      site: letterSite(config),
      title: t(`billing.${kind}.title`, values),
      paragraphs: [t(`billing.${kind}.text`, values)],
      button: {
        label: t(`billing.${label}`),
        href: `${config.baseUrl}${path}${path.includes("?") ? "" : `?lang=${to.locale}`}`,
      },
      notes: isNew ? await contractNotes({ config }, tx, kept, to.locale) : [],
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
