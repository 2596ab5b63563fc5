import { type Metadata, none } from "./empty.ts";
import type { Subscription } from "./subscription.ts";

export type Proration = "none" | "create_prorations" | "always_invoice";
export type Phase = ReturnType<typeof newPhase>;

export const newPhase = (of: {
  currency: string;
  start: number;
  end: number;
  items: { price: string; quantity: number }[];
  proration?: Proration;
}) => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: of.currency,
  default_payment_method: none<string>(),
  default_tax_rates: [],
  description: none<string>(),
  discounts: [],
  end_date: of.end,
  invoice_settings: null,
  items: of.items.map((i) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {} as Metadata,
    plan: i.price,
    price: i.price,
    quantity: i.quantity,
    tax_rates: [],
  })),
  metadata: {} as Metadata,
  on_behalf_of: null,
  proration_behavior: of.proration ?? ("create_prorations" as Proration),
  start_date: of.start,
  transfer_data: null,
  trial_end: none<number>(),
});

export type Schedule = ReturnType<typeof newSchedule>;

export const newSchedule = (id: string, created: number, sub: Subscription, phases: Phase[]) => ({
  id,
  object: "subscription_schedule" as const,
  application: null,
  billing_mode: sub.billing_mode,
  canceled_at: none<number>(),
  completed_at: none<number>(),
  created,
  current_phase: none<{ end_date: number; start_date: number }>(),
  customer: sub.customer,
  customer_account: null,
  default_settings: {
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: "automatic" as const,
    billing_thresholds: null,
    collection_method: "charge_automatically" as const,
    default_payment_method: none<string>(),
    description: none<string>(),
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      days_until_due: null,
      description: null,
      footer: null,
      issuer: { type: "self" as const },
    },
    on_behalf_of: null,
    transfer_data: null,
  },
  end_behavior: "release" as "release" | "cancel",
  livemode: false,
  metadata: {} as Metadata,
  pause_schedules: [],
  phases,
  released_at: none<number>(),
  released_subscription: none<string>(),
  status: "active" as "active" | "canceled" | "completed" | "released",
  subscription: sub.id as string | null,
  test_clock: sub.test_clock,
});
