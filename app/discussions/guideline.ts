/**
 * The community guidelines for discussions, by which moderators decide, in the order in which the page
 * `/community-guidelines` numbers them. `law`: against the law, whatever the guidelines say.
 */
export const guidelines = ["matter", "people", "facts", "advertising", "law"] as const;
export type Guideline = (typeof guidelines)[number];

/** How the page numbers it; null for the law, which is no guideline of ours. */
export const guidelineNumber = (guideline: Guideline): number | null =>
  guideline === "law" ? null : guidelines.indexOf(guideline) + 1;

/** One of the guidelines; null for anything else. */
export const guidelineIn = (text: string): Guideline | null =>
  guidelines.find((one) => one === text) ?? null;
