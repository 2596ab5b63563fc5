import { day, minute } from "../engine/calendar.ts";
import { expireSession } from "../engine/checkout.ts";
import { setTimer } from "../engine/timers.ts";
import { invalid } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newId } from "../ids.ts";
import type { Price } from "../objects/catalogue.ts";
import { detailsOf, newSession, type Session } from "../objects/session.ts";
import { clockOf, now, type World } from "../world.ts";
import { customerGiven } from "./customers.ts";
import { sessionLines } from "./session-lines.ts";
import { missingCardOf } from "./trial-settings.ts";

type Ordered = { price: Price; quantity: number };

/** The recurring prices of a subscription: one currency and one interval. */
export function orderedItems(world: World, list: Params[] | undefined, name: string): Ordered[] {
  const items = (list ?? []).map((line) => ({
    price: objectInParam(world, "price", line.required("price"), `${name}[price]`),
    quantity: line.integer("quantity") ?? 1,
  }));
  const first = items[0]?.price;
  if (!first)
    return invalid(`Missing required param: ${name}.`, { param: name, code: "parameter_missing" });
  for (const { price, quantity } of items) {
    if (!price.active)
      invalid("The price specified is inactive. This field only accepts active prices.", {
        param: `${name}[price]`,
      });
    if (!price.recurring)
      invalid(
        "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      );
    if (price.currency !== first.currency) invalid("All prices must have the same currency.");
    if (price.recurring?.interval !== first.recurring?.interval)
      invalid("The sandbox plays subscriptions of one interval only.");
    if (quantity < 1)
      invalid("Invalid quantity: must be at least 1", { param: `${name}[quantity]` });
  }
  return items;
}

function message(params: Params | undefined, name: string): { message: string } | null {
  const text = params?.object(name)?.required("message");
  return text === undefined ? null : { message: text };
}

/** An absolute address to which the page returns. */
function address(params: Params, name: string): string | null {
  const url = params.text(name) ?? null;
  if (url !== null && !/^https?:\/\//.test(url))
    invalid("Not a valid URL", { param: name, code: "url_invalid" });
  return url;
}

function described(params: Params, session: Session): Session {
  const consent = params.object("consent_collection");
  const text = params.object("custom_text");
  const adaptive = params.object("adaptive_pricing")?.boolean("enabled") ?? false;
  if (adaptive)
    invalid("The sandbox does not play adaptive pricing.", { param: "adaptive_pricing" });
  params.oneOf("ui_mode", ["hosted_page"]);
  params.object("saved_payment_method_options")?.oneOf("payment_method_save", ["disabled"]);
  return {
    ...session,
    billing_address_collection:
      params.oneOf("billing_address_collection", ["auto", "required"]) ?? null,
    cancel_url: address(params, "cancel_url"),
    success_url: address(params, "success_url"),
    client_reference_id: params.text("client_reference_id") ?? null,
    consent_collection: consent
      ? {
          payment_method_reuse_agreement: null,
          promotions: null,
          terms_of_service: consent.oneOf("terms_of_service", ["none", "required"]) ?? "none",
        }
      : null,
    custom_text: {
      after_submit: message(text, "after_submit"),
      shipping_address: null,
      submit: message(text, "submit"),
      terms_of_service_acceptance: message(text, "terms_of_service_acceptance"),
    },
    customer_email: params.text("customer_email") ?? null,
    locale: params.text("locale") ?? null,
    metadata: params.metadata("metadata"),
    payment_method_collection:
      params.oneOf("payment_method_collection", ["always", "if_required"]) ?? "always",
    submit_type: params.oneOf("submit_type", ["auto", "subscribe"]) ?? null,
  };
}

/** Reads the length of the trial, given in days or by its end, not both. */
function trialOf(data: Params | undefined, moment: number) {
  const trialDays = data?.integer("trial_period_days") ?? null;
  const trialEnd = data?.integer("trial_end") ?? null;
  if (trialDays !== null && (trialDays < 1 || trialDays > 730))
    invalid("Invalid trial_period_days: must be between 1 and 730", {
      param: "subscription_data[trial_period_days]",
    });
  if (trialDays !== null && trialEnd !== null)
    invalid("You may only specify one of these parameters: trial_period_days, trial_end.");
  if (trialEnd !== null && trialEnd < moment + 2 * day)
    invalid("The `trial_end` date has to be at least 2 days in the future.", {
      param: "subscription_data[trial_end]",
    });
  return { trialDays, trialEnd };
}

export const sessions = [
  route("POST /v1/checkout/sessions", ({ world, params }) => {
    if (params.required("mode") !== "subscription")
      invalid("The sandbox plays `mode=subscription` only.", { param: "mode" });
    const id = params.text("customer") ?? null;
    const customer = id === null ? null : customerGiven(world, id, "customer");
    const moment = now(world, clockOf(world, id));
    const items = orderedItems(world, params.objects("line_items"), "line_items");
    const expires = params.integer("expires_at") ?? moment + day;
    if (expires < moment + 30 * minute || expires > moment + day)
      invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
        param: "expires_at",
      });
    const data = params.object("subscription_data");
    const { trialDays, trialEnd } = trialOf(data, moment);
    const update = params.object("customer_update");
    if (update && !customer)
      invalid("`customer_update` can only be used with `customer`.", { param: "customer_update" });
    const total = items.reduce((sum, i) => sum + i.price.unit_amount * i.quantity, 0);
    const sid = newId("cs_test", 58);
    const fresh = newSession(sid, moment, {
      url: `${world.publicUrl}/c/pay/${sid}`,
      amount: trialDays !== null || trialEnd !== null ? 0 : total,
      currency: items[0]?.price.currency ?? "eur",
      expires,
    });
    const session: Session = {
      ...described(params, fresh),
      customer: customer?.id ?? null,
      customer_details: customer && detailsOf(customer.email, null, null),
      customer_creation: customer ? null : "always",
    };
    if (session.success_url === null)
      invalid("Missing required param: success_url.", {
        param: "success_url",
        code: "parameter_missing",
      });
    if (customer && session.customer_email !== null)
      invalid("You may only specify one of these parameters: customer, customer_email.");
    world.store.save("session", session);
    world.store.setPrivateState(sid, {
      order: {
        items: items.map((i) => ({ price: i.price.id, quantity: i.quantity })),
        trialDays,
        trialEnd,
        metadata: data?.metadata("metadata") ?? {},
        description: data?.text("description") ?? null,
        missingCard: missingCardOf(data),
        updateName: update?.oneOf("name", ["auto", "never"]) === "auto",
        updateAddress: update?.oneOf("address", ["auto", "never"]) === "auto",
      },
    });
    setTimer(world, customer?.test_clock ?? null, "expire session", sid, expires);
    return session;
  }),

  route("GET /v1/checkout/sessions", ({ world, params, url }) => {
    const where = Object.fromEntries(
      ["customer", "subscription", "status"].flatMap((name) => {
        const value = params.text(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return page(url, createdIn(world.store.list("session", where), params), params);
  }),

  route("GET /v1/checkout/sessions/:id", ({ world, id }) => objectInPath(world, "session", id)),

  route("POST /v1/checkout/sessions/:id", ({ world, id, params }) => {
    const session = objectInPath(world, "session", id);
    return world.store.save("session", {
      ...session,
      metadata: params.metadata("metadata", session.metadata),
    });
  }),

  route("POST /v1/checkout/sessions/:id/expire", ({ world, id }) => {
    const session = objectInPath(world, "session", id);
    if (session.status !== "open")
      invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    return expireSession(world, id);
  }),

  route("GET /v1/checkout/sessions/:id/line_items", ({ world, id, params, url }) => {
    objectInPath(world, "session", id);
    return page(url, sessionLines(world, id), params);
  }),
];
