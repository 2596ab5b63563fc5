import type { FaultStatus } from "#locales/faults.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The parts of a request that decide whether it is refused. */
export type RequestFacts = {
  method: string;
  url: string;
  origin: string | undefined;
  fetchSite: string | undefined;
  /** Whether it has the Host header that its version of HTTP requires. */
  hasHost: boolean;
  hasCookie: boolean;
};

/** The status of a request that is refused before any page sees it; null when it is not. */
export function refusalStatus(
  request: RequestFacts,
  isOwnOrigin: (origin: string) => boolean,
): FaultStatus | null {
  const { method, url } = request;
  if (!safe.has(method) && !unsafe.has(method)) return 405;
  if (!request.hasHost || !isWellFormed(url)) return 400;
  if (isHiddenFile(url)) return 404;
  return unsafe.has(method) && !mayWrite(request, isOwnOrigin) ? 403 : null;
}

/**
 * Whether an address is a path of this site in valid percent-encoding, without NUL, which PostgreSQL cannot store. In the
 * query, which other sites write, what is not UTF-8 is read as replacement characters.
 */
export function isWellFormed(url: string): boolean {
  // `//host/…`, `/\host/…` and `http://host/…` would name another host once resolved.
  if (!/^\/(?![/\\])/.test(url) || url.includes("\\")) return false;
  const [path = "", ...query] = url.split("?");
  if (query.join("?").includes("%00")) return false;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** Dot-files and source maps; `/.well-known/` is open (RFC 8615). */
function isHiddenFile(url: string): boolean {
  const path = decodeURIComponent(url.split("?", 1)[0] ?? "");
  return /\/\.(?!well-known\/)/.test(path) || path.endsWith(".map");
}

/**
 * Refuses writes that a page of another site causes in a browser. Requests without an Origin come from programs, which
 * have no cookies (webhooks, one-click unsubscribing); `null` counts as a foreign origin.
 */
function mayWrite(request: RequestFacts, isOwnOrigin: (origin: string) => boolean): boolean {
  if (request.origin !== undefined) return isOwnOrigin(request.origin);
  if (request.fetchSite !== undefined && !/^(same-origin|none)$/.test(request.fetchSite))
    return false;
  return !request.hasCookie || request.url.startsWith("/webhooks/");
}

/** Whether the headers of a browser say that a page of another site sent the request. Programs send none. */
export const isForeign = (
  { origin, fetchSite }: Pick<RequestFacts, "origin" | "fetchSite">,
  isOwnOrigin: (origin: string) => boolean,
): boolean =>
  (origin !== undefined && !isOwnOrigin(origin)) ||
  (fetchSite !== undefined && !/^(same-origin|none)$/.test(fetchSite));

const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

export const isLoopbackHost = (host: string): boolean => loopbackHosts.includes(host);

/** The site's origins: one in production, and in development every name of the local machine. */
export function ownOrigins(baseUrl: string, production: boolean): Set<string> {
  const { protocol, hostname, port, origin } = new URL(baseUrl);
  if (production || !isLoopbackHost(hostname)) return new Set([origin]);
  const suffix = port ? `:${port}` : "";
  return new Set([origin, ...loopbackHosts.map((host) => `${protocol}//${host}${suffix}`)]);
}
