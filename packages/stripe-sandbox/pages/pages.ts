// The addresses of the hosted pages.
import { cards } from "../cards.ts";
import type { World } from "../world.ts";
import { checkoutPage } from "./checkout.ts";
import { html } from "./html.ts";
import { invoicePage } from "./invoice.ts";
import { languageOf } from "./language.ts";
import { notFoundPage, type Page, type PageContext, page } from "./layout.ts";
import { portalPage } from "./portal.ts";
import { style } from "./style.ts";

export type PageRequest = { method: string; url: URL; form: URLSearchParams; languages: string };

/** The page for a request. Everything works without scripts; none are sent. */
export function servePage(world: World, request: PageRequest): Page {
  const [first = "", second = "", third = "", ...rest] = request.url.pathname.slice(1).split("/");
  const context: PageContext = {
    language: languageOf(null, request.languages),
    business: world.business.name,
  };
  if (request.method !== "GET" && request.method !== "HEAD" && request.method !== "POST")
    return { status: 405, headers: { allow: "GET, POST" }, body: "" };
  if (request.url.pathname === "/sandbox.css")
    return {
      status: 200,
      headers: { "content-type": "text/css; charset=utf-8", "cache-control": "max-age=300" },
      body: style,
    };
  if (request.url.pathname === "/") return index(context);
  if (first === "c" && second === "pay") {
    const [step = null] = rest;
    if (step === null || step === "secure")
      return checkoutPage(world, request, third, step === "secure");
  }
  if (first === "p" && second === "session") return portalPage(world, request, third, rest);
  if (first === "i" && second) return invoicePage(world, request, second, third);
  return notFoundPage(context);
}

function index(context: PageContext): Page {
  const { t } = context.language;
  return page(context, {
    title: t.indexTitle,
    main: html`<main class="wide"><h1>${t.indexTitle}</h1><p>${t.indexText}</p><h2>${t.testCards}</h2>
<ul class="list">${cards.map((c) => html`<li><span>${c.number}</span><span>${t.cardDoes[c.behaviour]}</span></li>`)}</ul><p>${t.anyDate}</p></main>`,
  });
}
