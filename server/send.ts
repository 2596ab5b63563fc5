import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { finishDocument, isDocument, type Page, pickEncoding } from "./pages.ts";
import { barePolicy, type PolicyOptions, securityHeaders } from "./security-headers.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Sends a finished page, or 304 when the client has it already. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page): void {
  const accepted = req.headers["accept-encoding"];
  const variant = page.variants[pickEncoding(accepted as string | undefined)];
  const known = req.headers["if-none-match"];
  if (known !== undefined && page.status === 200 && matches(known, variant.etag)) {
    res.writeHead(304, variant.unchanged);
    res.end();
    return;
  }
  res.writeHead(page.status, variant.headers);
  res.end(req.method === "HEAD" ? undefined : variant.body);
}

/** If-None-Match is a list that is compared weakly (RFC 9110, 13.1.2): a proxy that recompresses weakens our ETag. */
const matches = (known: string, etag: string): boolean =>
  known === etag ||
  known === "*" ||
  known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/** Sends a response for this visitor alone, unless the route's headers say otherwise. */
export async function sendPrivate(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  state: { id: string; nonce: string },
  policy: PolicyOptions,
): Promise<void> {
  const headers: Record<string, string | string[]> = {
    "content-security-policy": barePolicy,
    "cache-control": "private, no-store",
    ...Object.fromEntries(response.headers),
    ...securityHeaders(policy),
    "x-request-id": state.id,
  };
  const cookies = response.headers.getSetCookie();
  if (cookies.length) headers["set-cookie"] = cookies;
  if (!isDocument(response.headers)) {
    res.writeHead(response.status, headers);
    // `pipe` would leave the source open when the client disconnects.
    if (response.body && req.method !== "HEAD")
      await pipeline(Readable.fromWeb(response.body as never), res);
    else res.end();
    return;
  }
  const finished = finishDocument(await response.text(), state.nonce, policy);
  // Documents that are not our pages, such as mails, bring a stricter policy.
  headers["content-security-policy"] =
    response.headers.get("content-security-policy") ?? finished.policy;
  const encoding = pickEncoding(req.headers["accept-encoding"] as string | undefined);
  const plain = Buffer.from(finished.html);
  const body =
    encoding === "br"
      ? await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === "gzip"
        ? await toGzip(plain)
        : plain;
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers.vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
  headers["content-length"] = String(body.length);
  res.writeHead(response.status, headers);
  res.end(req.method === "HEAD" ? undefined : body);
}
