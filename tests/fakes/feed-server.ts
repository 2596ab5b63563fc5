// A publisher on loopback: routes are set by the test, every request is remembered.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (req: IncomingMessage, res: ServerResponse) => void;
export type FeedServer = {
  /** Such as http://127.0.0.1:4711, without a slash at the end. */
  origin: string;
  port: number;
  /** What was asked for, in order: method, path and headers. */
  hits: { method: string; path: string; headers: IncomingMessage["headers"] }[];
  on(path: string, answer: Answer | string | Uint8Array): void;
  close(): Promise<void>;
};

/** Listens on `host` (127.0.0.1) at a free port. Unknown paths answer 404. */
export async function openFeedServer(host = "127.0.0.1"): Promise<FeedServer> {
  const routes = new Map<string, Answer>();
  const hits: FeedServer["hits"] = [];
  const server = createServer((req, res) => {
    const path = req.url ?? "/";
    hits.push({ method: req.method ?? "", path, headers: req.headers });
    const answer = routes.get(path.split("?")[0] ?? "");
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  });
  server.listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    port,
    hits,
    on: (path, answer) => {
      routes.set(path, typeof answer === "function" ? answer : send(answer));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A body with its headers. */
export const send =
  (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer =>
  (_req, res) => {
    res.writeHead(status, { "content-type": "application/rss+xml", ...headers }).end(body);
  };

/** 304 for a request that names the tag or the date of the present feed. */
export const cached =
  (body: string | Uint8Array, tag: { etag?: string; lastModified?: string }): Answer =>
  (req, res) => {
    const known =
      (tag.etag !== undefined && req.headers["if-none-match"] === tag.etag) ||
      (tag.lastModified !== undefined && req.headers["if-modified-since"] === tag.lastModified);
    const headers = {
      ...(tag.etag ? { etag: tag.etag } : {}),
      ...(tag.lastModified ? { "last-modified": tag.lastModified } : {}),
    };
    if (known) res.writeHead(304, headers).end();
    else res.writeHead(200, headers).end(body);
  };

export const redirect =
  (to: string, status = 302): Answer =>
  (_req, res) => {
    res.writeHead(status, { location: to }).end();
  };

/** Headers and a first piece, then nothing more until the visitor leaves. */
export const stall =
  (first = "<rss>"): Answer =>
  (_req, res) => {
    res.writeHead(200, { "content-type": "application/rss+xml" }).write(first);
  };

/** Promises more than it sends, and hangs up. */
export const cut =
  (body: string, promised = body.length + 100): Answer =>
  (_req, res) => {
    res.writeHead(200, { "content-length": String(promised) });
    res.write(body, () => res.destroy());
  };

/** A small RSS feed of our own; `items` are titles, newest first, each its own guid and link. */
export function rss(
  items: string[],
  o: { home?: string; title?: string; now?: Date; lang?: string; self?: string } = {},
): string {
  const { home = "https://paper.example", title = "The Example Paper", lang = "en" } = o;
  const at = (o.now ?? new Date("2026-11-20T12:00:00Z")).getTime();
  const item = (name: string, i: number) => {
    const id = `${home}/${encodeURIComponent(name)}`;
    const date = new Date(at - i * 60_000).toUTCString();
    return `<item><title>${name}</title><link>${id}</link><guid>${id}</guid><pubDate>${date}</pubDate>
<description>${name}: parliament votes on the budget of the ministry today.</description></item>`;
  };
  const self = o.self ? `<atom:link rel="self" href="${o.self}"/>` : "";
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${title}</title><link>${home}</link><language>${lang}</language>${self}
${items.map(item).join("\n")}</channel></rss>`;
}
