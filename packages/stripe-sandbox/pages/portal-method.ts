import { emit } from "../engine/emit.ts";
import { type CardReplacement, replaceCard } from "../engine/portal.ts";
import { now } from "../world.ts";
import { cardFields, declineMessage, type Errors, field, readCard } from "./card-form.ts";
import { html } from "./html.ts";
import { alert, type Page, seeOther } from "./layout.ts";
import { finished, type Portal, portalLayout } from "./portal-layout.ts";
import { securePage } from "./secure.ts";

/** The form for a new card. */
export function methodPage(portal: Portal): Page {
  const { world, visit: context, asked: request, session } = portal;
  if (request.method !== "POST") return form(portal, new URLSearchParams(), {});
  const customer = world.store.getExisting("customer", session.customer);
  const read = readCard(context.language, request.form, now(world, customer.test_clock));
  if (!read.ok) return form(portal, request.form, read.errors);
  const result = world.store.atomically(() =>
    replaceCard(world, session.customer, read.entered, secureUrl(portal)),
  );
  return after(portal, request.form, result);
}

const secureUrl = ({ world, home }: Portal) => `${world.publicUrl}${home}/payment-method/secure`;

/** The 3-D Secure page, and the return from it. */
export function methodSecurePage(portal: Portal): Page {
  const { world, visit: context, asked: request, session, home } = portal;
  const { waiting } = world.store.privateState(session.id);
  if (!waiting) return seeOther(`${home}/payment-method`);
  if (request.method !== "POST")
    return securePage(context, {
      action: `${home}/payment-method/secure`,
      amount: null,
      leadsTo: [session.flow?.after_completion.redirect?.return_url ?? null],
    });
  const passed = request.form.get("outcome") === "complete";
  const result = world.store.atomically(() => {
    world.store.setPrivateState(session.id, { waiting: undefined });
    const given = { waiting: waiting.intent, method: waiting.method, passed };
    return replaceCard(world, session.customer, given, secureUrl(portal));
  });
  return after(portal, new URLSearchParams(), result);
}

function after(portal: Portal, sent: URLSearchParams, result: CardReplacement): Page {
  const { world, session, home } = portal;
  if (result.outcome === "action") {
    const { intent, method } = result;
    world.store.setPrivateState(session.id, { waiting: { intent, method } });
    return seeOther(`${home}/payment-method/secure`);
  }
  if (result.outcome === "saved") return finished(portal, "methodSaved");
  return form(portal, sent, { card_number: declineMessage(portal.visit.language, result.error) });
}

function form(portal: Portal, sent: URLSearchParams, errors: Errors): Page {
  const { t } = portal.visit.language;
  const failed = Object.values(errors);
  return portalLayout(
    portal,
    t.updateMethod,
    html`<div class="narrow">${alert(portal.visit, failed)}<form method="post" action="${portal.home}/payment-method" novalidate>${cardFields(portal.visit.language, sent, errors)}<button class="go">${t.saveMethod}</button></form></div>`,
    failed.length ? 400 : 200,
  );
}

/** The form for the customer's name and e-mail address. */
export function informationPage(portal: Portal): Page {
  const { world, visit: context, asked: request, session, config } = portal;
  const { t } = context.language;
  const before = world.store.getExisting("customer", session.customer);
  const allowed = config.features.customer_update.allowed_updates;
  const email = (request.form.get("email") ?? before.email ?? "").trim();
  const name = (request.form.get("name") ?? before.name ?? "").trim();
  const wrong = request.method === "POST" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (request.method === "POST" && !wrong) {
    world.store.atomically(() => {
      const customer = world.store.save("customer", {
        ...before,
        email: allowed.includes("email") ? email : before.email,
        name: allowed.includes("name") ? name || null : before.name,
      });
      if (JSON.stringify(customer) !== JSON.stringify(before))
        emit(world, "customer.updated", customer, { before, clock: customer.test_clock });
    });
    return finished(portal, "infoSaved");
  }
  return portalLayout(
    portal,
    t.updateInfo,
    html`<div class="narrow">${alert(context, wrong ? [t.errors.email] : [])}<form method="post" novalidate>
${allowed.includes("name") && field({ name: "name", label: t.name, value: name, autocomplete: "name" })}
${allowed.includes("email") && field({ name: "email", label: t.email, type: "email", value: email, error: wrong ? t.errors.email : undefined, autocomplete: "email" })}
<button class="go">${t.saveMethod}</button></form></div>`,
    wrong ? 400 : 200,
  );
}
