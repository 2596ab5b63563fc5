import type { Tier } from "./tier.ts";

// The price book: the prices that are shown, charged and set up at the payment provider. Amounts are in cents; euro
// prices include value added tax.

export const plans = ["essential", "insider", "academy"] as const;
export type Plan = (typeof plans)[number];
export const intervals = ["month", "year"] as const;
export type Interval = (typeof intervals)[number];
export const currencies = ["eur", "usd"] as const;
export type Currency = (typeof currencies)[number];

/** The plans' names, the same in every language, because a pass is a product name. */
export const passNames: Record<Plan, string> = {
  essential: "Essential Pass",
  insider: "Insider Pass",
  academy: "Academy",
};

/** Days of the free trial, which each person gets once. */
export const trialDays = 7;

/** Basic is Essential; Premium is Insider and Academy. */
export const tierOf: Record<Plan, Tier> = {
  essential: "basic",
  insider: "premium",
  academy: "premium",
};

/** The plan for a tier where a caller names only the tier, as `create-checkout` may. */
export const planOfTier: Record<Tier, Plan> = { basic: "essential", premium: "insider" };

/** The best plan of a tier among those held; without one, the plan for the tier. */
export const planOf = (tier: Tier, held: readonly (string | null)[]): Plan =>
  plans.findLast((plan) => tierOf[plan] === tier && held.includes(plan)) ?? planOfTier[tier];

type Amounts = Record<Plan, Record<Interval, number>>;
export const priceBook: Record<Currency, Amounts> = {
  eur: {
    essential: { month: 6_99, year: 69_00 },
    insider: { month: 19_99, year: 199_00 },
    academy: { month: 99_00, year: 999_00 },
  },
  usd: {
    essential: { month: 9_99, year: 99_00 },
    insider: { month: 19_99, year: 199_00 },
    academy: { month: 99_00, year: 999_00 },
  },
};

/**
 * The struck-through prices, and the savings shown for annual plans. They are shown in dollars and in the region US only:
 * in the European Union a price that was never charged must not be struck through (Directive 98/6/EC, Art. 6a).
 */
export const struckPricesInUsd: Record<Plan, { month: number; savesAnnually: number }> = {
  essential: { month: 14_99, savesAnnually: 80 },
  insider: { month: 24_99, savesAnnually: 40 },
  academy: { month: 299_00, savesAnnually: 189 },
};

/** A plan at a price: what can be ordered. */
export type Offer = { plan: Plan; interval: Interval; currency: Currency };

export const amountOf = ({ plan, interval, currency }: Offer): number =>
  priceBook[currency][plan][interval];

/** The lookup key of an offer's price at the payment provider. */
export const lookupKeyOf = ({ plan, interval, currency }: Offer): string =>
  `eunison_${plan}_${interval}_${currency}`;

/** All offers of the price book. */
export const offers: Offer[] = currencies.flatMap((currency) =>
  plans.flatMap((plan) => intervals.map((interval) => ({ plan, interval, currency }))),
);

/** The offer behind a lookup key; null for a price that is not ours, which gives no access. */
export const offerOf = (lookupKey: string | null | undefined): Offer | null =>
  offers.find((offer) => lookupKeyOf(offer) === lookupKey) ?? null;

/** What an annual plan saves against twelve months, in cents and in percent, rounded down. */
export function savingsOf(plan: Plan, currency: Currency): { cents: number; percent: number } {
  const { month, year } = priceBook[currency][plan];
  const cents = 12 * month - year;
  return { cents, percent: Math.floor((100 * cents) / (12 * month)) };
}
