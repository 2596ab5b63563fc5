import type { Address, Customer } from "./customer.ts";
import { listOf, type Metadata, none } from "./empty.ts";
import type { PaymentError } from "./intent.ts";

export type BillingReason =
  | "subscription"
  | "subscription_create"
  | "subscription_cycle"
  | "subscription_update"
  | "upcoming";
export type Line = ReturnType<typeof newLine>;

/** One line of an invoice; `amount` is gross, in the currency's smallest unit. */
export const newLine = (
  id: string,
  of: {
    invoice: string | null;
    subscription: string;
    item: string;
    price: { id: string; product: string; unit_amount_decimal: string };
    quantity: number;
    currency: string;
    amount: number;
    start: number;
    end: number;
    proration: boolean;
    description: string;
  },
) => ({
  id,
  object: "line_item" as const,
  amount: of.amount,
  currency: of.currency,
  description: of.description,
  discount_amounts: [],
  discountable: !of.proration,
  discounts: [],
  invoice: of.invoice,
  livemode: false,
  metadata: {} as Metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: of.proration,
      proration_details: of.proration ? { credited_items: null } : null,
      subscription: of.subscription,
      subscription_item: of.item,
    },
    type: "subscription_item_details" as const,
  },
  period: { start: of.start, end: of.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: of.price.id, product: of.price.product },
    type: "price_details" as const,
    unit_amount_decimal: of.price.unit_amount_decimal,
  },
  quantity: of.quantity,
  quantity_decimal: String(of.quantity),
  subscription: of.subscription,
  subtotal: of.amount,
  taxes: [],
});

export type InvoiceStatus = "open" | "void" | "draft" | "paid" | "uncollectible";
export type Invoice = ReturnType<typeof newInvoice>;

/** A draft. Its amounts are the sum of its lines (see `withLines`). */
export const newInvoice = (
  id: string,
  created: number,
  of: {
    customer: Customer;
    account: string;
    country: string;
    currency: string;
    reason: BillingReason;
    subscription: string;
    metadata: Metadata;
    start: number;
    end: number;
  },
) => ({
  id,
  object: "invoice" as const,
  account_country: of.country,
  account_name: of.account,
  account_tax_ids: null,
  amount_due: 0,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: none<number>(),
  billing_reason: of.reason,
  collection_method: "charge_automatically" as const,
  created,
  currency: of.currency,
  custom_fields: null,
  customer: of.customer.id,
  customer_account: null,
  customer_address: of.customer.address as Address | null,
  customer_email: of.customer.email,
  customer_name: of.customer.name,
  customer_phone: of.customer.phone,
  customer_shipping: null,
  customer_tax_exempt: "none" as const,
  customer_tax_ids: [],
  default_payment_method: none<string>(),
  default_source: null,
  default_tax_rates: [],
  description: none<string>(),
  discounts: [],
  due_date: null,
  effective_at: none<number>(),
  ending_balance: none<number>(),
  footer: null,
  from_invoice: null,
  hosted_invoice_url: none<string>(),
  invoice_pdf: none<string>(),
  issuer: { type: "self" as const },
  last_finalization_error: none<PaymentError>(),
  latest_revision: null,
  lines: listOf<Line>(`/v1/invoices/${id}/lines`, []),
  livemode: false,
  metadata: {} as Metadata,
  next_payment_attempt: none<number>(),
  number: none<string>(),
  on_behalf_of: null,
  parent: {
    quote_details: null,
    subscription_details: { metadata: of.metadata, subscription: of.subscription },
    type: "subscription_details" as const,
  },
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  period_end: of.end,
  period_start: of.start,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: of.customer.balance,
  statement_descriptor: null,
  status: "draft" as InvoiceStatus,
  status_transitions: {
    finalized_at: none<number>(),
    marked_uncollectible_at: none<number>(),
    paid_at: none<number>(),
    voided_at: none<number>(),
  },
  subtotal: 0,
  subtotal_excluding_tax: 0,
  test_clock: of.customer.test_clock,
  total: 0,
  total_discount_amounts: [],
  total_excluding_tax: 0,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: none<number>(),
});

/**
 * The invoice with these lines, and its amounts after the customer's balance (a credit is negative and pays first). A
 * negative total is added to the balance, and nothing is due.
 */
export function withLines(invoice: Invoice, lines: Line[]): Invoice {
  const total = lines.reduce((sum, l) => sum + l.amount, 0);
  const due = Math.max(0, total + Math.min(0, invoice.starting_balance));
  return {
    ...invoice,
    lines: { ...invoice.lines, data: lines.map((l) => ({ ...l, invoice: invoice.id })) },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    amount_due: due,
    amount_remaining: due,
  };
}

export type InvoicePayment = ReturnType<typeof newInvoicePayment>;

export const newInvoicePayment = (
  id: string,
  created: number,
  invoice: Invoice,
  intent: string,
) => ({
  id,
  object: "invoice_payment" as const,
  amount_paid: none<number>(),
  amount_requested: invoice.amount_due,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: "payment_intent" as const },
  status: "open" as "open" | "paid" | "canceled",
  status_transitions: { canceled_at: none<number>(), paid_at: none<number>() },
});
