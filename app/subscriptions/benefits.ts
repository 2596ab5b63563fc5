import { accessTable, type Tier } from "./access.ts";
import { type Plan, plans, tierOf } from "./plans.ts";

/**
 * What plans are compared by, on every screen, in its order. A benefit stands here once the product has it
 * (decision 24a); what a plan gets of it follows from the access table.
 */
export const benefits = [
  "news",
  "dashboard",
  "brief",
  "digest",
  "app",
  "investigations",
  "media",
  "adFree",
  "alerts",
  "archive",
  "courses",
] as const;
export type Benefit = (typeof benefits)[number];

/** All of it, nothing, or so many months. */
export type BenefitValue = boolean | number;

const { members, premiumPieces, advertising, archiveMonths, breakingAlerts } = accessTable;
const byTier: Record<Exclude<Benefit, "courses">, (tier: Tier) => BenefitValue> = {
  news: (tier) => members[tier],
  dashboard: (tier) => members[tier],
  brief: (tier) => members[tier],
  digest: (tier) => members[tier],
  // The site itself, installed: nobody is kept from it.
  app: () => true,
  investigations: (tier) => premiumPieces[tier] === "full",
  media: (tier) => premiumPieces[tier] === "full",
  adFree: (tier) => !advertising[tier],
  alerts: (tier) => breakingAlerts[tier],
  archive: (tier) => archiveMonths[tier],
};

export const benefitValue = (benefit: Benefit, plan: Plan): BenefitValue =>
  benefit === "courses" ? plan === "academy" : byTier[benefit](tierOf[plan]);

/** What a plan has beyond the one before it; what all the others begin with, for the first. */
export function addedBy(plan: Plan): Benefit[] {
  const before = plans[plans.indexOf(plan) - 1];
  return benefits.filter((benefit) => {
    const share = benefitValue(benefit, plan);
    // The archive that everybody has is nothing to be sold.
    return before ? share !== benefitValue(benefit, before) : share === true;
  });
}

/** The rows in which plans differ or agree, without those that none of `shown` has. */
export const comparedBy = (shown: readonly Plan[]): Benefit[] =>
  benefits.filter((benefit) => shown.some((plan) => benefitValue(benefit, plan)));
