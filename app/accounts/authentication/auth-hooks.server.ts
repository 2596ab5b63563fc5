import type { CoreServices } from "#platform/services.server.ts";
import { saveLocale } from "../letter-language.server.ts";
import { saveFirstTimeZone } from "../profile.server.ts";
import { sendAccountMail } from "./account-mails.mail.server.ts";
import type { AuthHooks, AuthUser } from "./auth-options.server.ts";
import { currentAuthTransaction } from "./auth-transaction.server.ts";
import { createConfirmationLink } from "./email-tokens.server.ts";

/** Mails and links that follow from a sign-up, in the transaction of the sign-up. */
export function authHooks(services: Pick<CoreServices, "config" | "now">): AuthHooks {
  const recipientOf = ({ id, email }: AuthUser) => ({
    userId: id,
    email,
    locale: currentAuthTransaction().locale,
  });
  const beginSignUp = async (user: AuthUser): Promise<void> => {
    const { tx, locale, returnPath, hashedPassword, signUpBrowser, declaration } =
      currentAuthTransaction();
    await saveLocale(tx, user.id, locale);
    const signUp =
      hashedPassword && signUpBrowser && declaration
        ? { browser: signUpBrowser, password: hashedPassword.hash, declaration }
        : null;
    const { id: userId, email } = user;
    const token = await createConfirmationLink(tx, { kind: "confirm", userId, email, signUp });
    await sendAccountMail(services, tx, recipientOf(user), "confirm", { token, returnPath });
  };
  return {
    onSignUp: async (user) => {
      const { tx, timezone } = currentAuthTransaction();
      if (timezone) await saveFirstTimeZone(tx, user.id, timezone, services.now());
      await beginSignUp(user);
    },
    onSignUpOfExistingUser: async (user) => {
      if (!user.emailVerified) return beginSignUp(user);
      const { tx, returnPath } = currentAuthTransaction();
      await sendAccountMail(services, tx, recipientOf(user), "already", { returnPath });
    },
  };
}
