import { endSubscription } from "../engine/cancel.ts";
import { expireSession } from "../engine/checkout.ts";
import { emit } from "../engine/emit.ts";
import { attachMethod, readyMade } from "../engine/methods.ts";
import { missing } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newId, randomName } from "../ids.ts";
import { type Address, type Customer, deletedCustomer, newCustomer } from "../objects/customer.ts";
import { isLive } from "../objects/subscription.ts";
import { now, type World } from "../world.ts";

const addressOf = (params: Params): Address => ({
  city: params.clearable("city") ?? null,
  country: params.clearable("country") ?? null,
  line1: params.clearable("line1") ?? null,
  line2: params.clearable("line2") ?? null,
  postal_code: params.clearable("postal_code") ?? null,
  state: params.clearable("state") ?? null,
});

/** The customer, changed by the parameters. */
function changed(world: World, customer: Customer, params: Params): Customer {
  const keep = <T>(value: T | undefined, known: T): T => (value === undefined ? known : value);
  const address = params.object("address");
  const settings = params.object("invoice_settings");
  const method = settings?.text("default_payment_method");
  if (method)
    objectInParam(world, "payment_method", method, "invoice_settings[default_payment_method]");
  return {
    ...customer,
    address: address ? addressOf(address) : customer.address,
    balance: keep(params.integer("balance"), customer.balance),
    description: keep(params.clearable("description"), customer.description),
    email: keep(params.clearable("email"), customer.email),
    name: keep(params.clearable("name"), customer.name),
    phone: keep(params.clearable("phone"), customer.phone),
    preferred_locales: params.texts("preferred_locales") ?? customer.preferred_locales,
    metadata: params.metadata("metadata", customer.metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
  };
}

/** The customer that a parameter names, unless deleted. */
export function customerGiven(world: World, id: string, param: string): Customer {
  if (world.store.privateState(id).deleted) return missing("customer", id, param);
  return objectInParam(world, "customer", id, param);
}

export const customers = [
  route("POST /v1/customers", ({ world, params }) => {
    const clock = params.text("test_clock") ?? null;
    if (clock) objectInParam(world, "test_clock", clock, "test_clock");
    const fresh = newCustomer(newId("cus", 14), now(world, clock), randomName(8).toUpperCase());
    const customer = changed(world, { ...fresh, test_clock: clock }, params);
    const method = params.text("payment_method");
    params.done();
    world.store.save("customer", customer);
    emit(world, "customer.created", customer, { clock });
    if (method) {
      const made =
        readyMade(world, method, clock) ??
        objectInParam(world, "payment_method", method, "payment_method");
      attachMethod(world, made.id, customer.id);
    }
    return customer;
  }),

  route("GET /v1/customers", ({ world, params, url }) => {
    const email = params.text("email");
    const all = world.store
      .list("customer", email === undefined ? {} : { email })
      .filter((c) => !world.store.privateState(c.id).deleted);
    const clock = params.text("test_clock");
    return page(
      url,
      createdIn(
        all.filter((c) => clock === undefined || c.test_clock === clock),
        params,
      ),
      params,
    );
  }),

  route("GET /v1/customers/:id", ({ world, id }) =>
    world.store.privateState(id).deleted
      ? deletedCustomer(id)
      : objectInPath(world, "customer", id),
  ),

  route("POST /v1/customers/:id", ({ world, id, params }) => {
    if (world.store.privateState(id).deleted) missing("customer", id, "id", 404);
    const before = objectInPath(world, "customer", id);
    const customer = world.store.save("customer", changed(world, before, params));
    params.done();
    if (JSON.stringify(before) !== JSON.stringify(customer))
      emit(world, "customer.updated", customer, { before, clock: customer.test_clock });
    return customer;
  }),

  route("DELETE /v1/customers/:id", ({ world, id }) => {
    if (world.store.privateState(id).deleted) missing("customer", id, "id", 404);
    const customer = objectInPath(world, "customer", id);
    for (const sub of world.store.list("subscription", { customer: id }))
      if (isLive(sub)) endSubscription(world, sub, { reason: "cancellation_requested" });
    for (const session of world.store.list("session", { customer: id, status: "open" }))
      expireSession(world, session.id);
    world.store.setPrivateState(id, { deleted: true });
    emit(world, "customer.deleted", customer, { clock: customer.test_clock });
    return deletedCustomer(id);
  }),

  route("GET /v1/customers/:id/payment_methods", ({ world, id, params, url }) => {
    objectInPath(world, "customer", id);
    params.oneOf("type", ["card"]);
    return page(url, world.store.list("payment_method", { customer: id }), params);
  }),
];
