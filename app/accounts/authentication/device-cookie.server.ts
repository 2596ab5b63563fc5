import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "#platform/config.server.ts";
import { cookieValue } from "#platform/http/cookie-header.ts";
import { accountCookieName, serializeCookie } from "#platform/http/cookies.ts";
import { sessionKeys } from "../session.server.ts";

// A browser that has been let into an account is known from then on, so that guesses from elsewhere do not keep its
// reader out (OWASP, Slow Down Online Guessing Attacks with Device Cookies). It opens nothing by itself.

type Keys = Pick<Config, "baseUrl" | "sessionSecret">;

const lifetimeSeconds = 180 * 86_400;
/** Of a household's readers, those who were here last. */
const mostReaders = 5;

/** The name under which a browser is known for an account; null when it is not. */
export const knownDevice = (config: Keys, headers: Headers, email: string): string | null =>
  entriesOf(config, headers)
    .find((entry) => isFor(entry, config, email))
    ?.split(".", 1)[0] ?? null;

/** The cookie by which the browser is known for this account too. */
export function deviceCookie(config: Keys, headers: Headers, email: string): string {
  const { https } = sessionKeys(config);
  const entries = entriesOf(config, headers);
  const accountEntry =
    entries.find((entry) => isFor(entry, config, email)) ?? entryFor(config, email);
  const value = [accountEntry, ...entries.filter((entry) => entry !== accountEntry)]
    .slice(0, mostReaders)
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
  const entries = value.split("~").slice(0, mostReaders);
  return entries.filter((entry) => /^[\w-]{16}\.[\w-]{43}$/.test(entry));
}

function entryFor(config: Keys, email: string): string {
  const name = randomBytes(12).toString("base64url");
  return `${name}.${sealOf(config, name, email)}`;
}

function isFor(entry: string, config: Keys, email: string): boolean {
  const [name = "", seal = ""] = entry.split(".");
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(config, name, email))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const sealOf = (config: Keys, name: string, email: string): string =>
  createHmac("sha256", sessionKeys(config).secret)
    .update(`device\n${name}\n${email}`)
    .digest("base64url");
