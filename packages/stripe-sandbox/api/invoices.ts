import { planItemChange } from "../engine/change.ts";
import { collect } from "../engine/collect.ts";
import {
  composeInvoice,
  finalizeInvoice,
  markPaid,
  paymentOf,
  voidInvoice,
} from "../engine/invoices.ts";
import { upcomingInvoice } from "../engine/periods.ts";
import { settle } from "../engine/settle.ts";
import { clearTimer } from "../engine/timers.ts";
import { declined, invalid, missing } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { isLive } from "../objects/subscription.ts";
import { wantedItems } from "./subscriptions.ts";

const statuses = ["open", "void", "draft", "paid", "uncollectible"] as const;

export const invoices = [
  route("POST /v1/invoices/create_preview", ({ world, params }) => {
    const customer = params.text("customer");
    const named = params.text("subscription");
    const id =
      named ?? world.store.list("subscription", { customer: customer ?? "" }).find(isLive)?.id;
    if (!id)
      return invalid("No upcoming invoices for customer", {
        code: "invoice_upcoming_none",
        status: 404,
      });
    const sub = objectInParam(world, "subscription", id, "subscription");
    if (customer !== undefined && customer !== sub.customer)
      missing("subscription", id, "subscription");
    const details = params.object("subscription_details");
    const items = details?.objects("items");
    const proration =
      details?.oneOf("proration_behavior", ["none", "create_prorations", "always_invoice"]) ??
      "create_prorations";
    const at = details?.integer("proration_date");
    const restart =
      details?.object("billing_cycle_anchor")?.oneOf("type", ["now", "unchanged"]) === "now";
    const flag = details?.boolean("cancel_at_period_end");
    params.oneOf("preview_mode", ["next"]);
    const wanted = wantedItems(world, sub, items ?? []);
    params.done();
    if (!isLive(sub) || ((sub.cancel_at !== null || flag) && !items))
      invalid("No upcoming invoices for customer", { code: "invoice_upcoming_none", status: 404 });
    if (!items && !restart) return upcomingInvoice(world, sub);
    const change = planItemChange(world, sub, wanted, {
      proration,
      restart,
      ...(at === undefined ? {} : { at }),
    });
    const next = {
      ...sub,
      items: { ...sub.items, data: change.items },
      billing_cycle_anchor: change.anchor,
    };
    if (change.invoice.length)
      return composeInvoice(world, next, change.invoice, {
        reason: "upcoming",
        id: `upcoming_in_${sub.id.slice(4)}`,
      });
    const upcoming = upcomingInvoice(world, next);
    const lines = [...change.waiting, ...upcoming.lines.data];
    return composeInvoice(world, next, lines, {
      reason: "upcoming",
      id: upcoming.id,
      at: upcoming.created,
    });
  }),

  route("GET /v1/invoices", ({ world, params, url }) => {
    const [customer, subscription] = [params.text("customer"), params.text("subscription")];
    const status = params.oneOf("status", statuses);
    const all = world.store.list("invoice", {
      ...(customer === undefined ? {} : { customer }),
      ...(status === undefined ? {} : { status }),
      ...(subscription === undefined
        ? {}
        : { "parent.subscription_details.subscription": subscription }),
    });
    return page(url, createdIn(all, params), params);
  }),

  route("GET /v1/invoices/:id", ({ world, id }) => objectInPath(world, "invoice", id)),

  route("POST /v1/invoices/:id/finalize", ({ world, id, params }) => {
    const draft = objectInPath(world, "invoice", id);
    if (draft.status !== "draft")
      invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
    params.boolean("auto_advance");
    params.done();
    clearTimer(world, "finalize", id);
    const invoice = finalizeInvoice(world, id);
    if (invoice.status === "paid") settle(world, { outcome: "paid", invoice });
    return invoice;
  }),

  route("POST /v1/invoices/:id/pay", ({ world, id, params }) => {
    const before = objectInPath(world, "invoice", id);
    const named = params.text("payment_method");
    const outside = params.boolean("paid_out_of_band") ?? false;
    params.boolean("off_session");
    params.done();
    if (named !== undefined) objectInParam(world, "payment_method", named, "payment_method");
    if (before.status === "paid") invalid("Invoice is already paid");
    const open = before.status === "draft" ? finalizeInvoice(world, id) : before;
    if (open.status !== "open" && open.status !== "paid")
      invalid(`You can only pay open invoices. This invoice is ${open.status}.`);
    if (outside || open.status === "paid") {
      const invoice = open.status === "paid" ? open : markPaid(world, id);
      settle(world, { outcome: "paid", invoice });
      return invoice;
    }
    const result = collect(world, id, {
      present: true,
      manual: true,
      ...(named === undefined ? {} : { method: named }),
    });
    settle(world, result);
    if (result.outcome === "paid") return result.invoice;
    const payment = paymentOf(world, id);
    const intent = payment
      ? world.store.getExisting("payment_intent", payment.payment.payment_intent)
      : undefined;
    if (result.outcome === "failed") return { failure: declined(result.error, intent) };
    return {
      failure: declined(
        {
          type: "card_error",
          code: "invoice_payment_intent_requires_action",
          message:
            "This payment requires additional user action before it can be completed successfully.",
        },
        intent,
      ),
    };
  }),

  route("POST /v1/invoices/:id/void", ({ world, id }) => {
    const invoice = objectInPath(world, "invoice", id);
    if (invoice.status !== "open" && invoice.status !== "uncollectible")
      invalid(`You can only void open invoices. This invoice is ${invoice.status}.`);
    return voidInvoice(world, id);
  }),

  route("GET /v1/invoice_payments", ({ world, params, url }) => {
    const invoice = params.text("invoice");
    const status = params.oneOf("status", ["open", "canceled", "paid"]);
    const payment = params.object("payment");
    payment?.oneOf("type", ["payment_intent"]);
    const intent = payment?.text("payment_intent");
    const all = world.store.list("invoice_payment", {
      ...(invoice === undefined ? {} : { invoice }),
      ...(status === undefined ? {} : { status }),
      ...(intent === undefined ? {} : { "payment.payment_intent": intent }),
    });
    return page(url, createdIn(all, params), params);
  }),

  route("GET /v1/invoice_payments/:id", ({ world, id }) =>
    objectInPath(world, "invoice_payment", id),
  ),
];
