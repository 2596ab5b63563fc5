// The addresses of the hosted pages.
import { cards } from "../cards.ts";
import type { World } from "../world.ts";
import { checkoutPage } from "./checkout.ts";
import { html } from "./html.ts";
import { invoicePage } from "./invoice.ts";
import { languageOf } from "./language.ts";
import { nothingHere, type Page, page, type Visit } from "./layout.ts";
import { portalPage } from "./portal.ts";
import { style } from "./style.ts";

export type Asked = { method: string; url: URL; form: URLSearchParams; languages: string };

/** The page for a request. Everything works without scripts; none are sent. */
export function servePage(world: World, asked: Asked): Page {
  const [first = "", second = "", third = "", ...rest] = asked.url.pathname.slice(1).split("/");
  const visit: Visit = {
    language: languageOf(null, asked.languages),
    business: world.business.name,
  };
  if (asked.method !== "GET" && asked.method !== "HEAD" && asked.method !== "POST")
    return { status: 405, headers: { allow: "GET, POST" }, body: "" };
  if (asked.url.pathname === "/sandbox.css")
    return {
      status: 200,
      headers: { "content-type": "text/css; charset=utf-8", "cache-control": "max-age=300" },
      body: style,
    };
  if (asked.url.pathname === "/") return index(visit);
  if (first === "c" && second === "pay") {
    const [step = null] = rest;
    if (step === null || step === "secure")
      return checkoutPage(world, asked, third, step === "secure");
  }
  if (first === "p" && second === "session") return portalPage(world, asked, third, rest);
  if (first === "i" && second) return invoicePage(world, asked, second, third);
  return nothingHere(visit);
}

function index(visit: Visit): Page {
  const { t } = visit.language;
  return page(visit, {
    title: t.indexTitle,
    main: html`<main class="wide"><h1>${t.indexTitle}</h1><p>${t.indexText}</p><h2>${t.testCards}</h2>
<ul class="list">${cards.map((c) => html`<li><span>${c.number}</span><span>${t.cardDoes[c.behaviour]}</span></li>`)}</ul><p>${t.anyDate}</p></main>`,
  });
}
