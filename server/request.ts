import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { clientHeader } from "#platform/http/client-address.server.ts";

const untrusted =
  /^(x-forwarded-|x-real-ip$|forwarded$|x-eunison-|host$|connection$|transfer-encoding$)/;

/**
 * The client's address: the peer's, or behind `trustProxy` proxies the one that the outermost of them has seen. Each
 * proxy appends to X-Forwarded-For, so that entries further left may be forged.
 */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const peer = plain(req.socket.remoteAddress ?? "");
  if (!trustProxy) return peer;
  const header = req.headers["x-forwarded-for"];
  const hops = String(header ?? "")
    .split(",")
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  const seen = hops.at(-trustProxy) ?? hops[0];
  return seen && isIP(seen) ? seen : peer;
}

/**
 * Without the IPv4-in-IPv6 prefix, brackets, port and zone that an address may come with. The zone names an interface of
 * this machine and nothing of the client, and no URL takes it.
 */
function plain(address: string): string {
  const bare = address
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.replace(/:\d+$/, "") : bare;
}

export const isLoopback = (address: string): boolean =>
  address === "::1" || plain(address).startsWith("127.");

export class TooLarge extends Error {}

/**
 * The whole body, at most `limit` bytes.
 * @throws {TooLarge} as soon as more is announced or read; the rest is not read
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > limit) throw new TooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads and drops up to `limit` bytes. A connection that breaks meanwhile is not an error. */
export async function skipBody(req: IncomingMessage, limit: number): Promise<void> {
  if (Number(req.headers["content-length"] ?? 0) > limit) return;
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limit) return;
    }
  } catch {
    // The visitor has gone.
  }
}

/** The request as pages see it: at the site's own origin, without the headers of proxies, with the client's address. */
export function toRequest(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer | null,
  site: { origin: string; client: string; own?: ReadonlySet<string> },
): Request {
  const gone = new AbortController();
  res.on("close", () => res.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (untrusted.test(name) || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  // The guard has checked the origin. Behind a proxy it may be another of the site's own; pages compare it with this one.
  if (headers.has("origin")) headers.set("origin", site.origin);
  const referer = URL.parse(headers.get("referer") ?? "");
  if (referer && site.own?.has(referer.origin))
    headers.set("referer", site.origin + referer.pathname + referer.search);
  headers.set(clientHeader, site.client);
  return new Request(site.origin + req.url, {
    method: req.method ?? "GET",
    headers,
    signal: gone.signal,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}
