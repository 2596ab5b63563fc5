import { day } from "../engine/calendar.ts";
import {
  endSubscription,
  periodEnd,
  savePlannedEnd,
  withoutPlannedEnd,
  withPlannedEnd,
} from "../engine/cancel.ts";
import { changeItems, collectNow, type PaymentBehavior } from "../engine/change.ts";
import { emit } from "../engine/emit.ts";
import { draftInvoice, productNames } from "../engine/invoices.ts";
import { periodLines, unusedLines, type WantedItem, withPrice } from "../engine/lines.ts";
import { attachMethod, readyMade } from "../engine/methods.ts";
import { endOfPeriod } from "../engine/periods.ts";
import { saveSubscription } from "../engine/save-subscription.ts";
import { subscribe } from "../engine/subscribe.ts";
import { setTimers } from "../engine/subscription-timers.ts";
import { declined, invalid, missing, refuse } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newId } from "../ids.ts";
import {
  type CancellationDetails,
  type Feedback,
  isLive,
  type Subscription,
} from "../objects/subscription.ts";
import { now, type World } from "../world.ts";
import { customerGiven } from "./customers.ts";
import { orderedItems } from "./sessions.ts";
import { missingCardOf } from "./trial-settings.ts";

const prorations = ["none", "create_prorations", "always_invoice"] as const;
const behaviors = [
  "allow_incomplete",
  "default_incomplete",
  "error_if_incomplete",
  "pending_if_incomplete",
] as const satisfies PaymentBehavior[];
export const feedbacks = [
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
] as const satisfies Feedback[];

/** The items after an update that changes, adds or removes some. */
export function wantedItems(world: World, sub: Subscription, list: Params[]): WantedItem[] {
  let wanted: WantedItem[] = sub.items.data.map((i) => ({
    id: i.id,
    price: i.price,
    quantity: i.quantity,
  }));
  for (const params of list) {
    const id = params.text("id");
    const price = params.text("price");
    const quantity = params.integer("quantity");
    const chosen =
      price === undefined ? undefined : objectInParam(world, "price", price, "items[price]");
    if (chosen && (!chosen.active || !chosen.recurring))
      invalid("The price specified is inactive or does not recur.", { param: "items[price]" });
    if (chosen && chosen.currency !== sub.currency)
      invalid(
        `The price specified only supports \`${chosen.currency}\`. This doesn't match the expected currency: \`${sub.currency}\`.`,
        { param: "items[price]" },
      );
    if (id === undefined) {
      if (!chosen) invalid("Missing required param: items[price].", { code: "parameter_missing" });
      wanted.push({ id: newId("si"), price: chosen, quantity: quantity ?? 1 });
      continue;
    }
    if (!wanted.some((w) => w.id === id)) missing("subscription_item", id, "items[id]");
    if (params.boolean("deleted")) wanted = wanted.filter((w) => w.id !== id);
    else
      wanted = wanted.map((w) =>
        w.id === id ? { id, price: chosen ?? w.price, quantity: quantity ?? w.quantity } : w,
      );
  }
  return wanted;
}

function detailsOf(params: Params | undefined): Partial<CancellationDetails> {
  if (!params) return {};
  const comment = params.clearable("comment");
  const feedback = params.oneOf("feedback", ["", ...feedbacks]);
  return {
    ...(comment === undefined ? {} : { comment }),
    ...(feedback === undefined ? {} : { feedback: feedback === "" ? null : feedback }),
  };
}

