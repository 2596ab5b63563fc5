import type { Address } from "./customer.ts";
import { type Metadata, none } from "./empty.ts";

export type Billing = {
  address: Address | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: null;
};
export type PaymentMethod = ReturnType<typeof newPaymentMethod>;

export const newPaymentMethod = (
  id: string,
  created: number,
  of: {
    brand: string;
    last4: string;
    fingerprint: string;
    country: string;
    expMonth: number;
    expYear: number;
    billing: Billing;
  },
) => ({
  id,
  object: "payment_method" as const,
  allow_redisplay: "limited" as const,
  billing_details: of.billing,
  card: {
    brand: of.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: of.country,
    display_brand: of.brand,
    exp_month: of.expMonth,
    exp_year: of.expYear,
    fingerprint: of.fingerprint,
    funding: "credit",
    generated_from: null,
    last4: of.last4,
    networks: { available: [of.brand], preferred: null },
    regulated_status: "unregulated" as const,
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer: none<string>(),
  customer_account: null,
  livemode: false,
  metadata: {} as Metadata,
  type: "card" as const,
});
