import type { Tier } from "./access.ts";

// The price book: what is shown, what is charged and what is set up at the payment provider all come from here
// (decision 11). Amounts are in cents; euro prices hold value added tax.

export const plans = ["essential", "insider", "academy"] as const;
export type Plan = (typeof plans)[number];
export const intervals = ["month", "year"] as const;
export type Interval = (typeof intervals)[number];
export const currencies = ["eur", "usd"] as const;
export type Currency = (typeof currencies)[number];

/** What each is called, in every language: a pass is a product's name. */
export const passNames: Record<Plan, string> = {
  essential: "Essential Pass",
  insider: "Insider Pass",
  academy: "Academy",
};

/** Days for which nothing is charged, once for each person. */
export const trialDays = 7;

/** Basic is Essential; Premium is Insider and Academy (specification, section 6). */
export const tierOf: Record<Plan, Tier> = {
  essential: "basic",
  insider: "premium",
  academy: "premium",
};

/** The plan that a tier stands for where only the tier is named, as `create-checkout` may (section 7). */
export const planOfTier: Record<Tier, Plan> = { basic: "essential", premium: "insider" };

/** The best pass of a tier among those held; where only the tier is known, the one that it stands for. */
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
 * What the specification strikes through, and what it says an annual plan saves (section 9). Shown only in
 * dollars and only for the region US: elsewhere a price that was never asked must not be struck through
 * (Directive 98/6/EC, Art. 6a).
 */
export const struckInUsd: Record<Plan, { month: number; savesAnnually: number }> = {
  essential: { month: 14_99, savesAnnually: 80 },
  insider: { month: 24_99, savesAnnually: 40 },
  academy: { month: 299_00, savesAnnually: 189 },
};

/** Something that can be bought. */
export type Offer = { plan: Plan; interval: Interval; currency: Currency };

export const amountOf = ({ plan, interval, currency }: Offer): number =>
  priceBook[currency][plan][interval];

/** How the payment provider knows a price of ours. */
export const lookupKeyOf = ({ plan, interval, currency }: Offer): string =>
  `eunison_${plan}_${interval}_${currency}`;

/** Every offer of the book. */
export const offers: Offer[] = currencies.flatMap((currency) =>
  plans.flatMap((plan) => intervals.map((interval) => ({ plan, interval, currency }))),
);

/** The offer behind a lookup key; null for a price that is not ours, which gives no access. */
export const offerOf = (lookupKey: string | null | undefined): Offer | null =>
  offers.find((offer) => lookupKeyOf(offer) === lookupKey) ?? null;

/** What a year costs less than twelve months, in whole percent of these, rounded down. */
export function savingsOf(plan: Plan, currency: Currency): { cents: number; percent: number } {
  const { month, year } = priceBook[currency][plan];
  const cents = 12 * month - year;
  return { cents, percent: Math.floor((100 * cents) / (12 * month)) };
}
