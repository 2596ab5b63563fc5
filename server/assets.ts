import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { barePolicy, type PolicyOptions, securityHeaders } from "./security-headers.ts";

const dir = fileURLToPath(new URL("../build/client", import.meta.url));
const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

/** A worker has the policy of its own file: ours may connect to this site only. */
const workerPolicy = `${barePolicy}; connect-src 'self'`;
const isWorker = (path: string) =>
  isServiceWorker(path) || path.startsWith("/assets/shared-worker-");
const isServiceWorker = (path: string) => path === "/sw.js";

export type Assets = (req: IncomingMessage, res: ServerResponse, notFound: () => void) => void;

/**
 * The built files. Those under /assets/ carry the hash of their content in their name and never change; the
 * rest (icons, robots.txt) may. Both come from a list made at the start, so that no requested path reaches the file system.
 */
export function openAssets(policy: PolicyOptions): Assets {
  if (!existsSync(dir)) return (_req, _res, notFound) => notFound();
  const always = Object.entries({
    ...securityHeaders(policy),
    // SVG pictures have inline styles; opened as a document they may still run nothing.
    "content-security-policy": `${barePolicy}; style-src 'unsafe-inline'; sandbox`,
  });
  const setHeaders = (res: ServerResponse, path: string) => {
    for (const [name, value] of always) res.setHeader(name, value);
    if (isWorker(path)) res.setHeader("content-security-policy", workerPolicy);
    // No cache may keep an old service worker.
    if (isServiceWorker(path)) res.setHeader("cache-control", "no-cache");
  };
  const common = { brotli: true, gzip: true, dotfiles: false, setHeaders };
  const hashed = sirv(dir, { ...common, immutable: true, maxAge: yearSeconds });
  const plain = sirv(dir, { ...common, etag: true, maxAge: hourSeconds });
  return (req, res, notFound) =>
    (req.url?.startsWith("/assets/") ? hashed : plain)(req, res, notFound);
}
