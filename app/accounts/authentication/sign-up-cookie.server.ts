import { createHash, randomBytes } from "node:crypto";
import type { Config } from "#platform/config.server.ts";
import { keysOf, sessionCookie } from "../session.server.ts";

// All links of all sign-ups with one address look the same in its owner's mailbox, those that a stranger caused too
// (OWASP ASVS 5.0, 6.8.1). This cookie tells whether a link is followed in the browser that signed up: there the
// password that was chosen counts, anywhere else one is set. It opens nothing by itself.

type Keys = Pick<Config, "baseUrl" | "sessionSecret">;

/** As long as the links live. */
const hours = 24;

export const signUpCookieName = (https: boolean): string =>
  sessionCookie(https).replace(/[^.]+$/, "sign_up");

/** What the browser kept of its last sign-up; null where it did not sign up of late. */
function secretIn(config: Keys, headers: Headers): string | null {
  const name = `${signUpCookieName(keysOf(config).https)}=`;
  const kept = (headers.get("cookie") ?? "").split(/;\s*/).find((part) => part.startsWith(name));
  const secret = kept?.slice(name.length) ?? "";
  return /^[\w-]{32}$/.test(secret) ? secret : null;
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The browser that follows a link, as the link of its own sign-up names it; null where it did not sign up. */
export function signUpBrowser(config: Keys, headers: Headers): string | null {
  const secret = secretIn(config, headers);
  return secret && hashOf(secret);
}

/**
 * Marks the browser that signs up, anew each time: of several sign-ups in one browser only the last one's link
 * brings its password, since somebody else may have sat there before.
 * @returns what its link names it by, and the cookie that it is to keep
 */
export function markSignUp(config: Keys): { browser: string; cookie: string } {
  const { https } = keysOf(config);
  const secret = randomBytes(24).toString("base64url");
  const cookie = `${signUpCookieName(https)}=${secret}; Max-Age=${hours * 3_600}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  return { browser: hashOf(secret), cookie };
}

/** Ends the mark: the link has been followed. */
export const endSignUp = (config: Keys): string => {
  const { https } = keysOf(config);
  return `${signUpCookieName(https)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
};
