// `expand[]`: replaces ids by the objects that they name, and adds lists that are left out by default.

import { sessionLines } from "../api/session-lines.ts";
import { kindOf } from "../ids.ts";
import { deletedCustomer } from "../objects/customer.ts";
import { listOf } from "../objects/empty.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists that an object has only when they are expanded. */
const included: Record<string, (world: World, id: string) => unknown> = {
  "invoice.payments": (world, id) =>
    listOf(
      `/v1/invoice_payments?invoice=${id}`,
      world.store.list("invoice_payment", { invoice: id }),
    ),
  "customer.subscriptions": (world, id) =>
    listOf(
      `/v1/customers/${id}/subscriptions`,
      world.store.list("subscription", { customer: id }).filter((s) => s.status !== "canceled"),
    ),
  "checkout.session.line_items": (world, id) =>
    listOf(`/v1/checkout/sessions/${id}/line_items`, sessionLines(world, id)),
  "charge.refunds": (world, id) =>
    listOf(`/v1/charges/${id}/refunds`, world.store.list("refund", { charge: id })),
};

function fetchObject(world: World, id: string, path: string): unknown {
  const kind = kindOf(id);
  if (!kind) return notExpandable(path);
  if (kind === "customer" && world.store.privateState(id).deleted) return deletedCustomer(id);
  return world.store.get(kind, id) ?? id;
}

const notExpandable = (path: string): never =>
  invalid(`This property cannot be expanded (${path}).`, { param: "expand" });

/** Expands every path in `paths`, with at most four levels, as at Stripe, where `data` counts as one. */
export function expand(world: World, answer: unknown, paths: string[]): unknown {
  return paths.reduce((whole, path) => {
    const segments = path.split(".");
    if (segments.length > 4)
      invalid(`You cannot expand more than 4 levels of a property (${path}).`, { param: "expand" });
    return expandPath(world, whole, segments, path);
  }, answer);
}

function expandPath(world: World, value: unknown, path: string[], whole: string): unknown {
  const [head, ...rest] = path;
  if (head === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((v) => expandPath(world, v, path, whole));
  if (!isObject(value)) return notExpandable(whole);
  const include = included[`${value.object}.${head}`];
  if (!(head in value) && !include) return notExpandable(whole);
  const found = head in value ? value[head] : include?.(world, String(value.id));
  const next = typeof found === "string" ? fetchObject(world, found, whole) : found;
  if (next !== null && typeof next !== "object") return notExpandable(whole);
  return { ...value, [head]: expandPath(world, next, rest, whole) };
}
