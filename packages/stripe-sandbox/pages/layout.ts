import { cards } from "../cards.ts";
import { type Html, html } from "./html.ts";
import type { Language } from "./language.ts";

export type Page = { status: number; headers: Record<string, string>; body: string };

/** The language of a page, and the seller's name. */
export type PageContext = { language: Language; business: string };

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

/** The banner that says that no money moves, with the test cards. */
const banner = ({
  language: { t },
}: PageContext): Html => html`<header class="sandbox"><strong>${t.sandbox}</strong> ${t.sandboxNote}
<details><summary>${t.testCards}</summary><table>${cards.map(
  (c) =>
    html`<tr><td>${grouped(c.number)}</td><td>${t.cardDoes[c.behaviour]}${c.behaviour === "declines" && html` (${t.declines[c.decline.declineCode as keyof typeof t.declines]})`}</td></tr>`,
)}</table><p>${t.anyDate}</p></details></header>`;

/** A whole page. @param leadsTo other origins to which its forms redirect, which CSP `form-action` has to allow */
export function page(
  context: PageContext,
  of: { title: string; main: Html; status?: number; leadsTo?: (string | null)[] },
): Page {
  const { code } = context.language;
  const origins = (of.leadsTo ?? []).flatMap((url) =>
    url && URL.canParse(url) ? [new URL(url).origin] : [],
  );
  const body = html`<!doctype html>
<html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${of.title} · ${context.business} (${context.language.t.sandbox})</title><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css"></head>
<body>${banner(context)}${of.main}</body></html>`;
  return {
    status: of.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${origins.join(" ")}`,
    },
    body: body.html,
  };
}

/** A page with a heading, a sentence and an optional link. */
export const notice = (
  context: PageContext,
  of: { title: string; text: string; link?: { url: string; label: string } | null; status: number },
): Page =>
  page(context, {
    title: of.title,
    status: of.status,
    main: html`<main class="wide"><h1>${of.title}</h1><p>${of.text}</p>${of.link && html`<p><a class="go" href="${of.link.url}">${of.link.label}</a></p>`}</main>`,
  });

/** Redirects with 303 after a form was posted. */
export const seeOther = (location: string): Page => ({
  status: 303,
  headers: { location, "cache-control": "no-store" },
  body: "",
});

export const notFoundPage = (context: PageContext): Page =>
  notice(context, {
    title: context.language.t.notFound,
    text: context.language.t.notFoundText,
    status: 404,
  });

/** Error messages above a form. */
export const alert = ({ language: { t } }: PageContext, messages: string[]): Html | null =>
  messages.length === 0
    ? null
    : html`<div class="alert" role="alert"><strong>${t.problems}</strong>${messages.map((m) => html`<br>${m}`)}</div>`;
