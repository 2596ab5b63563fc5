import { AsyncLocalStorage } from "node:async_hooks";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { Declared } from "./links.server.ts";
import { hashPassword, matchesPassword } from "./password-hash.server.ts";

/** What a call of the library belongs to. */
export type Errand = {
  tx: Tx;
  /** The language of whoever asks, which is that of the mails. */
  locale: Locale;
  /** Hashing and comparing take 50 ms, in which a transaction would keep the embedded engine from everybody
   * else: both happen before it, and the library is told what came out. */
  hashed?: { password: string; hash: string };
  proven?: string;
  /** The browser that signs up, as the link of its sign-up names it. */
  browser?: string;
  /** What whoever signs up has declared. */
  declared?: Declared;
  /** That of the browser of whoever signs up. */
  timezone?: string | null;
  /** The path of this site to which whoever asks was on the way. */
  next?: string;
};

const around = new AsyncLocalStorage<Errand>();

/** The errand that the current call belongs to. @throws outside of one */
export function errand(): Errand {
  const current = around.getStore();
  if (!current) throw new Error("the library was called without an errand");
  return current;
}

export const currentTx = (): Tx | undefined => around.getStore()?.tx;

/** Runs `work` in a transaction that the library's queries and the mails it causes belong to. */
export const onErrand = <T>(
  db: Db,
  given: Omit<Errand, "tx">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => transaction(db, (tx) => around.run({ ...given, tx }, () => work(tx)));

/** How the library hashes and compares. */
export const passwords = {
  hash: async (password: string): Promise<string> => {
    const known = around.getStore()?.hashed;
    return known?.password === password ? known.hash : hashPassword(password);
  },
  verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
    const proven = around.getStore()?.proven;
    return proven === password || matchesPassword(hash, password);
  },
};
