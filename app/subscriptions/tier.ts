/** What a plan is worth when it comes to access; several plans can have the same tier (`tierOf` in plans.ts). */
export const tiers = ["basic", "premium"] as const;
export type Tier = (typeof tiers)[number];

/** The best of several tiers; null for none. */
export const bestTier = (held: readonly string[]): Tier | null =>
  held.includes("premium") ? "premium" : held.includes("basic") ? "basic" : null;
