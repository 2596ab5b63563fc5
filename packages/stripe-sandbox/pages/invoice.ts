// The pages of an invoice, to print and to pay it.

import { chargeIntent } from "../engine/charging.ts";
import { collect, payUrl } from "../engine/collect.ts";
import { emit } from "../engine/emit.ts";
import { markPaid, paymentOf } from "../engine/invoices.ts";
import { attachMethod, makeMethod } from "../engine/methods.ts";
import { settle } from "../engine/settle.ts";
import type { Invoice } from "../objects/invoice.ts";
import { now, type World } from "../world.ts";
import { cardFields, declineMessage, type Errors, readCard } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { languageOf } from "./language.ts";
import { alert, notFoundPage, type Page, type PageContext, page, seeOther } from "./layout.ts";
import type { PageRequest } from "./pages.ts";
import { securePage } from "./secure.ts";

/** `/i/:id`, `/i/:id/print`, `/i/:id/pay` and `/i/:id/secure`. `?back=` names the portal session it came from. */
export function invoicePage(world: World, request: PageRequest, id: string, step: string): Page {
  const invoice = world.store.get("invoice", id);
  const back = request.url.searchParams.get("back");
  const portal = back ? world.store.get("portal_session", back) : null;
  const context: PageContext = {
    language: languageOf(portal?.locale ?? null, request.languages),
    business: world.business.name,
  };
  if (!invoice || invoice.status === "draft" || !["", "print", "pay", "secure"].includes(step))
    return notFoundPage(context);
  const view = {
    world,
    visit: context,
    invoice,
    query: portal ? `?back=${portal.id}` : "",
    portal: portal?.id ?? null,
  };
  if (invoice.status !== "open") return show(view, {});
  if (step === "secure") return secure(view, request);
  if (step === "pay" && request.method === "POST") return pay(view, request.form);
  return show(view, {});
}

type View = {
  world: World;
  visit: PageContext;
  invoice: Invoice;
  query: string;
  portal: string | null;
};

const waitingFor = ({ world, invoice }: View) => {
  const payment = paymentOf(world, invoice.id);
  return payment ? world.store.privateState(payment.payment.payment_intent).waiting : undefined;
};

/** Returns to the portal where the visit began there, else to the invoice. */
const leave = ({ portal, invoice, query }: View): Page =>
  seeOther(portal ? `/p/session/${portal}/done?what=changed` : `/i/${invoice.id}${query}`);

/** Pays with a new card from the form, or with the one that waits for 3-D Secure. */
function pay(view: View, sent: URLSearchParams): Page {
  const { world, visit: context, invoice } = view;
  if (waitingFor(view) && !sent.has("card_number"))
    return seeOther(`/i/${invoice.id}/secure${view.query}`);
  const read = readCard(context.language, sent, now(world, invoice.test_clock));
  if (!read.ok) return show(view, { sent, errors: read.errors });
  const result = world.store.atomically(() => {
    const customer = world.store.getExisting("customer", invoice.customer);
    const method = makeMethod(world, read.entered.card, {
      ...read.entered,
      billing: {
        address: null,
        email: customer.email,
        name: read.entered.name,
        phone: null,
        tax_id: null,
      },
      clock: invoice.test_clock,
    });
    attachMethod(world, method.id, invoice.customer);
    const collected = collect(world, invoice.id, {
      present: true,
      manual: true,
      method: method.id,
    });
    if (collected.outcome === "paid") settle(world, collected);
    return collected;
  });
  if (result.outcome === "action") return seeOther(`/i/${invoice.id}/secure${view.query}`);
  if (result.outcome === "paid") return leave(view);
  return show(view, {
    sent,
    errors: { card_number: declineMessage(context.language, result.error) },
  });
}

function secure(view: View, request: PageRequest): Page {
  const { world, visit: context, invoice, query } = view;
  const waiting = waitingFor(view);
  if (!waiting) return seeOther(`/i/${invoice.id}${query}`);
  if (request.method !== "POST")
    return securePage(context, {
      action: `/i/${invoice.id}/secure${query}`,
      amount: { value: invoice.amount_due, currency: invoice.currency },
      leadsTo: [],
    });
  const passed = request.form.get("outcome") === "complete";
  const result = world.store.atomically(() => {
    world.store.setPrivateState(waiting.intent, { waiting: undefined });
    const method = world.store.getExisting("payment_method", waiting.method);
    const paid = chargeIntent(world, waiting.intent, method, {
      present: true,
      url: payUrl(world, invoice.id),
      passed,
    });
    if (paid.outcome === "paid")
      settle(world, { outcome: "paid", invoice: markPaid(world, invoice.id) });
    else if (paid.outcome === "failed")
      emit(world, "invoice.payment_failed", invoice, { clock: invoice.test_clock });
    return paid;
  });
  if (result.outcome === "failed")
    return show(view, { errors: { card_number: declineMessage(context.language, result.error) } });
  return leave(view);
}

