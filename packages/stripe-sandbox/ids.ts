import { createHash, randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const letters = (bytes: Uint8Array): string =>
  [...bytes].map((b) => alphabet[b % alphabet.length]).join("");

/** A random name of `length` letters and digits. */
export const randomName = (length = 24): string => letters(randomBytes(length));

/** An id as Stripe writes them: `sub_` and 24 letters and digits. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomName(length)}`;

/** The same 16 letters and digits for the same text: fingerprints of cards. */
export const digest = (text: string): string =>
  letters(createHash("sha256").update(text).digest().subarray(0, 16));

/** The kind of object that an id names, by its prefix; null for unknown prefixes. */
export function kindOf(id: string): Kind | null {
  const found = Object.entries(prefixes).find(([prefix]) => id.startsWith(`${prefix}_`));
  return found ? found[1] : null;
}

/** Longer prefixes come before shorter ones that they begin with. */
const prefixes = {
  cus: "customer",
  prod: "product",
  price: "price",
  cs: "session",
  sub_sched: "schedule",
  sub: "subscription",
  inpay: "invoice_payment",
  in: "invoice",
  pi: "payment_intent",
  seti: "setup_intent",
  pm: "payment_method",
  ch: "charge",
  re: "refund",
  bpc: "portal_configuration",
  bps: "portal_session",
  evt: "event",
  clock: "test_clock",
  we: "endpoint",
} as const;

export type Kind = (typeof prefixes)[keyof typeof prefixes];
