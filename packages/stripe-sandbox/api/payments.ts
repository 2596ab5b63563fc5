import { emit } from "../engine/emit.ts";
import { attachMethod, readyMade } from "../engine/methods.ts";
import { invalid } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newId } from "../ids.ts";
import { type Charge, newRefund } from "../objects/charge.ts";
import { clockOf, now, type World } from "../world.ts";
import { customerGiven } from "./customers.ts";

/** The filters among `names` that were sent. */
const filters = (params: Params, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.text(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function chargeOf(world: World, params: Params): Charge {
  const charge = params.text("charge");
  if (charge !== undefined) return objectInParam(world, "charge", charge, "charge");
  const intent = params.text("payment_intent");
  if (intent === undefined)
    return invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const { latest_charge } = objectInParam(world, "payment_intent", intent, "payment_intent");
  if (latest_charge === null)
    return invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  return world.store.getExisting("charge", latest_charge);
}

function refund(world: World, params: Params) {
  const charge = chargeOf(world, params);
  const remaining = charge.amount - charge.amount_refunded;
  const amount = params.integer("amount") ?? remaining;
  const reason =
    params.oneOf("reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null;
  const metadata = params.metadata("metadata");
  params.done();
  if (charge.status !== "succeeded") invalid(`Charge ${charge.id} has not been captured.`);
  if (remaining === 0)
    invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  if (amount < 1 || amount > remaining)
    invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining})`,
      {
        param: "amount",
      },
    );
  const clock = clockOf(world, charge.customer);
  const made = newRefund(newId("re"), now(world, clock), { charge, amount, reason, metadata });
  world.store.save("refund", made);
  emit(world, "refund.created", made, { clock });
  const refunded = charge.amount_refunded + amount;
  const after = world.store.save("charge", {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  emit(world, "charge.refunded", after, { before: charge, clock });
  const card = {
    ...made.destination_details.card,
    reference_status: "available",
    reference: made.id.slice(-12),
  };
  const settled = world.store.save("refund", {
    ...made,
    destination_details: { ...made.destination_details, card },
  });
  emit(world, "refund.updated", settled, { before: made, clock });
  return settled;
}

export const payments = [
  route("GET /v1/payment_intents", ({ world, params, url }) =>
    page(
      url,
      createdIn(world.store.list("payment_intent", filters(params, "customer")), params),
      params,
    ),
  ),
  route("GET /v1/payment_intents/:id", ({ world, id, params }) => {
    params.text("client_secret");
    return objectInPath(world, "payment_intent", id);
  }),
  route("POST /v1/payment_intents/:id/cancel", ({ world, id, params }) => {
    const before = objectInPath(world, "payment_intent", id);
    const reason = params.oneOf("cancellation_reason", [
      "abandoned",
      "duplicate",
      "fraudulent",
      "requested_by_customer",
    ]);
    params.done();
    if (before.status === "succeeded" || before.status === "canceled")
      invalid(`You cannot cancel this PaymentIntent because it has a status of ${before.status}.`, {
        code: "payment_intent_unexpected_state",
      });
    const clock = clockOf(world, before.customer);
    const intent = world.store.save("payment_intent", {
      ...before,
      status: "canceled",
      next_action: null,
      canceled_at: now(world, clock),
      cancellation_reason: reason ?? null,
    });
    emit(world, "payment_intent.canceled", intent, { clock });
    return intent;
  }),

  route("GET /v1/setup_intents", ({ world, params, url }) =>
    page(
      url,
      createdIn(
        world.store.list("setup_intent", filters(params, "customer", "payment_method")),
        params,
      ),
      params,
    ),
  ),
  route("GET /v1/setup_intents/:id", ({ world, id, params }) => {
    params.text("client_secret");
    return objectInPath(world, "setup_intent", id);
  }),

  route("GET /v1/payment_methods", ({ world, params, url }) => {
    params.oneOf("type", ["card"]);
    return page(url, world.store.list("payment_method", filters(params, "customer")), params);
  }),
  route("GET /v1/payment_methods/:id", ({ world, id }) =>
    objectInPath(world, "payment_method", id),
  ),
  route("POST /v1/payment_methods/:id/attach", ({ world, id, params }) => {
    const customer = customerGiven(world, params.required("customer"), "customer");
    const method =
      readyMade(world, id, customer.test_clock) ?? objectInPath(world, "payment_method", id);
    params.done();
    return attachMethod(world, method.id, customer.id);
  }),
  route("POST /v1/payment_methods/:id/detach", ({ world, id, params }) => {
    const before = objectInPath(world, "payment_method", id);
    params.done();
    if (before.customer === null)
      invalid(
        "The payment method you provided is not attached to a customer so detachment is impossible.",
      );
    const clock = clockOf(world, before.customer);
    const method = world.store.save("payment_method", { ...before, customer: null });
    forget(world, before.customer, id);
    emit(world, "payment_method.detached", method, { before, clock });
    return method;
  }),

  route("GET /v1/charges", ({ world, params, url }) =>
    page(
      url,
      createdIn(world.store.list("charge", filters(params, "customer", "payment_intent")), params),
      params,
    ),
  ),
  route("GET /v1/charges/:id", ({ world, id }) => objectInPath(world, "charge", id)),

  route("POST /v1/refunds", ({ world, params }) => refund(world, params)),
  route("GET /v1/refunds", ({ world, params, url }) =>
    page(
      url,
      createdIn(world.store.list("refund", filters(params, "charge", "payment_intent")), params),
      params,
    ),
  ),
  route("GET /v1/refunds/:id", ({ world, id }) => objectInPath(world, "refund", id)),
];

/** Removes a detached card as the default of its customer and their subscriptions. */
function forget(world: World, customer: string | null, method: string): void {
  if (customer === null) return;
  const owner = world.store.getExisting("customer", customer);
  if (owner.invoice_settings.default_payment_method === method)
    world.store.save("customer", {
      ...owner,
      invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
    });
  for (const sub of world.store.list("subscription", { customer }))
    if (sub.default_payment_method === method)
      world.store.save("subscription", { ...sub, default_payment_method: null });
}
