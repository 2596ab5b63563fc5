// What every page of the customer portal has: its visit, its frame, and where it leads when something was done.
import type { PortalConfiguration, PortalSession } from "../objects/portal.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { type Html, html } from "./html.ts";
import { type Page, page, seeOther, type Visit } from "./layout.ts";
import type { Asked } from "./pages.ts";

export type Portal = {
  world: World;
  visit: Visit;
  asked: Asked;
  session: PortalSession;
  config: PortalConfiguration;
  /** `/p/session/…`, where all pages of this visit live. */
  home: string;
};

/** Which sentence stands on the page after something was done. */
export type Done =
  | "changed"
  | "scheduled"
  | "canceled"
  | "resumed"
  | "methodSaved"
  | "infoSaved"
  | "changePending";
export const doneWords: Done[] = [
  "changed",
  "scheduled",
  "canceled",
  "resumed",
  "methodSaved",
  "infoSaved",
  "changePending",
];

/** Where to go when something was done: where the flow says, or to the front page. */
export function finished({ session: { flow }, home }: Portal, what: Done): Page {
  const after = flow?.after_completion;
  if (after?.redirect) return seeOther(after.redirect.return_url);
  if (after?.hosted_confirmation) return seeOther(`${home}/done?what=${what}`);
  return seeOther(`${home}?front=1&done=${what}`);
}

/** A page of the portal, with the way back. */
export function portalLayout(portal: Portal, title: string, main: Html, status = 200): Page {
  const { visit, session, asked, home, config } = portal;
  const { t } = visit.language;
  const atHome = asked.url.pathname === home;
  const direct = session.flow !== null || atHome;
  const links = config.business_profile;
  const back = direct ? session.return_url : `${home}?front=1`;
  return page(visit, {
    title,
    status,
    leadsTo: [session.return_url, session.flow?.after_completion.redirect?.return_url ?? null],
    main: html`<main class="wide"><p class="merchant">${visit.business}</p>
${back && html`<p><a href="${back}">${direct ? t.backTo(visit.business) : t.goBack}</a></p>`}
<h1>${title}</h1>${main}
<footer>${links.headline}${[links.terms_of_service_url, links.privacy_policy_url].map((url) => url && html` <a href="${url}">${url}</a>`)}</footer></main>`,
  });
}

/** The name and the price of what a subscription is for. */
export function planOf(
  { world, visit }: Portal,
  sub: Subscription,
): { name: string; price: string } {
  const [item] = sub.items.data;
  if (!item) return { name: "", price: "" };
  const name = world.store.get("product", item.price.product)?.name ?? item.price.product;
  return { name, price: visit.language.price(item.price, item.quantity) };
}
