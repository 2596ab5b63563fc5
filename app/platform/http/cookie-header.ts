// How cookies are read, by cookie-es, the library that the router reads them with. What they are called and how they are
// written is in cookies.ts, which a page loads without the library.
import { parse, parseSetCookie, stringifyCookie } from "cookie-es";
import { accountCookieName } from "./cookies.ts";

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
