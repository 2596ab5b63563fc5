// The customer portal: routing and its front page.
import { periodEnd } from "../engine/cancel.ts";
import { methodFor } from "../engine/collect.ts";
import { isLive, type Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { type Html, html } from "./html.ts";
import { languageOf } from "./language.ts";
import { notFoundPage, notice, type Page, type PageContext, seeOther } from "./layout.ts";
import type { PageRequest } from "./pages.ts";
import { cancelPage, resumePage } from "./portal-cancel.ts";
import { completedActions, type Portal, planOf, portalLayout } from "./portal-layout.ts";
import { informationPage, methodPage, methodSecurePage } from "./portal-method.ts";
import { choosePage, confirmPage } from "./portal-plan.ts";

/** A portal session lasts an hour after its last use, in real time. */
const idleMs = 3_600_000;

/** `/p/session/:id` and everything below it. */
export function portalPage(world: World, request: PageRequest, id: string, path: string[]): Page {
  const session = world.store.get("portal_session", id);
  const context: PageContext = {
    language: languageOf(session?.locale ?? null, request.languages),
    business: world.business.name,
  };
  if (!session) return notFoundPage(context);
  const { t } = context.language;
  const { used = 0 } = world.store.privateState(id);
  if (world.realNow() - used > idleMs || world.store.privateState(session.customer).deleted)
    return notice(context, {
      title: t.portalExpired,
      text: t.portalExpiredText,
      link: session.return_url
        ? { url: session.return_url, label: t.backTo(context.business) }
        : null,
      status: 410,
    });
  world.store.setPrivateState(id, { used: world.realNow() });
  const config = world.store.getExisting("portal_configuration", session.configuration);
  const portal: Portal = {
    world,
    visit: context,
    asked: request,
    session,
    config,
    home: `/p/session/${id}`,
  };
  const [step = "", subscription = ""] = path;
  if (step === "") return front(portal);
  if (step === "done") return donePage(portal);
  if (step === "payment-method" && config.features.payment_method_update.enabled)
    return subscription === "secure" ? methodSecurePage(portal) : methodPage(portal);
  if (step === "information" && config.features.customer_update.enabled)
    return informationPage(portal);
  const sub = world.store.get("subscription", subscription);
  if (!sub || sub.customer !== session.customer || !isLive(sub)) return notFoundPage(context);
  const { subscription_update: update, subscription_cancel: cancel } = config.features;
  if (step === "update" && update.enabled) return choosePage(portal, sub);
  if (step === "confirm" && update.enabled) return confirmPage(portal, sub);
  if (step === "cancel" && cancel.enabled) return cancelPage(portal, sub);
  if (step === "resume" && cancel.enabled) return resumePage(portal, sub);
  return notFoundPage(context);
}

/** The page that a session's flow begins with; null without a flow. */
function flowStart({ session: { flow }, home }: Portal): string | null {
  if (!flow) return null;
  const confirm = flow.subscription_update_confirm;
  if (confirm) {
    const [item] = confirm.items;
    return `${home}/confirm/${confirm.subscription}?price=${item?.price}&quantity=${item?.quantity}`;
  }
  if (flow.subscription_update) return `${home}/update/${flow.subscription_update.subscription}`;
  if (flow.subscription_cancel) return `${home}/cancel/${flow.subscription_cancel.subscription}`;
  return `${home}/payment-method`;
}

function donePage(portal: Portal): Page {
  const { visit: context, session, asked: request, home } = portal;
  const { t } = context.language;
  const after = session.flow?.after_completion;
  const what =
    completedActions.find((d) => d === request.url.searchParams.get("what")) ?? "changed";
  if (after?.redirect) return seeOther(after.redirect.return_url);
  if (!after?.hosted_confirmation) return seeOther(`${home}?front=1&done=${what}`);
  return notice(context, {
    title: t[what],
    text: after.hosted_confirmation.custom_message ?? "",
    link: session.return_url
      ? { url: session.return_url, label: t.backTo(context.business) }
      : null,
    status: 200,
  });
}

function front(portal: Portal): Page {
  const { world, visit: context, session, config, asked: request, home } = portal;
  const { t } = context.language;
  const start = flowStart(portal);
  if (start && !request.url.searchParams.has("front")) return seeOther(start);
  const done = completedActions.find((d) => d === request.url.searchParams.get("done"));
  const subs = world.store.list("subscription", { customer: session.customer }).filter(isLive);
  const { features } = config;
  return portalLayout(
    portal,
    t.portal,
    html`<p class="soft">${t.portalOf(context.business)}</p>${done && html`<p class="done" role="status">${t[done]}</p>`}
<h2>${t.currentPlan}</h2>${subs.length ? subs.map((s) => planCard(portal, s)) : html`<p>${t.noPlan}</p>`}
<h2>${t.paymentMethods}</h2>${method(portal, subs)}
${features.payment_method_update.enabled && html`<p><a class="go plain" href="${home}/payment-method">${t.updateMethod}</a></p>`}
${information(portal)}
${features.invoice_history.enabled && history(portal)}`,
  );
}

function state({ world, visit: context }: Portal, sub: Subscription): string {
  const { t, date } = context.language;
  const end = date(periodEnd(sub));
  if (sub.cancel_at !== null) return t.status.ends(date(sub.cancel_at));
  if (sub.pending_update) return t.status.pending;
  const next = sub.schedule && world.store.get("schedule", sub.schedule)?.phases.at(-1);
  const [item] = next ? next.items : [];
  const price = item && world.store.get("price", item.price);
  if (next && price && sub.items.data[0]?.price.id !== price.id)
    return t.status.changes(
      world.store.get("product", price.product)?.name ?? "",
      date(next.start_date),
    );
  if (sub.status === "trialing") return t.status.trialing(end);
  if (sub.status === "active") return t.status.renews(end);
  return sub.status === "canceled" || sub.status === "incomplete_expired"
    ? ""
    : t.status[sub.status];
}

function planCard(portal: Portal, sub: Subscription): Html {
  const { t } = portal.visit.language;
  const { features } = portal.config;
  const { name, price } = planOf(portal, sub);
  const link = (step: string, label: string, plain: boolean) =>
    html`<a class="go${plain && html` plain`}" href="${portal.home}/${step}/${sub.id}">${label}</a>`;
  const owed = portal.world.store
    .list("invoice", { customer: sub.customer, status: "open" })
    .filter((i) => i.parent.subscription_details.subscription === sub.id);
  return html`<p><strong>${name}</strong> <span class="tag">${state(portal, sub)}</span></p><p class="big">${price}</p>
${owed.map((i) => html`<p><a href="/i/${i.id}?back=${portal.session.id}">${t.payInvoice}: ${portal.visit.language.money(i.amount_remaining, i.currency)}</a></p>`)}
<p class="row">${features.subscription_update.enabled && link("update", t.updatePlan, false)}
${features.subscription_cancel.enabled && (sub.cancel_at === null ? link("cancel", t.cancelPlan, true) : link("resume", t.keepPlan, true))}</p>`;
}

function method({ world, visit: context, session }: Portal, subs: Subscription[]): Html {
  const { t } = context.language;
  const own = world.store.get("customer", session.customer)?.invoice_settings
    .default_payment_method;
  const [sub] = subs;
  const card = sub ? methodFor(world, sub) : own ? world.store.get("payment_method", own) : null;
  if (!card) return html`<p>${t.noMethod}</p>`;
  const { brand, last4, exp_month, exp_year } = card.card;
  const until = `${String(exp_month).padStart(2, "0")}/${exp_year}`;
  return html`<p>${t.cardEnding(brand[0]?.toUpperCase() + brand.slice(1), last4)} <span class="soft">${t.expires(until)}</span></p>`;
}

function information({ world, visit: context, session, config, home }: Portal): Html {
  const { t } = context.language;
  const customer = world.store.getExisting("customer", session.customer);
  return html`<h2>${t.billingInfo}</h2><p>${customer.name}${customer.name && html`<br>`}${customer.email}</p>
${config.features.customer_update.enabled && html`<p><a class="go plain" href="${home}/information">${t.updateInfo}</a></p>`}`;
}

function history({ world, visit: context, session }: Portal): Html {
  const { t, money, date } = context.language;
  const invoices = world.store
    .list("invoice", { customer: session.customer })
    .filter((i) => i.status !== "draft");
  return html`<h2>${t.history}</h2>${invoices.length === 0 && html`<p>${t.noInvoices}</p>`}
<ul class="list">${invoices.map(
    (i) =>
      html`<li><a href="/i/${i.id}?back=${session.id}">${date(i.created)} · ${i.number}</a><span>${money(i.total, i.currency)}</span><span class="tag">${t.invoiceStatus[i.status]}</span></li>`,
  )}</ul>`;
}
