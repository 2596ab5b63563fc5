import { textsFor } from "#locales/texts.server.ts";
import { letter, letterSite } from "#mails/letter.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { countMails, queueMail } from "#platform/mail/mails.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { type CancelKind, contractPath } from "../contract.ts";
import { momentText } from "../date-text.ts";
import { planAfterRenewal } from "../subscription.ts";
import type { ContractRecord } from "./contract.queries.server.ts";
import { declarationTexts, letterValues } from "./letter-texts.server.ts";

// Letters that answer a withdrawal or a cancellation, or remind of a renewal.

type LetterServices = Pick<CoreServices, "config" | "now">;
type ContractLetterKind =
  | "contractLink"
  | "cancelAsked"
  | "cancelReceived"
  | "cancelAgain"
  | "renewalNotice";

const buttons = {
  contractLink: ["toWithdrawal", "withdraw"],
  cancelAsked: ["toConfirmation", "cancel"],
  cancelReceived: ["toSubscription", null],
  cancelAgain: ["toResume", "resume"],
  renewalNotice: ["toCancellation", "cancel"],
} as const;

/** The prefix of a letter's key. @param which the prefix of its occurrence */
export const contractLetterKey = (kind: ContractLetterKind, contract: string, which = ""): string =>
  `billing ${kind} ${contract} ${which}`;
export const noContractKey = (email: string): string => `billing noContract ${email} `;

/**
 * Queues a letter to the holder of a contract, once for each kind and occurrence.
 * @param o.cancel how the contract was cancelled
 * @param o.reason the important reason of a cancellation that takes effect
 * @returns whether the letter is new
 */
export async function queueContractLetter(
  { config, now }: LetterServices,
  db: Db,
  { token, subscription, holder }: ContractRecord,
  kind: ContractLetterKind,
  {
    occurrence,
    cancel = "ordinary",
    reason = "",
  }: { occurrence: string; cancel?: CancelKind; reason?: string },
): Promise<boolean> {
  const { email, userId, locale, zone } = holder;
  const t = textsFor("mails", locale);
  const context = {
    locale,
    zone,
    name: config.site.name,
    graceDays: config.graceDays,
    now: now(),
  };
  const values = {
    ...letterValues(subscription, context),
    how: t(`billing.cancelKinds.${cancel}`),
    received: momentText(locale, context.now),
    mailbox: config.site.mailbox,
  };
  const changes = kind === "renewalNotice" && planAfterRenewal(subscription) !== null;
  const texts = changes ? "renewalNoticeChanging" : kind;
  const [label, action] = buttons[kind];
  const path = action ? contractPath(action, token, locale) : `/subscription-manage?lang=${locale}`;
  const content = letter({
    locale,
    site: letterSite(config),
    title: t(`billing.${texts}.title`, values),
    paragraphs: [
      t(`billing.${texts}.text`, values),
      ...(kind === "cancelReceived" || kind === "cancelAgain"
        ? declarationTexts(locale, cancel === "extraordinary" ? reason : null)
        : []),
    ],
    button: {
      label: t(`billing.${label}`),
      // The form opens with the kind of cancellation that was declared.
      href: `${config.baseUrl}${path}${action === "cancel" && cancel !== "ordinary" ? `&kind=${cancel}` : ""}`,
    },
  });
  return queueMail(
    db,
    {
      key: contractLetterKey(kind, subscription.id, occurrence),
      kind: "transactional",
      to: email,
      userId,
      locale,
      ...content,
    },
    context.now,
  );
}

/** Queues a letter to an address without a contract. Only the owner of the address learns that there is none. */
export async function queueNoContractLetter(
  { config, now }: LetterServices,
  db: Db,
  { email, locale, occurrence }: { email: string; locale: Locale; occurrence: string },
): Promise<void> {
  const t = textsFor("mails", locale);
  const values = {
    name: config.site.name,
    mailbox: config.site.mailbox,
    received: momentText(locale, now()),
  };
  const content = letter({
    locale,
    site: letterSite(config),
    title: t("billing.noContract.title"),
    paragraphs: [t("billing.noContract.text", values)],
  });
  await queueMail(
    db,
    {
      key: `billing noContract ${occurrence}`,
      kind: "transactional",
      to: email,
      locale,
      ...content,
    },
    now(),
  );
}

/** How many mails a day the staff get about cancellations for an important reason, one for each contract. */
export const maxStaffMailsPerDay = 20;
const staffMailKey = "billing office ";

/**
 * Queues a mail to the staff about a cancellation for an important reason, which a person has to judge: one for
 * each contract and day (UTC), up to `maxStaffMailsPerDay`. The mail after that says that there are more and how to list them.
 */
export async function queueStaffMail(
  { config, now }: LetterServices,
  db: Db,
  { subscription, holder }: ContractRecord,
  reason: string,
): Promise<void> {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const sent = await countMails(db, { key: staffMailKey, since: new Date(day) });
  const isFull = sent >= maxStaffMailsPerDay;
  const title = isFull
    ? "More cancellations for an important reason"
    : "A cancellation for an important reason";
  const paragraphs = isFull
    ? [
        `More than ${maxStaffMailsPerDay} have come today, and no more of them are mailed until tomorrow. None is lost: npm run billing -- reasons lists them all.`,
      ]
    : [
        `${holder.email} has cancelled ${subscription.id} on ${at.toISOString()} for an important reason, and may want it to end before its period does:`,
        reason,
      ];
  const content = letter({ locale: "en", site: letterSite(config), title, paragraphs });
  await queueMail(
    db,
    {
      key: `${staffMailKey}${isFull ? "more" : subscription.id} ${day}`,
      kind: "transactional",
      locale: "en",
      to: config.site.mailbox,
      userId: isFull ? null : holder.userId,
      ...content,
    },
    at,
  );
}
