import { type Metadata, none } from "./empty.ts";

export type Address = {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
};

export type Customer = ReturnType<typeof newCustomer>;

/** An empty customer. @param prefix of the numbers of its invoices */
export const newCustomer = (id: string, created: number, prefix: string) => ({
  id,
  object: "customer" as const,
  address: none<Address>(),
  balance: 0,
  created,
  currency: none<string>(),
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: none<string>(),
  discount: null,
  email: none<string>(),
  invoice_prefix: prefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: none<string>(),
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {} as Metadata,
  name: none<string>(),
  next_invoice_sequence: 1,
  phone: none<string>(),
  preferred_locales: [] as string[],
  shipping: null,
  tax_exempt: "none" as const,
  test_clock: none<string>(),
});

/** The answer for a deleted customer. */
export const deletedCustomer = (id: string) => ({
  id,
  object: "customer" as const,
  deleted: true as const,
});