function show(view: View, of: { sent?: URLSearchParams; errors?: Errors }): Page {
  const { world, visit: context, query, portal } = view;
  const invoice = world.store.getExisting("invoice", view.invoice.id);
  const { t, money, date } = context.language;
  const title = t.invoiceNumber(invoice.number ?? invoice.id);
  const failed = Object.values(of.errors ?? {});
  const amount = (n: number) => money(n, invoice.currency);
  const refunded = refundedOf(world, invoice);
  return page(context, {
    title,
    status: failed.length ? 400 : 200,
    main: html`<main class="wide paper">${portal && html`<p class="no-print"><a href="/p/session/${portal}">${t.goBack}</a></p>`}
<h1>${title}</h1><p><span class="tag">${t.invoiceStatus[invoice.status]}</span>${refunded > 0 && html` <span class="tag">${t.refunded(amount(refunded))}</span>`}</p>
<dl><dt class="soft">${t.issued}</dt><dd>${date(invoice.effective_at ?? invoice.created)}</dd>
<dt class="soft">${t.from}</dt><dd>${context.business}</dd>
<dt class="soft">${t.billedTo}</dt><dd>${invoice.customer_name} ${invoice.customer_email}</dd></dl>
${lines(view, invoice)}
${invoice.status === "open" ? payForm(view, of) : html`<p class="soft no-print">${t.print}</p>`}
${query === "" && html`<footer>${invoice.id}</footer>`}</main>`,
  });
}

function refundedOf(world: World, invoice: Invoice): number {
  const payment = paymentOf(world, invoice.id);
  if (!payment) return 0;
  return world.store
    .list("charge", { payment_intent: payment.payment.payment_intent })
    .reduce((sum, c) => sum + c.amount_refunded, 0);
}

function lines({ visit: context, world }: View, invoice: Invoice): Html {
  const { t, money, date } = context.language;
  const inclusive = invoice.lines.data.every(
    (l) => world.store.get("price", l.pricing.price_details.price)?.tax_behavior === "inclusive",
  );
  const amount = (n: number) => money(n, invoice.currency);
  const credit = invoice.total - invoice.amount_due;
  return html`<table class="bill"><thead><tr><th scope="col">${t.description}</th><th scope="col">${t.amount}</th></tr></thead><tbody>${invoice.lines.data.map(
    (l) =>
      html`<tr><th scope="row">${l.description}<br><span class="soft">${date(l.period.start)} – ${date(l.period.end)}</span></th><td>${amount(l.amount)}</td></tr>`,
  )}</tbody><tfoot><tr><th scope="row">${t.total}</th><td>${amount(invoice.total)}</td></tr>
${credit > 0 && html`<tr><th scope="row">${t.creditApplied}</th><td>${amount(0 - credit)}</td></tr>`}
<tr><th scope="row">${t.amountPaid}</th><td>${amount(invoice.amount_paid)}</td></tr>
<tr class="sum"><th scope="row">${t.amountDue}</th><td>${amount(invoice.amount_remaining)}</td></tr></tfoot></table>${inclusive && html`<p class="soft">${t.taxIncluded}</p>`}`;
}

function payForm(view: View, of: { sent?: URLSearchParams; errors?: Errors }): Html {
  const { visit: context, invoice, query } = view;
  const { t } = context.language;
  const errors = of.errors ?? {};
  return html`<div class="no-print narrow">${alert(context, Object.values(errors))}
${
  waitingFor(view) &&
  html`<form method="post" action="/i/${invoice.id}/pay${query}" class="row"><button class="go">${t.confirmPayment}</button></form>`
}
<form method="post" action="/i/${invoice.id}/pay${query}" novalidate>${cardFields(context.language, of.sent ?? new URLSearchParams(), errors)}
<button class="go wide-go">${t.payInvoice}</button></form></div>`;
}
