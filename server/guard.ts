import type { FaultStatus } from "#locales/faults.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** What is asked, before any of it is believed. */
export type RequestFacts = {
  method: string;
  url: string;
  origin: string | undefined;
  fetchSite: string | undefined;
  /** Whether it names the host that it wants, where its version of HTTP asks for that. */
  hasHost: boolean;
  hasCookie: boolean;
};

/** The status that refuses a request which no page should ever see; null: go on. */
export function refusalStatus(
  asked: RequestFacts,
  isOwnOrigin: (origin: string) => boolean,
): FaultStatus | null {
  const { method, url } = asked;
  if (!safe.has(method) && !unsafe.has(method)) return 405;
  if (!asked.hasHost || !isWellFormed(url)) return 400;
  if (isClosed(url)) return 404;
  return unsafe.has(method) && !mayWrite(asked, isOwnOrigin) ? 403 : null;
}

/** A path of this site in valid percent-encoding, without NUL, which no database takes. */
export function isWellFormed(url: string): boolean {
  // `//host/…`, `/\host/…` and `http://host/…` would name another host once resolved.
  if (!/^\/(?![/\\])/.test(url) || url.includes("\\")) return false;
  try {
    return !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}

/** Dot-files and source maps; `/.well-known/` is open (RFC 8615). */
function isClosed(url: string): boolean {
  const path = decodeURIComponent(url.split("?", 1)[0] ?? "");
  return /\/\.(?!well-known\/)/.test(path) || path.endsWith(".map");
}

/**
 * Nobody else's page may make a browser write here. A missing Origin comes from programs, which carry no
 * cookie (webhooks, one-click unsubscribing); `null` is an origin like any other stranger's.
 */
function mayWrite(asked: RequestFacts, isOwnOrigin: (origin: string) => boolean): boolean {
  if (asked.origin !== undefined) return isOwnOrigin(asked.origin);
  if (asked.fetchSite !== undefined && !/^(same-origin|none)$/.test(asked.fetchSite)) return false;
  return !asked.hasCookie || asked.url.startsWith("/webhooks/");
}

/** Whether a page of another site asks; browsers say so. Programs say nothing. */
export const isForeign = (
  { origin, fetchSite }: Pick<RequestFacts, "origin" | "fetchSite">,
  isOwnOrigin: (origin: string) => boolean,
): boolean =>
  (origin !== undefined && !isOwnOrigin(origin)) ||
  (fetchSite !== undefined && !/^(same-origin|none)$/.test(fetchSite));

const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

export const isLoopbackHost = (host: string): boolean => loopbackHosts.includes(host);

/** The site's origins: one in production; at a developer's desk every name of the own machine is it too. */
export function ownOrigins(baseUrl: string, production: boolean): Set<string> {
  const { protocol, hostname, port, origin } = new URL(baseUrl);
  if (production || !isLoopbackHost(hostname)) return new Set([origin]);
  const suffix = port ? `:${port}` : "";
  return new Set([origin, ...loopbackHosts.map((host) => `${protocol}//${host}${suffix}`)]);
}
