import type { Tx } from "#platform/db/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import type {
  Confirming,
  Follow,
  LinkRequest,
  NewPassword,
  Wanted,
} from "./authentication/email-links.server.ts";
import type {
  Asking,
  SignedIn,
  SignedUp,
  SignIn,
  SignUp,
} from "./authentication/sign-in.server.ts";
import type { Reader } from "./reader.ts";

export type { LinkRequest } from "./authentication/email-links.server.ts";
export type { Asking } from "./authentication/sign-in.server.ts";

type House = Pick<Basics, "db" | "config" | "now" | "log">;

// What stands behind this door takes a tenth of a second to load, and most requests never ask for it.
const enter = () => import("./authentication/sign-in.server.ts");
const mailed = () => import("./authentication/email-links.server.ts");
const change = () => import("./authentication/account-changes.server.ts");
const passkeys = () => import("./authentication/passkeys.server.ts");

/**
 * Accounts: signing up and in, what is done by mailed links, changes of address and password, passkeys.
 * Whatever a person may get wrong is a value; the authentication library stays behind this door.
 */
export const accountsOf = (house: House) => ({
  signUp: async (asking: Asking, fields: SignUp): Promise<SignedUp> =>
    (await enter()).signUp(house, asking, fields),
  signIn: async (asking: Asking, fields: SignIn): Promise<SignedIn> =>
    (await enter()).signIn(house, asking, fields),

  askForLink: async (asking: Asking, asked: { wanted: Wanted; email: string }) =>
    (await mailed()).askForLink(house, asking, asked),
  answerLinkRequest: async (said: LinkRequest, _askedAt: Date, tx: Tx) =>
    (await mailed()).answerLinkRequest(house, said, tx),
  openReset: async (token: string) => (await mailed()).openReset(house, token),
  resetPassword: async (asking: Asking, given: NewPassword) =>
    (await mailed()).resetPassword(house, asking, given),
  openLink: async (asking: Asking, token: string, readerId: string | null) =>
    (await mailed()).openLink(house, asking, token, readerId),
  confirm: async (asking: Asking, given: Confirming, follow: Follow) =>
    (await mailed()).confirm(house, asking, given, follow),

  changeEmail: async (asking: Asking, reader: Reader, fields: { email: string; current: string }) =>
    (await change()).changeEmail(house, asking, reader, fields),
  changePassword: async (
    asking: Asking,
    reader: Reader,
    fields: { current: string; password: string },
  ) => (await change()).changePassword(house, asking, reader, fields),

  listPasskeys: async (reader: Reader) => (await passkeys()).listPasskeys(house, reader),
  beginPasskey: async (asking: Asking, reader: Reader, password: string) =>
    (await passkeys()).beginPasskey(house, asking, reader, password),
  addPasskey: async (asking: Asking, reader: Reader, given: { name: string; response: object }) =>
    (await passkeys()).addPasskey(house, asking, reader, given),
  namePasskey: async (reader: Reader, given: { id: string; name: string }) =>
    (await passkeys()).namePasskey(house, reader, given),
  removePasskey: async (reader: Reader, id: string) =>
    (await passkeys()).removePasskey(house, reader, id),
  beginPasskeySignIn: async (asking: Asking) =>
    (await passkeys()).beginPasskeySignIn(house, asking),
  signInByPasskey: async (asking: Asking, response: Record<string, unknown>) =>
    (await passkeys()).signInByPasskey(house, asking, response),
});

/** Whether this is the account's password; also false while too many wrong ones have to wait. */
export const checkPassword = async (
  house: House,
  userId: string,
  password: string,
): Promise<boolean> => (await (await change()).provePassword(house, userId, password)) === "right";
