import { type Metadata, none } from "./empty.ts";
import type { PaymentMethod } from "./payment-method.ts";

export type Charge = ReturnType<typeof newCharge>;
type Failure = { code: string; declineCode: string; message: string };

/** A charge, succeeded or declined; `authenticated`: 3-D Secure was passed. */
export const newCharge = (
  id: string,
  created: number,
  of: {
    amount: number;
    currency: string;
    customer: string | null;
    intent: string;
    description: string;
    method: PaymentMethod;
    authenticated: boolean;
    failure: Failure | null;
  },
) => ({
  id,
  object: "charge" as const,
  amount: of.amount,
  amount_captured: of.failure ? 0 : of.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: none<string>(),
  billing_details: of.method.billing_details,
  calculated_statement_descriptor: "SANDBOX",
  captured: !of.failure,
  created,
  currency: of.currency,
  customer: of.customer,
  description: of.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: of.failure?.code ?? null,
  failure_message: of.failure?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: {} as Metadata,
  on_behalf_of: null,
  outcome: {
    advice_code: of.failure ? ("try_again_later" as const) : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: of.failure ? "declined_by_network" : "approved_by_network",
    reason: of.failure?.declineCode ?? null,
    risk_level: "normal",
    risk_score: 12,
    seller_message: of.failure
      ? "The bank did not return any further details."
      : "Payment complete.",
    type: of.failure ? "issuer_declined" : "authorized",
  },
  paid: !of.failure,
  payment_intent: of.intent,
  payment_method: of.method.id,
  payment_method_details: {
    card: {
      amount_authorized: of.failure ? null : of.amount,
      authorization_code: null,
      brand: of.method.card.brand,
      checks: of.method.card.checks,
      country: of.method.card.country,
      electronic_commerce_indicator: null,
      exp_month: of.method.card.exp_month,
      exp_year: of.method.card.exp_year,
      fingerprint: of.method.card.fingerprint,
      funding: of.method.card.funding,
      installments: null,
      last4: of.method.card.last4,
      mandate: null,
      network: of.method.card.brand,
      network_transaction_id: null,
      regulated_status: "unregulated" as const,
      three_d_secure: of.authenticated
        ? {
            authentication_flow: "challenge" as const,
            electronic_commerce_indicator: "05" as const,
            exemption_indicator: null,
            result: "authenticated" as const,
            result_reason: null,
            transaction_id: null,
            version: "2.2.0" as const,
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: "card",
  },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: of.failure ? ("failed" as const) : ("succeeded" as const),
  transfer_data: null,
  transfer_group: null,
});

export type RefundReason = "duplicate" | "fraudulent" | "requested_by_customer";
export type Refund = ReturnType<typeof newRefund>;

export const newRefund = (
  id: string,
  created: number,
  of: { charge: Charge; amount: number; reason: RefundReason | null; metadata: Metadata },
) => ({
  id,
  object: "refund" as const,
  amount: of.amount,
  balance_transaction: null,
  charge: of.charge.id,
  created,
  currency: of.charge.currency,
  customer: of.charge.customer,
  customer_account: null,
  destination_details: {
    card: {
      reference_status: "pending",
      reference_type: "acquirer_reference_number",
      type: "refund" as const,
    },
    type: "card",
  } as {
    card: { reference?: string; reference_status: string; reference_type: string; type: "refund" };
    type: string;
  },
  metadata: of.metadata,
  payment_intent: of.charge.payment_intent,
  payment_method: of.charge.payment_method,
  reason: of.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});
