import { AsyncLocalStorage } from "node:async_hooks";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { Declaration } from "./email-tokens.server.ts";
import { hashPassword, matchesPassword } from "./password-hash.server.ts";

/** The transaction that a call of the authentication library belongs to, and what its hooks need to know. */
export type AuthTransaction = {
  tx: Tx;
  /** The language of the request, in which mails are written. */
  locale: Locale;
  /**
   * A password that was hashed before the transaction began. Hashing takes 50 ms, during which a transaction would
   * block all other queries on the embedded engine; the library gets this hash instead of computing its own.
   */
  hashedPassword?: { password: string; hash: string };
  /** A password that was compared before the transaction began, and was right. */
  verifiedPassword?: string;
  /** The browser that signs up, as its link stores it. */
  signUpBrowser?: string;
  /** What was declared at the sign-up. */
  declaration?: Declaration;
  /** The time zone of the browser that signs up. */
  timezone?: string | null;
  /** The path of this site to which a mailed link leads back. */
  returnPath?: string;
};

const storage = new AsyncLocalStorage<AuthTransaction>();

/** @throws outside of `runInAuthTransaction` */
export function currentAuthTransaction(): AuthTransaction {
  const current = storage.getStore();
  if (!current) throw new Error("the authentication library was called outside of a transaction");
  return current;
}

export const currentTx = (): Tx | undefined => storage.getStore()?.tx;

/** Runs `work` in a transaction that the library's queries, and the mails that they cause, join. */
export const runInAuthTransaction = <T>(
  db: Db,
  context: Omit<AuthTransaction, "tx">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => transaction(db, (tx) => storage.run({ ...context, tx }, () => work(tx)));

/** How the library hashes and compares passwords. */
export const passwords = {
  hash: async (password: string): Promise<string> => {
    const hashed = storage.getStore()?.hashedPassword;
    return hashed?.password === password ? hashed.hash : hashPassword(password);
  },
  verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
    storage.getStore()?.verifiedPassword === password || matchesPassword(hash, password),
};
