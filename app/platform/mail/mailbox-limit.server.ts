import type { Db } from "../db/db.server.ts";
import { dayMs, hourMs } from "../duration.ts";
import { countAttempt, type Limit } from "../http/database-rate-limit.server.ts";

const hourly: Limit = { calls: 5, windowMs: hourMs };
const daily: Limit = { calls: 15, windowMs: dayMs };
const networkHourly: Limit = { calls: 100, windowMs: hourMs };

/** The mailbox that an address is counted for: what follows a plus leads to the same one (RFC 5233). */
export function mailboxOf(address: string): string {
  const email = address.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const plus = email.indexOf("+");
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}

/**
 * Counts a mail that anybody can cause by entering an address into a form. All kinds are counted together, so that no
 * mailbox can be flooded from several forms; and whether or not a mail follows, so that the limit does not reveal which
 * addresses are known.
 * @param network of the client, where it is known
 * @returns the seconds to wait; 0 when a mail may be sent
 */
export function countMail(db: Db, to: string, network?: string): Promise<number> {
  const email = `email:${mailboxOf(to)}`;
  return countAttempt(db, [
    ...(network === undefined ? [] : [{ key: `mail network:${network}`, ...networkHourly }]),
    { key: `mail ${email}`, ...hourly },
    { key: `mails of a day ${email}`, ...daily },
  ]);
}
