/** How many hops an address may lead us over, and how it may look (security: server-side requests). */
export const maxRedirects = 3;

const ports = (port: number) => port === 80 || port === 443 || (port >= 8000 && port <= 8999);

/**
 * An address that a stranger gave, as it is kept and asked for: http or https, without user name, password and
 * fragment, on a port where websites live. `feed:` addresses are read as what they stand for.
 *
 * @param base what a relative address (of a redirect) is relative to
 * @param anyPort for tests
 * @returns null when it is no such address
 */
export function webAddress(text: string, base?: string, anyPort = false): URL | null {
  const plain = text
    .trim()
    .replace(/^feed:(?=https?:)/i, "")
    .replace(/^feed:\/\//i, "https://");
  const url = URL.parse(plain, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "")
    return null;
  if (!anyPort && url.port !== "" && !ports(Number(url.port))) return null;
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
