import { textsFor } from "#locales/texts.server.ts";
import { type LetterSite, letter } from "#mails/letter.server.ts";
import type { Config } from "#platform/config.server.ts";
import { forms, type Inquiry, type InquiryKind, ticketOf } from "./inquiry.ts";

/** The mailbox that receives the messages of a form. */
export function mailboxOf(kind: InquiryKind, { mailbox, mailboxes }: Config["site"]): string {
  if (kind === "support") return mailboxes.support;
  return forms[kind].advertising ? mailboxes.sales : mailbox;
}

/** The keys of both mails about a message, by its id. */
export const messageMailKey = (id: string): string => `inquiry ${id}`;
export const receiptMailKey = (id: string): string => `receipt ${id}`;

/** The message itself, for the mailbox in charge. */
export function messageMail(
  { id, kind, name, email, company, message }: Inquiry,
  site: LetterSite,
) {
  const from = company ? `${name}, ${company}` : name;
  const [, ...lines] = message.split(/\n+/);
  const ticket = ticketOf(id);
  return letter({
    locale: "en",
    site,
    title: forms[kind].title,
    subject: `${forms[kind].title}: ${from} (${ticket})`,
    paragraphs: [`${from}, ${email}`, ...lines],
    notes: [`npm run -s messages -- done ${ticket}`],
  });
}

/** The receipt. It leaves out the message, because the address may not be the sender's. */
export function receiptMail({ id, kind, locale }: Inquiry, site: LetterSite) {
  const t = textsFor("mails", locale);
  const promise = textsFor("inquiries", locale)(`promise.${kind}`);
  const ticket = ticketOf(id);
  return letter({
    locale,
    site,
    title: t("inquiries.title"),
    subject: t("inquiries.subject", { ticket }),
    paragraphs: [promise, t("inquiries.ticket", { ticket })],
    notes: [t("inquiries.notYou")],
  });
}
