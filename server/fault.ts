import type { IncomingMessage, ServerResponse } from "node:http";
import { type FaultStatus, faults } from "#locales/faults.ts";
import { type Locale, localeOf } from "#platform/locale.ts";
import { contentPolicy, hashOf, type PolicyOptions, securityHeaders } from "./policy.ts";

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;max-width:34rem;margin-inline:auto}h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 .75rem}p{margin:0 0 1.25rem}a{color:inherit}`;
const styleHash = hashOf(style);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** What a page of ours is about: a status, or what a status does not say of itself. */
export type FaultCause = FaultStatus | "picture";

/** A whole page that needs nothing else: no database, no style sheet, no script. */
export function faultPage(cause: FaultCause, locale: Locale, siteName: string): string {
  const { title, text } = faults[locale][cause];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${siteName}`)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">${escapeHtml(faults[locale].home)}</a></p></main></body></html>`;
}

const codes: Record<FaultStatus, string> = {
  400: "bad_request",
  403: "cross_origin",
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  500: "internal",
  503: "unavailable",
};

export type FaultOptions = PolicyOptions & { siteName: string };

/**
 * Answers with a status and no page of the site: JSON for programs, the page above for people, in their
 * language. Says nothing about the cause.
 */
export function sendFault(
  req: IncomingMessage,
  res: ServerResponse,
  status: FaultStatus,
  options: FaultOptions,
  more: Record<string, string> = {},
  cause: FaultCause = status,
): void {
  const url = req.url ?? "/";
  const forProgram = url.startsWith("/functions/") || url.startsWith("/webhooks/");
  const locale = localeOf({
    search: new URLSearchParams(url.split("?")[1] ?? ""),
    cookie: req.headers.cookie ?? "",
    acceptLanguage: req.headers["accept-language"] ?? "",
  });
  const { title, text } = faults.en[cause];
  const body = Buffer.from(
    forProgram
      ? JSON.stringify({ error: { code: codes[status], message: `${title}. ${text}` } })
      : faultPage(cause, locale, options.siteName),
  );
  res.writeHead(status, {
    ...securityHeaders(options),
    "content-security-policy": contentPolicy(options, { styles: [styleHash] }),
    "content-type": forProgram ? "application/json" : "text/html; charset=utf-8",
    "content-length": body.length,
    "cache-control": "no-store",
    ...(forProgram ? {} : { "content-language": locale, vary: "Accept-Language, Cookie" }),
    ...(status === 503 ? { "retry-after": "30" } : {}),
    ...more,
  });
  res.end(req.method === "HEAD" ? undefined : body);
}
