import { accessTable } from "./access.ts";
import { type Plan, plans, tierOf } from "./plans.ts";
import type { Tier } from "./tier.ts";

/**
 * The benefits by which plans are compared, in the order of the screens. A benefit is listed once the product has it;
 * the access table says what each plan has of it.
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
  "followedAlerts",
  "alerts",
  "discussions",
  "archive",
  "courses",
] as const;
export type Benefit = (typeof benefits)[number];

/** Whether a plan has a benefit, or for how many months. */
export type BenefitValue = boolean | number;

const {
  members,
  premiumPieces,
  advertising,
  archiveMonths,
  breakingAlerts,
  followedAlerts,
  discussions,
} = accessTable;
const byTier: Record<Exclude<Benefit, "courses">, (tier: Tier) => BenefitValue> = {
  news: (tier) => members[tier],
  dashboard: (tier) => members[tier],
  brief: (tier) => members[tier],
  digest: (tier) => members[tier],
  // Everybody can install the site as an app.
  app: () => true,
  investigations: (tier) => premiumPieces[tier] === "full",
  media: (tier) => premiumPieces[tier] === "full",
  adFree: (tier) => !advertising[tier],
  followedAlerts: (tier) => followedAlerts[tier],
  alerts: (tier) => breakingAlerts[tier],
  discussions: (tier) => discussions[tier] === "take part",
  archive: (tier) => archiveMonths[tier],
};

export const benefitValue = (benefit: Benefit, plan: Plan): BenefitValue =>
  benefit === "courses" ? plan === "academy" : byTier[benefit](tierOf[plan]);

/** The benefits that a plan adds to the plan below it. */
export function addedBy(plan: Plan): Benefit[] {
  const before = plans[plans.indexOf(plan) - 1];
  return benefits.filter((benefit) => {
    const value = benefitValue(benefit, plan);
    // The first plan does not list the months of the archive, which everybody has.
    return before ? value !== benefitValue(benefit, before) : value === true;
  });
}

/** The benefits that at least one of these plans has. */
export const comparedBy = (shown: readonly Plan[]): Benefit[] =>
  benefits.filter((benefit) => shown.some((plan) => benefitValue(benefit, plan)));
