import type { IncomingMessage, ServerResponse } from "node:http";
import { type FaultStatus, faults } from "#locales/faults.ts";
import type { Locale } from "#platform/locale.ts";
import { localeOf } from "#platform/request-locale.ts";
import {
  contentPolicy,
  hashSource,
  type PolicyOptions,
  securityHeaders,
} from "./security-headers.ts";

// The colours of app/ui/tokens.css, for a page that can load no style sheet; the wordmark uses a system font, as in
// mails.
const style = `:root{color-scheme:light dark;background:light-dark(#fcfcfa,#0f1419);color:light-dark(#12161c,#ecebe5)}body{margin:0;font:1.125rem/1.55 system-ui,sans-serif}header{border-bottom:5px solid light-dark(#12161c,#8b949d)}header p,main{max-width:44rem;margin:0 auto;padding:0 1.25rem}.word{display:inline-block;padding:.1em 0;font:700 clamp(2.25rem,1.6rem + 3vw,3.25rem)/1.2 Georgia,serif;letter-spacing:-.03em;color:inherit;text-decoration:none}main{padding-top:clamp(2rem,10vh,6rem)}h1{font:700 1.75rem/1.15 Georgia,serif;margin:0 0 .75rem}main p{margin:0 0 1.25rem}main a{color:light-dark(#173fb5,#a3bbff)}a:focus-visible{outline:3px solid light-dark(#173fb5,#f4c531);outline-offset:2px}`;
const styleHash = hashSource(style);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The subject of an error page: a status, or a more precise cause. */
export type ErrorPageCause = FaultStatus | "picture" | "recording";

/** An error page that needs no database, no style sheet and no script. */
export function errorPage(cause: ErrorPageCause, locale: Locale, siteName: string): string {
  const { title, text } = faults[locale][cause];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${siteName}`)}</title><style>${style}</style></head><body><header><p><a class="word" href="/">${escapeHtml(siteName)}</a></p></header><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">${escapeHtml(faults[locale].home)}</a></p></main></body></html>`;
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

export type ErrorPageOptions = PolicyOptions & { siteName: string };

/**
 * Responds with a status without rendering the site: JSON for programs, an error page in the visitor's language for
 * browsers. Reveals nothing about the cause.
 */
export function sendErrorPage(
  req: IncomingMessage,
  res: ServerResponse,
  status: FaultStatus,
  options: ErrorPageOptions,
  more: Record<string, string> = {},
  cause: ErrorPageCause = status,
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
      : errorPage(cause, locale, options.siteName),
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
