import { textsFor } from "#locales/texts.server.ts";
import { letter, letterSite } from "#mails/letter.server.ts";
import type { Tx } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import type { Change, ChangeKind } from "../change.ts";
import { contractPath } from "../contract.ts";
import { momentText } from "../date-text.ts";
import type { SubscriptionRecord } from "../subscription.ts";
import {
  furtherTexts,
  type LetterContext,
  letterKey,
  letterValues,
} from "./letter-texts.server.ts";
import { getAddressee } from "./subscriptions.queries.server.ts";

// Letters about changes of a subscription, queued in the transaction that stores the change.

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
 * What the confirmation of a contract has to contain (Directive 2011/83/EU, Art. 8(7)): the texts that the order page
 * showed beside the button, and the right of withdrawal with a link to it.
 */
async function contractNotes(
  { config }: Pick<CoreServices, "config">,
  tx: Tx,
  record: SubscriptionRecord,
  context: LetterContext,
): Promise<string[]> {
  const { locale } = context;
  const order = await tx
    .selectFrom("orders")
    .select(["shown", "ordered_at"])
    .where("subscription_id", "=", record.id)
    .executeTakeFirst();
  const t = textsFor("mails", locale);
  const words = Array.isArray(order?.shown) ? order.shown.map(String) : [];
  const button = words.pop();
  const values = { ...letterValues(record, context), mailbox: config.site.mailbox };
  return [
    ...(order && button
      ? [t("billing.ordered", { at: momentText(locale, order.ordered_at), button }), ...words]
      : []),
    t("billing.withdrawal", values),
    t("billing.withdrawalAt", {
      url: config.baseUrl + contractPath("withdraw", record.contractToken, locale),
    }),
    t("billing.number", values),
  ];
}

/** The beginning of a letter's key, before its occurrence. */
export const changeLetterKey = (kind: ChangeKind, subscription: string): string =>
  `billing ${kind} ${subscription}`;

/** Queues a letter for each change; the same change only once, however often it is found. */
export async function queueChangeLetters(
  { config, now }: Pick<CoreServices, "config" | "now">,
  tx: Tx,
  userId: string,
  record: SubscriptionRecord,
  changes: readonly Change[],
): Promise<void> {
  const to = changes.length ? await getAddressee(tx, userId) : null;
  if (!to) return;
  const t = textsFor("mails", to.locale);
  const context: LetterContext = {
    locale: to.locale,
    zone: to.zone,
    name: config.site.name,
    graceDays: config.graceDays,
    now: now(),
  };
  const values = {
    ...letterValues(record, context),
    // A cancellation that had to wait for the provider counts from when it was declared.
    received: momentText(to.locale, record.refundSince ?? record.cancelRequestedAt ?? context.now),
  };
  for (const { kind, occurrence } of changes) {
    const { label, path } = buttonOf(kind, record.contractToken, to.locale);
    const texts = letterKey(kind, record, context);
    const isNew = kind === "trialStarted" || kind === "started";
    const content = letter({
      locale: to.locale,
      site: letterSite(config),
      title: t(`billing.${texts}.title`, values),
      paragraphs: [t(`billing.${texts}.text`, values), ...furtherTexts(kind, record, context)],
      button: {
        label: t(`billing.${label}`),
        href: `${config.baseUrl}${path}${path.includes("?") ? "" : `?lang=${to.locale}`}`,
      },
      notes: isNew ? await contractNotes({ config }, tx, record, context) : [],
    });
    await queueMail(
      tx,
      {
        key: `${changeLetterKey(kind, record.id)} ${occurrence}`.trim(),
        kind: "transactional",
        to: to.email,
        userId: to.userId,
        locale: to.locale,
        ...content,
      },
      now(),
    );
  }
}
