import { type Dispatcher, request } from "undici";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.server.ts";
import { productVersion } from "../version.server.ts";
import { badEncoding, discard, readBody, tooLarge } from "./body.server.ts";
import { guardedDispatcher, nonPublicIpCode } from "./ip-ranges.server.ts";
import { maxRedirects, parseWebUrl, retryAfterMs } from "./web-url.ts";

/** Why a request failed. Stable codes, shown in the table of feed health and in the log. */
export type FetchFailure =
  | "bad-address"
  | "address-refused"
  | "too-many-redirects"
  | "deadline"
  | "too-large"
  | "bad-encoding"
  | "unreachable"
  | "cut"
  | "status"
  | "stopped";

/** The outcome of a request. `movedTo`: the address that permanent redirects (301, 308) tell us to remember. */
export type Fetched =
  | {
      kind: "fresh";
      status: number;
      /** Decoded bytes, at most `maxBytes`. */
      body: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      /** The address after all redirects. */
      url: string;
      movedTo: string | null;
    }
  | { kind: "unchanged"; status: 304; movedTo: string | null }
  | { kind: "gone"; status: 410 }
  | { kind: "throttled"; status: 429 | 503; retryAfterMs: number | null }
  | { kind: "failed"; status: number | null; reason: FetchFailure; message: string };

export type FetchUrl = (
  what: { url: string; etag?: string | null; lastModified?: string | null },
  signal?: AbortSignal,
) => Promise<Fetched>;

export type Fetcher = { fetch: FetchUrl; close(): Promise<void> };

type Limits = { deadlineMs: number; maxBytes: number };

/**
 * Opens a fetcher for addresses from outside; close it when done. One deadline of 10 s covers all redirects and the
 * whole body, and reading stops at 5 MiB of decoded body. Nothing is thrown: every failure is a value.
 *
 * @param options.allowPrivate tests only: private addresses and any port
 */
export function openFetcher(options: {
  userAgent: string;
  /** The Accept header (RFC 9110, 12.5.1); anything by default. */
  accept?: string;
  now: Clock;
  allowPrivate?: boolean;
  limits?: Partial<Limits>;
  dispatcher?: Dispatcher;
}): Fetcher {
  const { accept = "*/*", allowPrivate = false, now, userAgent } = options;
  const limits: Limits = { deadlineMs: 10_000, maxBytes: 5 * 1024 * 1024, ...options.limits };
  const dispatcher = options.dispatcher ?? guardedDispatcher({ allowPrivate });
  return {
    close: () => dispatcher.destroy(),
    fetch: async (what, outer) => {
      const deadline = AbortSignal.timeout(limits.deadlineMs);
      const signal = outer ? AbortSignal.any([outer, deadline]) : deadline;
      try {
        return await follow(what, {
          dispatcher,
          signal,
          userAgent,
          accept,
          now,
          allowPrivate,
          ...limits,
        });
      } catch (error) {
        if (outer?.aborted) return failed("stopped", "stopped while it was being fetched");
        if (deadline.aborted)
          return failed("deadline", `no whole answer within ${limits.deadlineMs / 1000} s`);
        return explain(error);
      }
    },
  };
}

const failed = (reason: FetchFailure, message: string, status: number | null = null): Fetched => ({
  kind: "failed",
  status,
  reason,
  message,
});

async function follow(
  what: { url: string; etag?: string | null; lastModified?: string | null },
  o: Limits & {
    dispatcher: Dispatcher;
    signal: AbortSignal;
    userAgent: string;
    accept: string;
    now: Clock;
    allowPrivate: boolean;
  },
): Promise<Fetched> {
  let url = parseWebUrl(what.url, undefined, o.allowPrivate);
  if (!url) return failed("bad-address", `${what.url} is not an address that is fetched from`);
  const headers: Record<string, string> = {
    "user-agent": o.userAgent,
    accept: o.accept,
    "accept-encoding": "gzip, br, deflate",
  };
  if (what.etag) headers["if-none-match"] = what.etag;
  if (what.lastModified) headers["if-modified-since"] = what.lastModified;
  // An address is remembered only up to the first temporary redirect.
  let movedTo: string | null = null;
  let permanent = true;
  for (let hop = 0; ; hop++) {
    const answer = await request(url, { dispatcher: o.dispatcher, signal: o.signal, headers });
    const { statusCode: status, body } = answer;
    const header = (name: string): string | null => {
      const value = answer.headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    };
    const location = header("location");
    if ([301, 302, 303, 307, 308].includes(status) && location) {
      discard(body);
      if (hop === maxRedirects)
        return failed("too-many-redirects", `more than ${maxRedirects} redirects`, status);
      const next = parseWebUrl(location, url.href, o.allowPrivate);
      if (!next)
        return failed(
          "bad-address",
          `redirected to ${location.slice(0, 200)}, not fetched`,
          status,
        );
      permanent &&= status === 301 || status === 308;
      if (permanent) movedTo = next.href;
      url = next;
      continue;
    }
    if (status >= 200 && status < 300) {
      return {
        kind: "fresh",
        status,
        body: await readBody(body, header("content-encoding"), o),
        contentType: header("content-type"),
        etag: short(header("etag")),
        lastModified: short(header("last-modified")),
        url: url.href,
        movedTo,
      };
    }
    discard(body);
    if (status === 304 && (what.etag || what.lastModified))
      return { kind: "unchanged", status, movedTo };
    if (status === 410) return { kind: "gone", status };
    if (status === 429 || status === 503)
      return {
        kind: "throttled",
        status,
        retryAfterMs: retryAfterMs(header("retry-after"), o.now()),
      };
    return failed("status", `answered ${status}`, status);
  }
}

/** Validators are sent back with every request: longer ones are not stored. */
const short = (value: string | null) => (value && value.length <= 512 ? value : null);

function explain(error: unknown): Fetched {
  const { code, message } = rootOf(error);
  if (code === tooLarge || code === "ERR_BUFFER_TOO_LARGE")
    return failed("too-large", "larger than it may be");
  if (code === badEncoding) return failed("bad-encoding", message);
  if (code === nonPublicIpCode) return failed("address-refused", message);
  if (/^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|BROTLI)/.test(code))
    return failed("bad-encoding", "its compression is broken");
  if (code === "UND_ERR_RES_CONTENT_LENGTH_MISMATCH" || code === "UND_ERR_SOCKET")
    return failed("cut", "the connection ended before the answer did");
  return failed("unreachable", [code, message].filter(Boolean).join(": ").slice(0, 300));
}

/** Of several connection attempts, one for each address, the first error is reported. */
function rootOf(error: unknown): { code: string; message: string } {
  const e = error as { code?: string; message?: string; errors?: unknown[] };
  if (!e.message && e.errors?.[0]) return rootOf(e.errors[0]);
  return { code: String(e.code ?? ""), message: String(e.message ?? error) };
}

/** The User-Agent that publishers see: product, version, and a contact. */
export const userAgent = ({ site, baseUrl }: Pick<Config, "site" | "baseUrl">): string => {
  const product = site.name.replace(/[^\w.-]+/g, "") || "Eunison";
  return `${product}/${productVersion()} (+${baseUrl}; contact ${site.mailbox})`.replace(
    /[^\x20-\x7e]/g,
    "",
  );
};
