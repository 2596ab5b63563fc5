/** More redirects than this are not followed (server-side request forgery). */
export const maxRedirects = 3;

const isWebPort = (port: number) => port === 80 || port === 443 || (port >= 8000 && port <= 8999);

/**
 * Parses a URL from outside, in the form in which it is stored and fetched: http or https, without user name,
 * password and fragment, on a usual port of websites. `feed:` is replaced by the scheme that it stands for.
 *
 * @param base what a relative URL (of a redirect) is relative to
 * @param anyPort for tests
 * @returns null for any other URL
 */
export function parseWebUrl(text: string, base?: string, anyPort = false): URL | null {
  const plain = text
    .trim()
    .replace(/^feed:(?=https?:)/i, "")
    .replace(/^feed:\/\//i, "https://");
  const url = URL.parse(plain, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "")
    return null;
  if (!anyPort && url.port !== "" && !isWebPort(Number(url.port))) return null;
  url.username = "";
  url.password = "";
  url.hash = "";
  return url;
}

/**
 * `Retry-After` in milliseconds from `now` (RFC 9110, 10.2.3): whole seconds or an HTTP date. Null when it
 * is neither; a date that is past is 0.
 */
export function retryAfterMs(value: string | null | undefined, now: Date): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  if (!/[a-z]/i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
