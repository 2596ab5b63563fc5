// What every page of the customer portal shares: its request, its frame, and where it leads after an action.
import type { PortalConfiguration, PortalSession } from "../objects/portal.ts";
import type { Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { type Html, html } from "./html.ts";
import { type Page, type PageContext, page, seeOther } from "./layout.ts";
import type { PageRequest } from "./pages.ts";

export type Portal = {
  world: World;
  visit: PageContext;
  asked: PageRequest;
  session: PortalSession;
  config: PortalConfiguration;
  /** `/p/session/…`, the path below which its pages are. */
  home: string;
};

/** The completed action that the next page confirms. */
export type CompletedAction =
  | "changed"
  | "scheduled"
  | "canceled"
  | "resumed"
  | "methodSaved"
  | "infoSaved"
  | "changePending";
export const completedActions: CompletedAction[] = [
  "changed",
  "scheduled",
  "canceled",
  "resumed",
  "methodSaved",
  "infoSaved",
  "changePending",
];

/** Redirects after an action, as the flow says or to the front page. */
export function finished({ session: { flow }, home }: Portal, what: CompletedAction): Page {
  const after = flow?.after_completion;
  if (after?.redirect) return seeOther(after.redirect.return_url);
  if (after?.hosted_confirmation) return seeOther(`${home}/done?what=${what}`);
  return seeOther(`${home}?front=1&done=${what}`);
}

/** A page of the portal, with a link back. */
export function portalLayout(portal: Portal, title: string, main: Html, status = 200): Page {
  const { visit: context, session, asked: request, home, config } = portal;
  const { t } = context.language;
  const atHome = request.url.pathname === home;
  const direct = session.flow !== null || atHome;
  const links = config.business_profile;
  const back = direct ? session.return_url : `${home}?front=1`;
  return page(context, {
    title,
    status,
    leadsTo: [session.return_url, session.flow?.after_completion.redirect?.return_url ?? null],
    main: html`<main class="wide"><p class="merchant">${context.business}</p>
${back && html`<p><a href="${back}">${direct ? t.backTo(context.business) : t.goBack}</a></p>`}
<h1>${title}</h1>${main}
<footer>${links.headline}${[links.terms_of_service_url, links.privacy_policy_url].map((url) => url && html` <a href="${url}">${url}</a>`)}</footer></main>`,
  });
}

/** The name and the price of what a subscription is for. */
export function planOf(
  { world, visit: context }: Portal,
  sub: Subscription,
): { name: string; price: string } {
  const [item] = sub.items.data;
  if (!item) return { name: "", price: "" };
  const name = world.store.get("product", item.price.product)?.name ?? item.price.product;
  return { name, price: context.language.price(item.price, item.quantity) };
}
