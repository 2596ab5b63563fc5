// Every cookie of the site: its name, and how it is written; cookie-header.ts reads them. Writing is one line: all our
// cookies share their path and SameSite, and cookie-es brings 1.5 kB of checks for other attributes into a script that
// every page loads. The router's `createCookie` encodes values as base64, which neither the script in the head nor the
// authentication library would understand.

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
