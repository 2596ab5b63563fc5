import type { Price } from "./catalogue.ts";
import type { Address } from "./customer.ts";
import { type Metadata, none } from "./empty.ts";

type Message = { message: string };
type CustomerDetails = {
  address: Address | null;
  business_name: null;
  email: string | null;
  individual_name: null;
  name: string | null;
  phone: null;
  tax_exempt: "none";
  tax_ids: never[];
};
/** The customer's details in a session. */
export const detailsOf = (
  email: string | null,
  name: string | null,
  address: Address | null,
): CustomerDetails => ({
  address,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: "none",
  tax_ids: [],
});

export type Session = ReturnType<typeof newSession>;

/** An open Checkout session for a subscription, on our hosted page. */
export const newSession = (
  id: string,
  created: number,
  of: { url: string; amount: number; currency: string; expires: number },
) => ({
  id,
  object: "checkout.session" as const,
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: of.amount,
  amount_total: of.amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: none<"auto" | "required">(),
  cancel_url: none<string>(),
  client_reference_id: none<string>(),
  client_secret: null,
  collected_information: null,
  consent: none<{ promotions: null; terms_of_service: "accepted" | null }>(),
  consent_collection: none<{
    payment_method_reuse_agreement: null;
    promotions: null;
    terms_of_service: "none" | "required";
  }>(),
  created,
  currency: of.currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: none<Message>(),
    shipping_address: none<Message>(),
    submit: none<Message>(),
    terms_of_service_acceptance: none<Message>(),
  },
  customer: none<string>(),
  customer_account: null,
  customer_creation: none<"always">(),
  customer_details: none<CustomerDetails>(),
  customer_email: none<string>(),
  discounts: [],
  expires_at: of.expires,
  integration_identifier: null,
  invoice: none<string>(),
  invoice_creation: null,
  livemode: false,
  locale: none<string>(),
  managed_payments: null,
  metadata: {} as Metadata,
  mode: "subscription" as const,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always" as "always" | "if_required",
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_status: "unpaid" as "unpaid" | "paid" | "no_payment_required",
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: none<{
    allow_redisplay_filters: string[];
    payment_method_remove: "disabled";
    payment_method_save: "disabled" | "enabled" | null;
  }>(),
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open" as "open" | "complete" | "expired",
  submit_type: none<"auto" | "book" | "donate" | "pay" | "subscribe">(),
  subscription: none<string>(),
  success_url: none<string>(),
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: "hosted_page" as const,
  url: of.url as string | null,
  wallet_options: null,
});

/** A line of a session in `line_items`. */
export const sessionLine = (
  id: string,
  of: { price: Price; quantity: number; description: string; amount: number },
) => ({
  id,
  object: "item" as const,
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: of.amount,
  amount_tax: 0,
  amount_total: of.amount,
  currency: of.price.currency,
  description: of.description,
  metadata: {} as Metadata,
  price: of.price,
  quantity: of.quantity,
});
export type SessionLine = ReturnType<typeof sessionLine>;
