import { textsFor } from "#locales/texts.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { countMails, queueMail } from "#platform/mail/mail.server.ts";
import { letter, letterSite } from "#platform/mail/mail-letter.ts";
import type { Basics } from "#platform/services.server.ts";
import { type CancelKind, contractPath } from "../contract.ts";
import { momentText } from "../days.ts";
import { nextAtRenewal } from "../subscription.ts";
import type { KeptContract } from "./contract.queries.server.ts";
import { valuesOf } from "./letter-words.server.ts";

// Letters that answer a person's declaration, or remind them of what is coming.

type House = Pick<Basics, "config" | "now">;
type Kind = "contractLink" | "cancelAsked" | "cancelReceived" | "cancelAgain" | "renewalNotice";

const buttons = {
  contractLink: ["toWithdrawal", "withdraw"],
  cancelAsked: ["toConfirmation", "cancel"],
  cancelReceived: ["toSubscription", null],
  cancelAgain: ["toResume", "resume"],
  renewalNotice: ["toCancellation", "cancel"],
} as const;

/**
 * @param o.mark makes the letter one of its kind: the same is queued once; @param o.cancel how it was cancelled
 * @returns whether it was not queued before
 */
export async function tellHolder(
  { config, now }: House,
  db: Db,
  { token, kept, holder }: KeptContract,
  kind: Kind,
  { mark, cancel = "ordinary" }: { mark: string; cancel?: CancelKind },
): Promise<boolean> {
  const { email, userId, locale, zone } = holder;
  const t = textsFor("mails", locale);
  const telling = {
    ...{ locale, zone, name: config.site.name, graceDays: config.graceDays, now: now() },
  };
  const values = {
    ...valuesOf(kept, telling),
    how: t(`billing.cancelKinds.${cancel}`),
    received: momentText(locale, telling.now),
    mailbox: config.site.mailbox,
  };
  const changes = kind === "renewalNotice" && nextAtRenewal(kept) !== null;
  const texts = changes ? "renewalNoticeChanging" : kind;
  const [label, act] = buttons[kind];
  const path = act ? contractPath(act, token, locale) : `/subscription-manage?lang=${locale}`;
  const written = letter({
    locale,
    site: letterSite(config),
    title: t(`billing.${texts}.title`, values),
    paragraphs: [t(`billing.${texts}.text`, values)],
    button: {
      label: t(`billing.${label}`),
      // The form asks once more how, and is to be ready for it.
      href: `${config.baseUrl}${path}${cancel === "ordinary" ? "" : `&kind=${cancel}`}`,
    },
  });
  return queueMail(
    db,
    {
      ...{ key: `billing ${kind} ${kept.id} ${mark}`, kind: "transactional" },
      ...{ to: email, userId, locale, ...written },
    },
    telling.now,
  );
}

/** To an address that somebody entered and that holds no contract: nobody but its owner learns that. */
export async function tellStranger(
  { config, now }: House,
  db: Db,
  { email, locale, mark }: { email: string; locale: Locale; mark: string },
): Promise<void> {
  const t = textsFor("mails", locale);
  const values = {
    ...{ name: config.site.name, mailbox: config.site.mailbox },
    received: momentText(locale, now()),
  };
  const written = letter({
    locale,
    site: letterSite(config),
    title: t("billing.noContract.title"),
    paragraphs: [t("billing.noContract.text", values)],
  });
  await queueMail(
    db,
    {
      ...{ key: `billing noContract ${mark}`, kind: "transactional" },
      ...{ to: email, locale, ...written },
    },
    now(),
  );
}

/** So many letters a day reach the office about cancellations for an important reason; one about each contract. */
export const officeCap = 20;
const officeKey = "billing office ";

/**
 * To the people behind the site: what a person has to judge. One letter for a contract and day, and `officeCap` in
 * all; the next one says that more has come and where it stands. Days are those of UTC.
 */
export async function tellOffice(
  { config, now }: House,
  db: Db,
  { kept, holder }: KeptContract,
  reason: string,
): Promise<void> {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const sent = await countMails(db, { key: officeKey, since: new Date(day) });
  const isFull = sent >= officeCap;
  const title = isFull
    ? "More cancellations for an important reason"
    : "A cancellation for an important reason";
  const paragraphs = isFull
    ? [
        `More than ${officeCap} have come today, and no more of them are mailed until tomorrow. None is lost: npm run billing -- reasons lists them all.`,
      ]
    : [
        `${holder.email} has cancelled ${kept.id} on ${at.toISOString()} for an important reason, and may want it to end before its period does:`,
        reason || "(no reason given)",
      ];
  const written = letter({ locale: "en", site: letterSite(config), title, paragraphs });
  await queueMail(
    db,
    {
      ...{ key: `${officeKey}${isFull ? "more" : kept.id} ${day}`, kind: "transactional" },
      ...{ locale: "en", to: config.site.mailbox, userId: isFull ? null : holder.userId },
      ...written,
    },
    at,
  );
}
