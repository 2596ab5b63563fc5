import { periodEnd } from "../engine/cancel.ts";
import { cancelPlan, resumePlan } from "../engine/portal.ts";
import type { Subscription } from "../objects/subscription.ts";
import { html } from "./html.ts";
import type { Page } from "./layout.ts";
import { finished, type Portal, planOf, portalLayout } from "./portal-layout.ts";

/** What ends when, and the button to cancel. */
export function cancelPage(portal: Portal, sub: Subscription): Page {
  const { world, visit: context, asked: request, config, home } = portal;
  const { t, date } = context.language;
  const feature = config.features.subscription_cancel;
  if (sub.cancel_at !== null) return finished(portal, "canceled");
  const reasons = feature.cancellation_reason.enabled ? feature.cancellation_reason.options : [];
  if (request.method === "POST") {
    const feedback = reasons.find((r) => r === request.form.get("reason")) ?? null;
    world.store.atomically(() =>
      cancelPlan(world, sub.id, { mode: feature.mode, feedback, comment: null }),
    );
    return finished(portal, "canceled");
  }
  const { name } = planOf(portal, sub);
  return portalLayout(
    portal,
    t.cancelTitle,
    html`<p>${feature.mode === "immediately" ? t.cancelNowText(name) : t.cancelText(name, date(periodEnd(sub)))}</p>
<form method="post">${
      reasons.length > 0 &&
      html`<fieldset><legend>${t.cancelReason}</legend>${reasons.map((r) => html`<div class="choice"><input type="radio" name="reason" id="${r}" value="${r}"><label for="${r}">${t.reasons[r]}</label></div>`)}</fieldset>`
    }<div class="row"><button class="go">${t.cancelPlan}</button><a class="go plain" href="${home}?front=1">${t.goBack}</a></div></form>`,
  );
}

/** Clears the scheduled end. */
export function resumePage(portal: Portal, sub: Subscription): Page {
  const { world, visit: context, asked: request, home } = portal;
  const { t, date } = context.language;
  if (sub.cancel_at === null) return finished(portal, "resumed");
  if (request.method === "POST") {
    world.store.atomically(() => resumePlan(world, sub.id));
    return finished(portal, "resumed");
  }
  const { name, price } = planOf(portal, sub);
  return portalLayout(
    portal,
    t.resumeTitle,
    html`<p>${t.resumeText(name, price, date(periodEnd(sub)))}</p>
<form method="post" class="row"><button class="go">${t.keepPlan}</button><a class="go plain" href="${home}?front=1">${t.goBack}</a></form>`,
  );
}
