import type { Db } from "../db/db.server.ts";
import { countAttempt, type Limit } from "../http/attempts.server.ts";

const hourly: Limit = { calls: 5, windowMs: 60 * 60_000 };
const daily: Limit = { calls: 15, windowMs: 24 * 60 * 60_000 };
const ofNetwork: Limit = { calls: 100, windowMs: 60 * 60_000 };

/** The mailbox behind an address, as far as bounds go: what follows a plus leads into the same one (RFC 5233). */
export function mailboxOf(address: string): string {
  const email = address.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const plus = email.indexOf("+");
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}

/**
 * The one bound of the mails that anybody can cause by naming an address: of all kinds together, so that nobody fills
 * a stranger's mailbox by going from form to form. Counted whether a mail follows or not: it tells nothing about
 * the address.
 * @param network of whoever asks, where it is known
 * @returns the seconds to wait, 0 when a mail may go
 */
export function waitBeforeMail(db: Db, to: string, network?: string): Promise<number> {
  const email = `email:${mailboxOf(to)}`;
  return countAttempt(db, [
    ...(network === undefined ? [] : [{ key: `mail network:${network}`, ...ofNetwork }]),
    { key: `mail ${email}`, ...hourly },
    { key: `mails of a day ${email}`, ...daily },
  ]);
}
