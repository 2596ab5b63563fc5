import { type Metadata, none } from "./empty.ts";
import type { PaymentMethod } from "./payment-method.ts";

/** The details of a failed payment, in errors and on intents. */
export type PaymentError = {
  type: "card_error" | "invalid_request_error";
  code: string;
  message: string;
  decline_code?: string;
  charge?: string;
  payment_method?: PaymentMethod;
  payment_method_type?: string;
  payment_intent?: object;
  param?: string;
};
type NextAction = {
  redirect_to_url: { return_url: string | null; url: string };
  type: "redirect_to_url";
};

/** The redirect to a page on which the customer has to authenticate. */
export const redirectTo = (url: string): NextAction => ({
  redirect_to_url: { return_url: null, url },
  type: "redirect_to_url",
});

type IntentStatus =
  | "canceled"
  | "succeeded"
  | "requires_action"
  | "requires_confirmation"
  | "requires_payment_method";

export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

export const newPaymentIntent = (
  id: string,
  created: number,
  of: {
    amount: number;
    currency: string;
    customer: string | null;
    description: string;
    secret: string;
  },
) => ({
  id,
  object: "payment_intent" as const,
  allowed_payment_method_types: null,
  amount: of.amount,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: none<number>(),
  cancellation_reason: none<
    "abandoned" | "duplicate" | "fraudulent" | "requested_by_customer" | "void_invoice"
  >(),
  capture_method: "automatic" as const,
  client_secret: `${id}_secret_${of.secret}`,
  confirmation_method: "automatic" as const,
  created,
  currency: of.currency,
  customer: of.customer,
  customer_account: null,
  description: of.description,
  excluded_payment_method_types: null,
  last_payment_error: none<PaymentError>(),
  latest_charge: none<string>(),
  livemode: false,
  managed_payments: null,
  metadata: {} as Metadata,
  next_action: none<NextAction>(),
  on_behalf_of: null,
  payment_method: none<string>(),
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: none<"off_session">(),
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "requires_payment_method" as IntentStatus,
  transfer_group: null,
});

export type SetupIntent = ReturnType<typeof newSetupIntent>;

export const newSetupIntent = (
  id: string,
  created: number,
  of: { customer: string | null; secret: string },
) => ({
  id,
  object: "setup_intent" as const,
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: `${id}_secret_${of.secret}`,
  created,
  customer: of.customer,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: none<PaymentError>(),
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: {} as Metadata,
  next_action: none<NextAction>(),
  on_behalf_of: null,
  payment_method: none<string>(),
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  single_use_mandate: null,
  status: "requires_payment_method" as IntentStatus,
  usage: "off_session",
});
