import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "#platform/config.server.ts";
import { cookieValue } from "#platform/http/cookie-header.ts";
import { accountCookieName, serializeCookie } from "#platform/http/cookies.ts";
import { sessionKeys } from "../request-session.server.ts";

// A browser that has signed in to an account keeps a device cookie, so that wrong guesses from elsewhere do not lock
// its reader out (OWASP, Slow Down Online Guessing Attacks with Device Cookies). The cookie alone gives no access.

type Keys = Pick<Config, "baseUrl" | "sessionSecret">;

const lifetimeSeconds = 180 * 86_400;
/** The readers who last signed in with this browser. */
const maxReaders = 5;

/** The id of a browser that is known for an account; null if it is not. */
export const knownDevice = (config: Keys, headers: Headers, email: string): string | null =>
  entriesOf(config, headers)
    .find((entry) => isFor(entry, config, email))
    ?.split(".", 1)[0] ?? null;

/** The device cookie, extended by this account. */
export function deviceCookie(config: Keys, headers: Headers, email: string): string {
  const { https } = sessionKeys(config);
  const entries = entriesOf(config, headers);
  const accountEntry =
    entries.find((entry) => isFor(entry, config, email)) ?? entryFor(config, email);
  const value = [accountEntry, ...entries.filter((entry) => entry !== accountEntry)]
    .slice(0, maxReaders)
    .join("~");
  return serializeCookie(accountCookieName("device", https), value, {
    https,
    maxAgeSeconds: lifetimeSeconds,
    httpOnly: true,
  });
}

function entriesOf(config: Keys, headers: Headers): string[] {
  const name = accountCookieName("device", sessionKeys(config).https);
  const value = cookieValue(headers.get("cookie") ?? "", name) ?? "";
  const entries = value.split("~").slice(0, maxReaders);
  return entries.filter((entry) => /^[\w-]{16}\.[\w-]{43}$/.test(entry));
}

function entryFor(config: Keys, email: string): string {
  const name = randomBytes(12).toString("base64url");
  return `${name}.${signatureOf(config, name, email)}`;
}

function isFor(entry: string, config: Keys, email: string): boolean {
  const [name = "", signature = ""] = entry.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(config, name, email))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const signatureOf = (config: Keys, name: string, email: string): string =>
  createHmac("sha256", sessionKeys(config).secret)
    .update(`device\n${name}\n${email}`)
    .digest("base64url");
