import { emit } from "../engine/emit.ts";
import { invalid } from "../http/errors.ts";
import { createdIn, page } from "../http/list.ts";
import type { Params } from "../http/params.ts";
import { objectInParam, objectInPath, route } from "../http/route.ts";
import { newId } from "../ids.ts";
import {
  newPrice,
  newProduct,
  type Price,
  type Product,
  planOf,
  type Recurring,
} from "../objects/catalogue.ts";
import { now, type World } from "../world.ts";

const behaviors = ["unspecified", "exclusive", "inclusive"] as const;
const intervals = ["day", "week", "month", "year"] as const;

function changedProduct(world: World, product: Product, params: Params): Product {
  const keep = <T>(value: T | undefined, known: T): T => (value === undefined ? known : value);
  return {
    ...product,
    active: params.boolean("active") ?? product.active,
    description: keep(params.clearable("description"), product.description),
    default_price: params.text("default_price") ?? product.default_price,
    images: params.texts("images") ?? product.images,
    marketing_features:
      params.objects("marketing_features")?.map((f) => ({ name: f.required("name") })) ??
      product.marketing_features,
    metadata: params.metadata("metadata", product.metadata),
    name: params.text("name") ?? product.name,
    statement_descriptor: params.text("statement_descriptor") ?? product.statement_descriptor,
    tax_code: keep(params.clearable("tax_code"), product.tax_code),
    unit_label: keep(params.clearable("unit_label"), product.unit_label),
    url: keep(params.clearable("url"), product.url),
    updated: now(world, null),
  };
}

function recurringOf(params: Params | undefined): Recurring | null {
  if (!params) return null;
  return {
    interval:
      params.oneOf("interval", intervals) ??
      invalid("Missing required param: recurring[interval]."),
    interval_count: params.integer("interval_count") ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: params.oneOf("usage_type", ["licensed"]) ?? "licensed",
  };
}

/** A lookup key belongs to one price, and moves to another only with `transfer_lookup_key`. */
function claimKey(world: World, key: string | undefined, transfer: boolean, own: string): void {
  const holder = key && world.store.list("price", { lookup_key: key })[0];
  if (!holder || holder.id === own) return;
  if (!transfer)
    invalid(
      `A price (\`${holder.id}\`) already uses that lookup key. To transfer it, set \`transfer_lookup_key=true\`.`,
      { param: "lookup_key" },
    );
  savePrice(world, { ...holder, lookup_key: null }, holder);
}

/** Writes a price, and its copies in the items of subscriptions. */
function savePrice(world: World, price: Price, before: Price | null): Price {
  world.store.save("price", price);
  emit(world, before ? "price.updated" : "price.created", price, { before });
  if (!before) return price;
  for (const sub of world.store.list("subscription")) {
    if (!sub.items.data.some((i) => i.price.id === price.id)) continue;
    const data = sub.items.data.map((i) =>
      i.price.id === price.id ? { ...i, price, plan: planOf(price) } : i,
    );
    world.store.save("subscription", { ...sub, items: { ...sub.items, data } });
  }
  return price;
}

function createPrice(world: World, params: Params, product: string): Price {
  const amount = params.integer("unit_amount");
  const decimal = params.text("unit_amount_decimal");
  const cents = amount ?? (decimal === undefined ? undefined : Number(decimal));
  if (cents === undefined || !Number.isInteger(cents) || cents < 0)
    return invalid("Missing required param: unit_amount.", {
      param: "unit_amount",
      code: "parameter_missing",
    });
  const fresh = newPrice(newId("price"), now(world, null), {
    product,
    currency: params.required("currency").toLowerCase(),
    unit_amount: cents,
    recurring: recurringOf(params.object("recurring")),
  });
  params.oneOf("billing_scheme", ["per_unit"]);
  const key = params.text("lookup_key");
  claimKey(world, key, params.boolean("transfer_lookup_key") ?? false, fresh.id);
  const price: Price = {
    ...fresh,
    active: params.boolean("active") ?? true,
    lookup_key: key ?? null,
    metadata: params.metadata("metadata"),
    nickname: params.text("nickname") ?? null,
    tax_behavior: params.oneOf("tax_behavior", behaviors) ?? "unspecified",
  };
  return savePrice(world, price, null);
}

export const catalogue = [
  route("POST /v1/products", ({ world, params }) => {
    const id = params.text("id") ?? newId("prod", 14);
    if (world.store.get("product", id))
      invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
    params.oneOf("type", ["service"]);
    const fresh = newProduct(id, now(world, null), params.required("name"));
    const product = world.store.save("product", changedProduct(world, fresh, params));
    emit(world, "product.created", product);
    const price = params.object("default_price_data");
    if (!price) return product;
    return world.store.save("product", {
      ...product,
      default_price: createPrice(world, price, id).id,
    });
  }),

  route("GET /v1/products", ({ world, params, url }) => {
    const active = params.boolean("active");
    const ids = params.texts("ids");
    const all = world.store
      .list("product")
      .filter((p) => active === undefined || p.active === active)
      .filter((p) => !ids || ids.includes(p.id));
    return page(url, createdIn(all, params), params);
  }),

  route("GET /v1/products/:id", ({ world, id }) => objectInPath(world, "product", id)),

  route("POST /v1/products/:id", ({ world, id, params }) => {
    const before = objectInPath(world, "product", id);
    const product = world.store.save("product", changedProduct(world, before, params));
    emit(world, "product.updated", product, { before });
    return product;
  }),

  route("POST /v1/prices", ({ world, params }) => {
    const data = params.object("product_data");
    if (data) {
      const made = newProduct(
        data.text("id") ?? newId("prod", 14),
        now(world, null),
        data.required("name"),
      );
      world.store.save("product", { ...made, metadata: data.metadata("metadata") });
      emit(world, "product.created", made);
      return createPrice(world, params, made.id);
    }
    const product = objectInParam(world, "product", params.required("product"), "product");
    return createPrice(world, params, product.id);
  }),

  route("GET /v1/prices", ({ world, params, url }) => {
    const keys = params.texts("lookup_keys");
    if (keys && keys.length > 10)
      invalid("Array lookup_keys exceeded maximum 10 allowed elements.", { param: "lookup_keys" });
    const active = params.boolean("active");
    const [product, currency] = [params.text("product"), params.text("currency")];
    const type = params.oneOf("type", ["one_time", "recurring"]);
    const interval = params.object("recurring")?.oneOf("interval", intervals);
    const all = world.store
      .list("price")
      .filter((p) => !keys || (p.lookup_key !== null && keys.includes(p.lookup_key)))
      .filter((p) => active === undefined || p.active === active)
      .filter((p) => product === undefined || p.product === product)
      .filter((p) => currency === undefined || p.currency === currency)
      .filter((p) => type === undefined || p.type === type)
      .filter((p) => interval === undefined || p.recurring?.interval === interval);
    return page(url, createdIn(all, params), params);
  }),

  route("GET /v1/prices/:id", ({ world, id }) => objectInPath(world, "price", id)),

  route("POST /v1/prices/:id", ({ world, id, params }) => {
    const before = objectInPath(world, "price", id);
    const key = params.text("lookup_key");
    claimKey(world, key, params.boolean("transfer_lookup_key") ?? false, id);
    const price: Price = {
      ...before,
      active: params.boolean("active") ?? before.active,
      lookup_key: key ?? before.lookup_key,
      metadata: params.metadata("metadata", before.metadata),
      nickname: params.text("nickname") ?? before.nickname,
      tax_behavior: params.oneOf("tax_behavior", behaviors) ?? before.tax_behavior,
    };
    return savePrice(world, price, before);
  }),
];
