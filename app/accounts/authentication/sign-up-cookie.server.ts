import { createHash, randomBytes } from "node:crypto";
import type { Config } from "#platform/config.server.ts";
import { cookieValue } from "#platform/http/cookie-header.ts";
import { accountCookieName, serializeCookie } from "#platform/http/cookies.ts";
import { sessionKeys } from "../session.server.ts";

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

/** What the browser kept of its last sign-up; null where it did not sign up of late. */
function secretIn(config: Keys, headers: Headers): string | null {
  const name = accountCookieName("sign_up", sessionKeys(config).https);
  const secret = cookieValue(headers.get("cookie") ?? "", name) ?? "";
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
 * brings its password, since another person may have used the browser before.
 * @returns what its link names it by, and the cookie that it is to keep
 */
export function markSignUp(config: Keys): { browser: string; cookie: string } {
  const { https } = sessionKeys(config);
  const secret = randomBytes(24).toString("base64url");
  return { browser: hashOf(secret), cookie: serialized(secret, https, lifetimeSeconds) };
}

/** Ends the mark: the link has been followed. */
export const endSignUp = (config: Keys): string => serialized("", sessionKeys(config).https, 0);
