import { createHash, randomBytes } from "node:crypto";
import type { Config } from "#platform/config.server.ts";
import { cookieValue } from "#platform/http/cookie-header.ts";
import { accountCookieName, serializeCookie } from "#platform/http/cookies.ts";
import { sessionKeys } from "../request-session.server.ts";

// All links of all sign-ups with one address look the same in its owner's mailbox, those that a stranger caused too
// (OWASP ASVS 5.0, 6.8.1). This cookie tells whether a link is followed in the browser that signed up: there the
// password that was chosen counts, anywhere else one is set. It opens nothing by itself.

type Keys = Pick<Config, "baseUrl" | "sessionSecret">;

/** As long as the links live. */
const lifetimeSeconds = 24 * 3_600;

const serialized = (value: string, https: boolean, maxAgeSeconds: number): string =>
  serializeCookie(accountCookieName("sign_up", https), value, {
    https,
    maxAgeSeconds,
    httpOnly: true,
  });

/** The secret of the browser's last sign-up; null if it did not sign up recently. */
function secretIn(config: Keys, headers: Headers): string | null {
  const name = accountCookieName("sign_up", sessionKeys(config).https);
  const secret = cookieValue(headers.get("cookie") ?? "", name) ?? "";
  return /^[\w-]{32}$/.test(secret) ? secret : null;
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** The browser's hash, to compare with that of the link; null if it did not sign up. */
export function signUpBrowser(config: Keys, headers: Headers): string | null {
  const secret = secretIn(config, headers);
  return secret && hashOf(secret);
}

/**
 * Sets the cookie of a sign-up, a new one each time: of several sign-ups in one browser only the last link keeps its
 * password, since another person may have used the browser before.
 * @returns the hash that the link stores, and the cookie
 */
export function createSignUpCookie(config: Keys): { browser: string; cookie: string } {
  const { https } = sessionKeys(config);
  const secret = randomBytes(24).toString("base64url");
  return { browser: hashOf(secret), cookie: serialized(secret, https, lifetimeSeconds) };
}

/** Deletes the cookie after the link was followed. */
export const clearSignUpCookie = (config: Keys): string =>
  serialized("", sessionKeys(config).https, 0);