/** The subscription with the scheduled end that the parameters set or clear, if any. */
function plannedEnd(world: World, sub: Subscription, params: Params): Subscription {
  const flag = params.boolean("cancel_at_period_end");
  const at = params.clearable("cancel_at");
  const details = detailsOf(params.object("cancellation_details"));
  if (flag === undefined && at === undefined)
    return Object.keys(details).length
      ? { ...sub, cancellation_details: { ...sub.cancellation_details, ...details } }
      : sub;
  if (flag !== undefined && at !== undefined)
    invalid("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
  if (sub.schedule)
    invalid(
      `The subscription is managed by the subscription schedule \`${sub.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  if (flag === false || at === null) return withoutPlannedEnd(sub);
  const end = periodEnd(sub);
  if (flag) return withPlannedEnd(world, sub, { at: end, flag: true, details });
  const moment = /^(min|max)_period_end$/.test(at ?? "") ? end : Number(at);
  if (!Number.isInteger(moment)) invalid(`Invalid timestamp: ${at}`, { param: "cancel_at" });
  if (moment <= now(world, sub.test_clock))
    invalid("`cancel_at` must be in the future.", { param: "cancel_at" });
  return withPlannedEnd(world, sub, { at: moment, flag: false, details });
}

/** The subscription with another end of its trial, if the parameters set one. */
function movedTrial(world: World, sub: Subscription, params: Params): Subscription {
  const wish = params.text("trial_end");
  if (wish === undefined) return sub;
  const moment = now(world, sub.test_clock);
  const end = wish === "now" ? moment : Number(wish);
  if (!Number.isInteger(end) || end < moment)
    invalid("The trial end must be in the future.", { param: "trial_end" });
  const trialing = end > moment;
  return {
    ...sub,
    billing_cycle_anchor: end,
    items: {
      ...sub.items,
      data: sub.items.data.map((i) =>
        withPrice(i, i.price, {
          quantity: i.quantity,
          start: trialing ? i.current_period_start : moment,
          end: trialing ? end : endOfPeriod(i.price, moment, moment),
        }),
      ),
    },
    status: trialing ? "trialing" : "active",
    trial_start: sub.trial_start ?? moment,
    trial_end: end,
  };
}

function describedBy(world: World, sub: Subscription, params: Params): Subscription {
  const method = params.text("default_payment_method");
  if (method) objectInParam(world, "payment_method", method, "default_payment_method");
  const description = params.clearable("description");
  return {
    ...sub,
    default_payment_method: method ?? sub.default_payment_method,
    description: description === undefined ? sub.description : description,
    metadata: params.metadata("metadata", sub.metadata),
  };
}

function update(world: World, before: Subscription, params: Params) {
  const behavior = params.oneOf("payment_behavior", behaviors) ?? "allow_incomplete";
  const proration = params.oneOf("proration_behavior", prorations) ?? "create_prorations";
  const at = params.integer("proration_date");
  const restart =
    params.object("billing_cycle_anchor")?.oneOf("type", ["now", "unchanged"]) === "now";
  params.boolean("off_session");
  const items = params.objects("items");
  const wanted = wantedItems(world, before, items ?? []);
  const described = describedBy(world, before, params);
  const trial = movedTrial(world, described, params);
  const after = plannedEnd(world, trial, params);
  params.done();
  if (behavior === "pending_if_incomplete" && JSON.stringify(after) !== JSON.stringify(before))
    invalid(
      "When `payment_behavior` is set to `pending_if_incomplete`, only items, proration_behavior, proration_date and trial_end may be passed.",
      { param: "payment_behavior" },
    );
  if (trial !== described && trial.status === "active") return endTrial(world, before, after);
  if (!items && !restart) {
    const saved = savePlannedEnd(world, before, after);
    setTimers(world, saved);
    return saved;
  }
  const changed = changeItems(world, before, wanted, {
    behavior,
    proration,
    restart,
    present: true,
    ...(at === undefined ? {} : { at }),
    with: (sub) => ({ ...after, items: sub.items, billing_cycle_anchor: sub.billing_cycle_anchor }),
  });
  if (changed.outcome === "refused") return refuse(402, declined(changed.error).error);
  return changed.sub;
}

/** Ends the trial now; the first period is billed at once. */
function endTrial(world: World, before: Subscription, after: Subscription): Subscription {
  const draft = draftInvoice(world, after, periodLines(after.items.data, productNames(world)), {
    reason: "subscription_update",
    waits: false,
  });
  const { collection } = collectNow(world, draft, true);
  const saved = saveSubscription(world, before, {
    ...after,
    latest_invoice: draft.id,
    status: collection.outcome === "paid" ? "active" : "past_due",
  });
  setTimers(world, saved);
  return saved;
}

export const subscriptions = [
  route("POST /v1/subscriptions", ({ world, params }) => {
    const customer = customerGiven(world, params.required("customer"), "customer");
    const clock = customer.test_clock;
    const items = orderedItems(world, params.objects("items"), "items");
    const days = params.integer("trial_period_days");
    const end = params.integer("trial_end");
    const moment = now(world, clock);
    const named = params.text("default_payment_method");
    const made = named === undefined ? null : readyMade(world, named, clock);
    const behavior = params.oneOf("payment_behavior", behaviors) ?? "allow_incomplete";
    const order = {
      customer: customer.id,
      items,
      trialEnd: end ?? (days ? moment + days * day : null),
      method:
        made?.id ??
        (named ? objectInParam(world, "payment_method", named, "default_payment_method").id : null),
      metadata: params.metadata("metadata"),
      description: params.text("description") ?? null,
      missingCard: missingCardOf(params),
    };
    params.boolean("off_session");
    params.oneOf("proration_behavior", prorations);
    params.done();
    if (made) attachMethod(world, made.id, customer.id);
    const begun = subscribe(world, order, behavior);
    return begun.outcome === "begun" ? begun.sub : refuse(402, declined(begun.error).error);
  }),

  route("GET /v1/subscriptions", ({ world, params, url }) => {
    const status = params.text("status");
    const [customer, price, clock] = [
      params.text("customer"),
      params.text("price"),
      params.text("test_clock"),
    ];
    const all = world.store
      .list("subscription", customer === undefined ? {} : { customer })
      .filter((s) => price === undefined || s.items.data.some((i) => i.price.id === price))
      .filter((s) => clock === undefined || s.test_clock === clock)
      .filter((s) => {
        if (status === "all") return true;
        if (status === undefined)
          return s.status !== "canceled" && s.status !== "incomplete_expired";
        if (status === "ended") return !isLive(s);
        return s.status === status;
      });
    return page(url, createdIn(all, params), params);
  }),

  route("GET /v1/subscriptions/:id", ({ world, id }) => objectInPath(world, "subscription", id)),

  route("POST /v1/subscriptions/:id", ({ world, id, params }) => {
    const before = objectInPath(world, "subscription", id);
    if (!isLive(before)) {
      const metadata = params.metadata("metadata", before.metadata);
      const details = detailsOf(params.object("cancellation_details"));
      if (params.has("items") || params.has("cancel_at_period_end") || params.has("cancel_at"))
        invalid("A canceled subscription can only update its cancellation_details and metadata.");
      return saveSubscription(world, before, {
        ...before,
        metadata,
        cancellation_details: { ...before.cancellation_details, ...details },
      });
    }
    return update(world, before, params);
  }),

  route("DELETE /v1/subscriptions/:id", ({ world, id, params }) => {
    const sub = objectInPath(world, "subscription", id);
    if (!isLive(sub)) missing("subscription", id, "id", 404);
    const details = detailsOf(params.object("cancellation_details"));
    const prorate = params.boolean("prorate") ?? false;
    const invoiceNow = params.boolean("invoice_now") ?? false;
    params.done();
    const ended = endSubscription(world, sub, { reason: "cancellation_requested", ...details });
    if (!prorate || !invoiceNow || sub.status !== "active") return ended;
    const at = now(world, sub.test_clock);
    const draft = draftInvoice(world, ended, unusedLines(sub.items.data, at, productNames(world)), {
      reason: "subscription_update",
      waits: false,
    });
    collectNow(world, draft, false);
    return world.store.save("subscription", { ...ended, latest_invoice: draft.id });
  }),

  route("POST /v1/subscriptions/:id/resume", ({ world, id, params }) => {
    const before = objectInPath(world, "subscription", id);
    if (before.status !== "paused")
      invalid("The subscription is not paused.", { code: "subscription_not_paused" });
    params.object("billing_cycle_anchor")?.oneOf("type", ["now"]);
    params.oneOf("proration_behavior", prorations);
    params.done();
    const at = now(world, before.test_clock);
    const { status_details: _, ...rest } = before;
    const draft: Subscription = {
      ...rest,
      status: "active",
      billing_cycle_anchor: at,
      items: {
        ...rest.items,
        data: rest.items.data.map((i) =>
          withPrice(i, i.price, {
            quantity: i.quantity,
            start: at,
            end: endOfPeriod(i.price, at, at),
          }),
        ),
      },
    };
    const after = endTrial(world, before, draft);
    emit(world, "customer.subscription.resumed", after, { clock: after.test_clock });
    return after;
  }),
];
