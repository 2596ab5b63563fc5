/** The five bands of political leaning; a source has one of them, or none (decision 9). */
export const bands = ["far-left", "left", "center", "right", "far-right"] as const;
export type Band = (typeof bands)[number];

/** What coverage is counted by: the five bands, and unrated for sources without one. */
export const leanings = [...bands, "unrated"] as const;
export type Leaning = (typeof leanings)[number];
export type LeaningCounts = Record<Leaning, number>;

export const leaningOf = (band: Band | null): Leaning => band ?? "unrated";

export const biases = ["left", "center", "right"] as const;
export type Bias = (typeof biases)[number];

/** The three-way label of a story: far bands fold inward; unrated falls back to center (specification, section 3). */
export function biasOf(band: Band | null): Bias {
  if (band === "far-left" || band === "left") return "left";
  if (band === "far-right" || band === "right") return "right";
  return "center";
}

/** The evidence for a source's band. A: a published rating of the outlet; B: a page that describes its leaning. */
export type BandEvidence = {
  band: Band;
  by: string;
  url: string;
  confidence: "A" | "B";
  /** The date of the evidence, or the day on which we read it. */
  date?: string;
};
