import { type Price, planOf } from "./catalogue.ts";
import { listOf, type Metadata, none } from "./empty.ts";

export type Item = ReturnType<typeof newItem>;

export const newItem = (
  id: string,
  created: number,
  of: { subscription: string; price: Price; quantity: number; start: number; end: number },
) => ({
  id,
  object: "subscription_item" as const,
  billing_thresholds: null,
  created,
  current_period_end: of.end,
  current_period_start: of.start,
  current_trial: null,
  discounts: [],
  metadata: {} as Metadata,
  plan: planOf(of.price),
  price: of.price,
  quantity: of.quantity,
  subscription: of.subscription,
  tax_rates: [],
});

export type Status =
  | "active"
  | "canceled"
  | "incomplete"
  | "incomplete_expired"
  | "past_due"
  | "paused"
  | "trialing"
  | "unpaid";
export type Feedback =
  | "customer_service"
  | "low_quality"
  | "missing_features"
  | "other"
  | "switched_service"
  | "too_complex"
  | "too_expensive"
  | "unused";
export type CancellationDetails = {
  comment: string | null;
  feedback: Feedback | null;
  feedback_option: null;
  reason: "cancellation_requested" | "payment_failed" | "payment_disputed" | null;
};
export type PendingUpdate = {
  billing_cycle_anchor: null;
  cancel_at_period_end: null;
  discount: null;
  discounts: null;
  expires_at: number;
  metadata: null;
  subscription_items: Item[];
  trial_end: null;
  trial_from_plan: null;
};
type MissingCard = "cancel" | "create_invoice" | "pause";
type Paused = {
  paused: {
    subscription: { type: "trial_end_without_payment_method" };
    transitioned_at: number;
    type: "subscription";
  };
};

export const noCancellation = (): CancellationDetails => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  reason: null,
});

export type Subscription = ReturnType<typeof newSubscription>;

/** A subscription without items; the engine adds them with their first period. */
export const newSubscription = (
  id: string,
  created: number,
  of: { customer: string; currency: string; clock: string | null },
) => ({
  id,
  object: "subscription" as const,
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: created,
  billing_cycle_anchor_config: null,
  billing_mode: {
    flexible: { proration_discounts: "included" as const },
    type: "flexible" as const,
    updated_at: created,
  },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: none<number>(),
  cancel_at_period_end: false,
  canceled_at: none<number>(),
  cancellation_details: noCancellation(),
  collection_method: "charge_automatically" as const,
  created,
  currency: of.currency,
  customer: of.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: none<string>(),
  default_source: null,
  default_tax_rates: [],
  description: none<string>(),
  discounts: [],
  ended_at: none<number>(),
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" as const },
  },
  items: listOf<Item>(`/v1/subscription_items?subscription=${id}`, []),
  latest_invoice: none<string>(),
  livemode: false,
  managed_payments: null,
  metadata: {} as Metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off" as "off" | "on_subscription",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: none<string>(),
  pending_update: none<PendingUpdate>(),
  schedule: none<string>(),
  start_date: created,
  status: "active" as Status,
  test_clock: of.clock,
  transfer_data: null,
  trial_end: none<number>(),
  trial_settings: {
    end_behavior: {
      billing_cycle_anchor: null,
      missing_payment_method: "create_invoice" as MissingCard,
    },
  },
  trial_start: none<number>(),
  ...({} as { status_details?: Paused }),
});

/** Whether a subscription can still be changed, cancelled or renewed. */
export const isLive = (s: { status: Status }) =>
  s.status !== "canceled" && s.status !== "incomplete_expired";
