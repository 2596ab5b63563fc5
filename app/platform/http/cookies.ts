// Every cookie of the site: its name, and how it is read and written. Safe in the browser, which bundles only what it
// uses of this file. Reading is left to cookie-es, the library that the router reads cookies with. Writing is one line:
// all our cookies share their path and SameSite, and cookie-es brings 1.5 kB of checks for other attributes into a
// script that every page loads. The router's `createCookie` encodes values as base64, which neither the script in the
// head nor the authentication library would understand.
import { parse, parseSetCookie, stringifyCookie } from "cookie-es";

/** Choices that the browser keeps for a visitor. They hold no secrets. */
export const cookieNames = {
  language: "language",
  theme: "theme",
  currency: "currency",
  hubFilters: "hub",
  storyLanguages: "stories",
  originals: "originals",
} as const;

/**
 * The cookies of an account: the session, the browser that a reader has signed in from, the browser that signed up,
 * and the challenge of a passkey.
 */
export type AccountCookie = "session_token" | "device" | "sign_up" | "passkey";

/** `__Host-` binds a cookie to this host; browsers accept it only over https (RFC 6265bis, 4.1.3). */
export const accountCookiePrefix = (https: boolean): string => `${https ? "__Host-" : ""}eunison`;

export const accountCookieName = (cookie: AccountCookie, https: boolean): string =>
  `${accountCookiePrefix(https)}.${cookie}`;

/** The value of a cookie in a `Cookie` header, decoded. A value that cannot be decoded comes as it was sent. */
export const cookieValue = (header: string, name: string): string | undefined =>
  parse(header, { filter: (key) => key === name })[name];

const sessionCookieNames = [false, true].map((https) => accountCookieName("session_token", https));

/**
 * Whether a `Cookie` header carries a session, valid or not, under the name of either scheme: such a request must not
 * be answered from a cache that visitors share.
 */
export const hasSessionCookie = (header: string): boolean =>
  Object.keys(parse(header, { filter: (key) => sessionCookieNames.includes(key) })).length > 0;

/** A `Cookie` header with these cookies; undefined values are left out. */
export const cookieHeader = (cookies: Record<string, string | undefined>): string =>
  stringifyCookie(cookies);

/** The `Cookie` header that a browser sends once it has been given these `Set-Cookie` headers. */
export const cookieHeaderAfter = (setCookies: readonly string[]): string =>
  cookieHeader(
    Object.fromEntries(
      setCookies.flatMap((line) => {
        const cookie = parseSetCookie(line);
        return cookie ? [[cookie.name, cookie.value]] : [];
      }),
    ),
  );

export type CookieOptions = {
  /** Whether the site is served over https: then the cookie is never sent without it. */
  https: boolean;
  /** How long the browser keeps it; 0 deletes it. */
  maxAgeSeconds: number;
  /** Hides it from scripts. */
  httpOnly?: boolean;
};

/** The line that sets a cookie: a `Set-Cookie` header, or what a script assigns to `document.cookie`. */
export function serializeCookie(
  name: string,
  value: string,
  { https, maxAgeSeconds, httpOnly = false }: CookieOptions,
): string {
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/${httpOnly ? "; HttpOnly" : ""}; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}

export const yearSeconds = 31_536_000;

/** Remembers a visitor's choice for a year, where scripts can read it too. */
export const choiceCookie = (
  name: (typeof cookieNames)[keyof typeof cookieNames],
  value: string,
  https: boolean,
): string => serializeCookie(name, value, { https, maxAgeSeconds: yearSeconds });

/**
 * The source of a regular expression that finds one of `values` in `document.cookie`, for the script in the head, which
 * runs before any module is loaded.
 */
export const cookiePattern = (
  name: (typeof cookieNames)[keyof typeof cookieNames],
  values: readonly string[],
): string => `(?:^|; )${name}=(${values.join("|")})`;
