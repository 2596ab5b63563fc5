import { type Metadata, none } from "./empty.ts";
import type { Proration } from "./schedule.ts";
import type { Feedback } from "./subscription.ts";

type Adjustable = { enabled: boolean; maximum: number | null; minimum: number };
export type PortalFeatures = {
  customer_update: {
    allowed_updates: ("address" | "email" | "name" | "phone")[];
    enabled: boolean;
  };
  invoice_history: { enabled: boolean };
  payment_method_update: { enabled: boolean; payment_method_configuration: null };
  subscription_cancel: {
    cancellation_reason: { enabled: boolean; feedback_options: null; options: Feedback[] };
    enabled: boolean;
    mode: "immediately" | "at_period_end";
    proration_behavior: Proration;
  };
  subscription_pause: {
    duration: { interval_options: never[]; type: "indefinite" };
    enabled: boolean;
  };
  subscription_update: {
    billing_cycle_anchor: null;
    default_allowed_updates: ("price" | "promotion_code" | "quantity")[];
    enabled: boolean;
    products: { adjustable_quantity: Adjustable; prices: string[]; product: string }[] | null;
    proration_behavior: Proration;
    schedule_at_period_end: {
      conditions: { type: "decreasing_item_amount" | "shortening_interval" }[];
    };
    trial_update_behavior: "continue_trial" | "end_trial";
  };
};
export type PortalConfiguration = ReturnType<typeof newPortalConfiguration>;

export const newPortalConfiguration = (id: string, created: number, features: PortalFeatures) => ({
  id,
  object: "billing_portal.configuration" as const,
  active: true,
  application: null,
  business_profile: {
    headline: none<string>(),
    privacy_policy_url: none<string>(),
    terms_of_service_url: none<string>(),
  },
  created,
  default_return_url: none<string>(),
  features,
  is_default: false,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: {} as Metadata,
  name: none<string>(),
  updated: created,
});

export type FlowType =
  | "payment_method_update"
  | "subscription_cancel"
  | "subscription_update"
  | "subscription_update_confirm";
export type Flow = {
  after_completion: {
    hosted_confirmation: { custom_message: string | null } | null;
    redirect: { return_url: string } | null;
    type: "hosted_confirmation" | "portal_homepage" | "redirect";
  };
  customer_update: null;
  subscription_cancel: { retention: null; subscription: string } | null;
  subscription_pause: null;
  subscription_update: { subscription: string } | null;
  subscription_update_confirm: {
    discounts: null;
    items: { id: string; price: string; quantity: number }[];
    subscription: string;
  } | null;
  type: FlowType;
};
export type PortalSession = ReturnType<typeof newPortalSession>;

export const newPortalSession = (
  id: string,
  created: number,
  of: { configuration: string; customer: string; url: string },
) => ({
  id,
  object: "billing_portal.session" as const,
  configuration: of.configuration,
  created,
  customer: of.customer,
  customer_account: null,
  flow: none<Flow>(),
  livemode: false,
  locale: none<string>(),
  on_behalf_of: null,
  return_url: none<string>(),
  url: of.url,
});
