import { sessionLines } from "../api/session-lines.ts";
import { day } from "../engine/calendar.ts";
import { type CheckoutResult, dueToday, resume, submit, trialEndOf } from "../engine/checkout.ts";
import type { Session } from "../objects/session.ts";
import { clockOf, now, type World } from "../world.ts";
import { cardFields, declineMessage, type Errors, field, readCard } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { languageOf } from "./language.ts";
import {
  alert,
  notFoundPage,
  notice,
  type Page,
  type PageContext,
  page,
  seeOther,
} from "./layout.ts";
import type { PageRequest } from "./pages.ts";
import { securePage } from "./secure.ts";

/** `/c/pay/:id` and `/c/pay/:id/secure`. */
export function checkoutPage(
  world: World,
  request: PageRequest,
  id: string,
  secure: boolean,
): Page {
  const session = world.store.get("session", id);
  const context: PageContext = {
    language: languageOf(session?.locale ?? null, request.languages),
    business: world.business.name,
  };
  if (!session) return notFoundPage(context);
  if (session.status !== "open") return closed(context, session);
  if (secure) return authentication(world, context, request, session);
  if (request.method !== "POST") return form(world, context, session, new URLSearchParams(), {});
  return send(world, context, request.form, session);
}

/** The address to which a completed session returns. */
const successUrl = (session: Session): string | null =>
  session.success_url?.replaceAll("{CHECKOUT_SESSION_ID}", session.id) ?? null;

function closed(context: PageContext, session: Session): Page {
  const { t } = context.language;
  const done = session.status === "complete";
  const url = done ? successUrl(session) : session.cancel_url;
  return notice(context, {
    title: done ? t.sessionDone : t.sessionExpired,
    text: done ? t.sessionDoneText : t.sessionExpiredText,
    link: url ? { url, label: done ? t.continue : t.backTo(context.business) } : null,
    status: done ? 200 : 410,
  });
}

function authentication(
  world: World,
  context: PageContext,
  request: PageRequest,
  session: Session,
): Page {
  const here = `/c/pay/${session.id}`;
  if (!world.store.privateState(session.id).waiting) return seeOther(here);
  if (request.method !== "POST")
    return securePage(context, {
      action: `${here}/secure`,
      amount: dueToday(world, session)
        ? { value: dueToday(world, session), currency: session.currency }
        : null,
      leadsTo: [session.success_url],
    });
  const result = world.store.atomically(() =>
    resume(world, session, request.form.get("outcome") === "complete"),
  );
  return after(world, context, new URLSearchParams(), session, result);
}

function send(world: World, context: PageContext, sent: URLSearchParams, session: Session): Page {
  const { t } = context.language;
  const moment = now(world, clockOf(world, session.customer));
  const optional =
    session.payment_method_collection === "if_required" && session.amount_total === 0;
  const without = optional && !sent.get("card_number");
  const read = without ? null : readCard(context.language, sent, moment);
  const errors: Errors = read && !read.ok ? read.errors : {};
  const email = emailOf(world, session) ?? (sent.get("email") ?? "").trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = t.errors.email;
  const terms = sent.get("terms") === "on";
  if (session.consent_collection?.terms_of_service === "required" && !terms)
    errors.terms = t.errors.terms;
  if (Object.keys(errors).length) return form(world, context, session, sent, errors);
  const entered = read?.ok ? read.entered : null;
  const result = world.store.atomically(() =>
    submit(world, session, {
      email,
      terms,
      name: entered?.name ?? "",
      country: entered?.country ?? "",
      card: entered?.card ?? null,
      expMonth: entered?.expMonth ?? 0,
      expYear: entered?.expYear ?? 0,
    }),
  );
  return after(world, context, sent, session, result);
}

function after(
  world: World,
  context: PageContext,
  sent: URLSearchParams,
  session: Session,
  result: CheckoutResult,
): Page {
  if (result.outcome === "action") return seeOther(`/c/pay/${session.id}/secure`);
  if (result.outcome === "complete")
    return seeOther(successUrl(result.session) ?? `/c/pay/${session.id}`);
  return form(world, context, session, sent, {
    card_number: declineMessage(context.language, result.error),
  });
}

