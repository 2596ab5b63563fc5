import { periodEnd } from "../engine/cancel.ts";
import { planItemChange } from "../engine/change.ts";
import { composeInvoice } from "../engine/invoices.ts";
import type { WantedItem } from "../engine/lines.ts";
import { endOfPeriod } from "../engine/periods.ts";
import { changePlan, waitsForPeriodEnd } from "../engine/portal.ts";
import type { Price } from "../objects/catalogue.ts";
import type { Subscription } from "../objects/subscription.ts";
import { now } from "../world.ts";
import { declineMessage } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { alert, notFoundPage, type Page, seeOther } from "./layout.ts";
import { finished, type Portal, planOf, portalLayout } from "./portal-layout.ts";

/** The prices on offer, in the subscription's currency. */
function offers({ world, config }: Portal, sub: Subscription): Price[] {
  return (config.features.subscription_update.products ?? [])
    .flatMap((p) => p.prices)
    .map((id) => world.store.getExisting("price", id))
    .filter((p) => p.active && p.currency === sub.currency);
}

const nameOf = ({ world }: Portal, price: Price) =>
  world.store.get("product", price.product)?.name ?? price.product;

/** The choice of a plan. */
export function choosePage(portal: Portal, sub: Subscription): Page {
  const { visit: context, asked: request, home } = portal;
  const { t, price } = context.language;
  const current = sub.items.data[0]?.price.id;
  const chosen = request.form.get("price");
  if (request.method === "POST" && chosen && chosen !== current)
    return seeOther(`${home}/confirm/${sub.id}?price=${encodeURIComponent(chosen)}`);
  const missing = request.method === "POST";
  return portalLayout(
    portal,
    t.choosePlan,
    html`${alert(context, missing ? [t.errors.plan] : [])}<form method="post"><fieldset><legend>${t.newPlan}</legend>${offers(
      portal,
      sub,
    ).map(
      (p) =>
        html`<div class="choice"><input type="radio" name="price" id="${p.id}" value="${p.id}"${p.id === current && html` checked`}><label for="${p.id}"><strong>${nameOf(portal, p)}</strong> <span>${price(p)}</span>${p.id === current && html` <span class="tag">${t.current}</span>`}</label></div>`,
    )}</fieldset><button class="go">${t.review}</button></form>`,
    missing ? 400 : 200,
  );
}

function wantedOf(portal: Portal, sub: Subscription): WantedItem[] | null {
  const price = offers(portal, sub).find(
    (p) => p.id === portal.asked.url.searchParams.get("price"),
  );
  const [item] = sub.items.data;
  const quantity = Number(portal.asked.url.searchParams.get("quantity")) || item?.quantity || 1;
  return price && item ? [{ id: item.id, price, quantity }] : null;
}

/** What the change costs, and the button to confirm it. */
export function confirmPage(portal: Portal, sub: Subscription): Page {
  const { world, asked: request, config, session } = portal;
  const wanted = wantedOf(portal, sub);
  if (!wanted) return notFoundPage(portal.visit);
  if (request.method !== "POST") return confirmation(portal, sub, wanted, []);
  const result = world.store.atomically(() =>
    changePlan(world, sub.id, wanted, config.features.subscription_update),
  );
  if (result.outcome === "scheduled") return finished(portal, "scheduled");
  if (result.outcome === "changed") return finished(portal, "changed");
  if (result.outcome === "pending" && result.url) {
    const { pathname } = new URL(result.url);
    return seeOther(`${pathname}/secure?back=${session.id}`);
  }
  const message = result.error ? declineMessage(portal.visit.language, result.error) : "";
  return confirmation(portal, world.store.getExisting("subscription", sub.id), wanted, [message]);
}

function confirmation(
  portal: Portal,
  sub: Subscription,
  wanted: WantedItem[],
  failed: string[],
): Page {
  const { visit: context, world, config, home } = portal;
  const { t, price } = context.language;
  const [wish] = wanted;
  if (!wish) return notFoundPage(context);
  return portalLayout(
    portal,
    t.confirmChange,
    html`${alert(context, failed)}
<table class="bill"><tbody><tr><th scope="row">${t.current}</th><td>${planOf(portal, sub).name}, ${planOf(portal, sub).price}</td></tr>
<tr><th scope="row">${t.newPlan}</th><td>${nameOf(portal, wish.price)}, ${price(wish.price, wish.quantity)}</td></tr></tbody></table>
${waitsForPeriodEnd(sub, wanted, config.features.subscription_update) ? html`<p>${t.changesLater(context.language.date(periodEnd(sub)))}</p>` : costs(portal, sub, wanted)}
<div class="row"><form method="post"><button class="go">${t.confirm}</button></form>
<a class="go plain" href="${home}?front=1">${t.goBack}</a>
${failed.length > 0 && config.features.payment_method_update.enabled && html`<a href="${home}/payment-method">${t.updateMethod}</a>`}</div>`,
    failed.length ? 400 : 200,
  );

  function costs(of: Portal, s: Subscription, items: WantedItem[]): Html {
    const { language } = of.visit;
    const proration = config.features.subscription_update.proration_behavior;
    const change = planItemChange(world, s, items, { proration });
    const invoice = composeInvoice(world, s, change.invoice, { reason: "upcoming" });
    const at = now(world, s.test_clock);
    const next = change.items[0];
    if (!next) return html``;
    if (s.status === "trialing")
      return html`<p>${language.t.trialGoesOn(language.date(next.current_period_end))}</p>`;
    const end = Math.max(next.current_period_end, endOfPeriod(next.price, change.anchor, at));
    return html`<table class="bill"><tbody>${invoice.lines.data.map(
      (l) =>
        html`<tr><th scope="row">${l.description}</th><td>${language.money(l.amount, l.currency)}</td></tr>`,
    )}</tbody><tfoot><tr class="sum"><th scope="row">${language.t.amountDueToday}</th><td>${language.money(invoice.amount_due, s.currency)}</td></tr></tfoot></table>
<p>${language.t.nextCharge(language.price(next.price, next.quantity), language.date(end))}</p>`;
  }
}
