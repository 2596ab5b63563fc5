import { textsFor } from "#locales/texts.server.ts";
import type { Tx } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { letter, letterSite } from "#platform/mail/mail-letter.ts";
import type { Basics } from "#platform/services.server.ts";
import type { Change, ChangeKind } from "../change.ts";
import { contractPath } from "../contract.ts";
import { momentText } from "../days.ts";
import { addresseeOf, type KeptRow } from "./kept.queries.server.ts";
import { type Telling, textsKeyOf, valuesOf } from "./letter-words.server.ts";

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
  kept: KeptRow,
  telling: Telling,
): Promise<string[]> {
  const { locale } = telling;
  const order = await tx
    .selectFrom("orders")
    .select(["shown", "ordered_at"])
    .where("subscription_id", "=", kept.id)
    .executeTakeFirst();
  const t = textsFor("mails", locale);
  const words = Array.isArray(order?.shown) ? order.shown.map(String) : [];
  const button = words.pop();
  const values = { ...valuesOf(kept, telling), mailbox: config.site.mailbox };
  return [
    ...(order && button
      ? [t("billing.ordered", { at: momentText(locale, order.ordered_at), button }), ...words]
      : []),
    t("billing.withdrawal", values),
    `${t("billing.toWithdrawal")}: ${config.baseUrl}${contractPath("withdraw", kept.contractToken, locale)}`,
    t("billing.number", values),
  ];
}

/** Queues a letter for each change. The same change is told of once, however often it is seen. */
export async function tellOfChanges(
  { config, now }: Pick<Basics, "config" | "now">,
  tx: Tx,
  userId: string,
  kept: KeptRow,
  changes: readonly Change[],
): Promise<void> {
  const to = changes.length ? await addresseeOf(tx, userId) : null;
  if (!to) return;
  const t = textsFor("mails", to.locale);
  const telling: Telling = {
    ...{ locale: to.locale, zone: to.zone, name: config.site.name },
    ...{ graceDays: config.graceDays, now: now() },
  };
  const values = {
    ...valuesOf(kept, telling),
    // What was declared while the provider was away counts from then.
    received: momentText(to.locale, kept.cancelWishedAt ?? telling.now),
  };
  for (const { kind, mark } of changes) {
    const { label, path } = buttonOf(kind, kept.contractToken, to.locale);
    const texts = textsKeyOf(kind, kept, telling);
    const isNew = kind === "trialStarted" || kind === "started";
    const written = letter({
      locale: to.locale,
      site: letterSite(config),
      title: t(`billing.${texts}.title`, values),
      paragraphs: [t(`billing.${texts}.text`, values)],
      button: {
        label: t(`billing.${label}`),
        href: `${config.baseUrl}${path}${path.includes("?") ? "" : `?lang=${to.locale}`}`,
      },
      notes: isNew ? await contractNotes({ config }, tx, kept, telling) : [],
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
