import type { Tx } from "#platform/db/db.server.ts";
import type { PasswordCheck } from "./authentication/account-changes.server.ts";
import type { AuthServices } from "./authentication/auth.server.ts";
import type {
  AccountMailRequest,
  ConfirmFields,
  OnEmailChange,
  RequestableMail,
} from "./authentication/email-links.server.ts";
import type { ResetFields } from "./authentication/password-reset.server.ts";
import type { AuthRequest, SignInFields, SignUpFields } from "./authentication/sign-in.server.ts";
import type { Reader } from "./reader.ts";

export type { AccountMailRequest } from "./authentication/email-links.server.ts";
export type { AuthRequest } from "./authentication/sign-in.server.ts";

// Loaded at the first use: the authentication library takes a tenth of a second, and most processes' first requests
// do not need it.
const signIns = () => import("./authentication/sign-in.server.ts");
const emailLinks = () => import("./authentication/email-links.server.ts");
const passwordReset = () => import("./authentication/password-reset.server.ts");
const accountChanges = () => import("./authentication/account-changes.server.ts");
const passkeys = () => import("./authentication/passkeys.server.ts");

/**
 * Accounts: sign-up, sign-in, mailed links, changes of address and password, passkeys. What a person can get wrong is
 * a value in the result. Only the modules behind this one know the authentication library.
 */
export const accountsOf = (services: AuthServices) => ({
  signUp: async (request: AuthRequest, fields: SignUpFields) =>
    (await signIns()).signUp(services, request, fields),
  signIn: async (request: AuthRequest, fields: SignInFields) =>
    (await signIns()).signIn(services, request, fields),

  requestAccountMail: async (
    request: AuthRequest,
    mail: { wanted: RequestableMail; email: string },
  ) => (await emailLinks()).requestAccountMail(services, request, mail),
  answerMailRequest: async (mail: AccountMailRequest, _requestedAt: Date, tx: Tx) =>
    (await emailLinks()).answerMailRequest(services, mail, tx),
  getLinkDetails: async (request: AuthRequest, token: string, readerId: string | null) =>
    (await emailLinks()).getLinkDetails(services, request, token, readerId),
  confirmEmail: async (request: AuthRequest, fields: ConfirmFields, onEmailChange: OnEmailChange) =>
    (await emailLinks()).confirmEmail(services, request, fields, onEmailChange),

  getResetDetails: async (token: string) =>
    (await passwordReset()).getResetDetails(services, token),
  resetPassword: async (request: AuthRequest, fields: ResetFields) =>
    (await passwordReset()).resetPassword(services, request, fields),

  changeEmail: async (
    request: AuthRequest,
    reader: Reader,
    fields: { email: string; current: string },
  ) => (await accountChanges()).changeEmail(services, request, reader, fields),
  changePassword: async (
    request: AuthRequest,
    reader: Reader,
    fields: { current: string; password: string },
  ) => (await accountChanges()).changePassword(services, request, reader, fields),

  listPasskeys: async (reader: Reader) => (await passkeys()).listPasskeys(services, reader),
  beginPasskey: async (request: AuthRequest, reader: Reader, password: string) =>
    (await passkeys()).beginPasskey(services, request, reader, password),
  addPasskey: async (
    request: AuthRequest,
    reader: Reader,
    created: { name: string; response: object },
  ) => (await passkeys()).addPasskey(services, request, reader, created),
  renamePasskey: async (reader: Reader, passkey: { id: string; name: string }) =>
    (await passkeys()).renamePasskey(services, reader, passkey),
  removePasskey: async (reader: Reader, id: string) =>
    (await passkeys()).removePasskey(services, reader, id),
  beginPasskeySignIn: async (request: AuthRequest) =>
    (await passkeys()).beginPasskeySignIn(services, request),
  signInByPasskey: async (request: AuthRequest, response: Record<string, unknown>) =>
    (await passkeys()).signInByPasskey(services, request, response),
});

/**
 * Whether this is the account's password.
 * @returns the seconds to wait after ten wrong ones in a quarter of an hour
 */
export const verifyAccountPassword = async (
  services: Pick<AuthServices, "db">,
  userId: string,
  password: string,
): Promise<PasswordCheck> =>
  (await accountChanges()).verifyAccountPassword(services, userId, password);
