import { clearAttempts } from "#platform/http/attempts.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { keepTimeZone } from "../profile.server.ts";
import type { Account, Told } from "./auth-options.server.ts";
import { errand } from "./auth-transaction.server.ts";
import { sendLetter } from "./letters.mail.server.ts";
import { dropLinks, makeLink } from "./links.server.ts";

/** What follows from what the library does: mails and links, all in the transaction of the errand. */
export function tellOf(services: Pick<Basics, "config" | "now">): Told {
  const to = ({ id, email }: Account) => ({ userId: id, email, locale: errand().locale });
  const askToConfirm = async (account: Account): Promise<void> => {
    const { tx, next, hashed, browser, declared } = errand();
    const { id: userId, email } = account;
    const signUp =
      hashed && browser ? { browser, password: hashed.hash, ...(declared && { declared }) } : null;
    const token = await makeLink(tx, { kind: "confirm", userId, email, signUp });
    await sendLetter(services, tx, to(account), "confirm", { token, next });
  };
  return {
    signedUp: async (account) => {
      const { tx, timezone } = errand();
      if (timezone) await keepTimeZone(tx, account.id, timezone, services.now());
      await askToConfirm(account);
    },
    signedUpAgain: (account) =>
      account.emailVerified
        ? sendLetter(services, errand().tx, to(account), "already", { next: errand().next })
        : askToConfirm(account),
    askedToReset: (account, token) =>
      sendLetter(services, errand().tx, to(account), "reset", { token }),
    // Whoever reads the mails of an address owns it: a reset confirms it, and ends whatever was mailed before.
    // Whoever was kept from signing in by somebody else's guesses is not any longer.
    reset: async ({ id, email }) => {
      const { tx } = errand();
      await tx.updateTable("users").set({ email_verified: true }).where("id", "=", id).execute();
      await dropLinks(tx, id);
      await clearAttempts(tx, `sign-in email:${email}`);
      await clearAttempts(tx, `sign-in devices email:${email}`);
    },
  };
}