const emailOf = (world: World, session: Session): string | null =>
  (session.customer && world.store.get("customer", session.customer)?.email) ||
  session.customer_email;

function summary(world: World, context: PageContext, session: Session): Html {
  const { t, money, price, date } = context.language;
  const lines = sessionLines(world, session.id);
  const [first] = lines;
  if (!first?.price) throw new Error(`${session.id} sells nothing.`);
  const each = lines.reduce((sum, l) => sum + l.amount_total, 0);
  const trialEnd = trialEndOf(world, session);
  const due = dueToday(world, session);
  const moment = now(world, clockOf(world, session.customer));
  const cost = price({ ...first.price, unit_amount: each });
  return html`<section class="order"><div><p class="merchant">${context.business}</p>
${session.cancel_url && html`<p><a href="${session.cancel_url}">${t.backTo(context.business)}</a></p>`}
<h1>${trialEnd === null ? t.subscribeTo(first.description) : t.tryIt(first.description)}</h1>
${
  trialEnd === null
    ? html`<p class="big">${cost}</p>`
    : html`<p class="big">${t.daysFree(Math.round((trialEnd - moment) / day))}</p><p>${t.thenCosts(cost, date(trialEnd))}</p>`
}
<table class="bill"><tbody>${lines.map(
    (l) =>
      html`<tr><th scope="row">${l.description}<br><span class="soft">${l.quantity > 1 && html`${t.quantity(l.quantity)}, `}${l.price && price(l.price)}</span></th><td>${money(l.amount_total, session.currency)}</td></tr>`,
  )}</tbody><tfoot>
<tr><th scope="row">${trialEnd === null ? t.subtotal : t.afterTrial}</th><td>${money(each, session.currency)}</td></tr>
${trialEnd === null && due < each && html`<tr><th scope="row">${t.creditApplied}</th><td>${money(due - each, session.currency)}</td></tr>`}
<tr class="sum"><th scope="row">${t.dueToday}</th><td>${money(due, session.currency)}</td></tr></tfoot></table>
${lines.every((l) => l.price?.tax_behavior === "inclusive") && html`<p class="soft">${t.taxIncluded}</p>`}</div></section>`;
}

function form(
  world: World,
  context: PageContext,
  session: Session,
  sent: URLSearchParams,
  errors: Errors,
): Page {
  const { t, price, date } = context.language;
  const known = emailOf(world, session);
  const trialEnd = trialEndOf(world, session);
  const [line] = sessionLines(world, session.id);
  const cost = line?.price ? price(line.price, line.quantity) : "";
  const text = session.custom_text;
  const title = trialEnd === null ? t.subscribe : t.startTrial;
  const failed = Object.values(errors);
  return page(context, {
    title,
    status: failed.length ? 400 : 200,
    leadsTo: [session.success_url],
    main: html`<main class="two">${summary(world, context, session)}<section><div class="narrow">
${alert(context, failed)}
<form method="post" action="/c/pay/${session.id}" novalidate>
<fieldset><legend>${t.contact}</legend>${field({ name: "email", label: t.email, type: "email", value: known ?? sent.get("email") ?? "", error: errors.email, autocomplete: "email", readonly: known !== null })}</fieldset>
${cardFields(context.language, sent, errors)}
${
  session.consent_collection?.terms_of_service === "required" &&
  html`<div class="check"><input type="checkbox" id="terms" name="terms"${sent.get("terms") === "on" && html` checked`}${errors.terms && html` aria-invalid="true" aria-describedby="terms-error"`}><div><label for="terms">${text.terms_of_service_acceptance?.message ?? t.acceptTerms(context.business)}</label>${errors.terms && html`<p class="err" id="terms-error">${errors.terms}</p>`}</div></div>`
}
${text.submit && html`<p>${text.submit.message}</p>`}
<button class="go wide-go">${title}</button>
<p class="soft">${trialEnd === null ? t.payTerms(context.business) : t.trialTerms(context.business, cost, date(trialEnd))}</p>
${text.after_submit && html`<p class="soft">${text.after_submit.message}</p>`}
</form></div></section></main>`,
  });
}
