import { type Interval, type Metadata, none } from "./empty.ts";

export type Product = ReturnType<typeof newProduct>;

export const newProduct = (id: string, created: number, name: string) => ({
  id,
  object: "product" as const,
  active: true,
  created,
  default_price: none<string>(),
  description: none<string>(),
  images: [] as string[],
  livemode: false,
  marketing_features: [] as { name: string }[],
  metadata: {} as Metadata,
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: none<string>(),
  tax_code: none<string>(),
  tax_details: null,
  type: "service" as const,
  unit_label: none<string>(),
  updated: created,
  url: none<string>(),
});

export type TaxBehavior = "unspecified" | "exclusive" | "inclusive";
export type Recurring = {
  interval: Interval;
  interval_count: number;
  meter: null;
  trial_period_days: null;
  usage_type: "licensed";
};
export type Price = ReturnType<typeof newPrice>;

/** A flat price for each unit, in the currency's smallest unit. */
export const newPrice = (
  id: string,
  created: number,
  of: { product: string; currency: string; unit_amount: number; recurring: Recurring | null },
) => ({
  id,
  object: "price" as const,
  active: true,
  billing_scheme: "per_unit" as const,
  created,
  currency: of.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: none<string>(),
  metadata: {} as Metadata,
  nickname: none<string>(),
  product: of.product,
  recurring: of.recurring,
  tax_behavior: "unspecified" as TaxBehavior,
  tiers_mode: null,
  transform_quantity: null,
  type: of.recurring ? ("recurring" as const) : ("one_time" as const),
  unit_amount: of.unit_amount,
  unit_amount_decimal: String(of.unit_amount),
});

/** The older name of a recurring price, which subscription items still carry. */
export const planOf = (price: Price) => ({
  id: price.id,
  object: "plan" as const,
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: "per_unit" as const,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? ("month" as const),
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed" as const,
});
