/** The five bands of political leaning; a source has one of them, or none (decision 9). */
export const bands = ["far-left", "left", "center", "right", "far-right"] as const;
export type Band = (typeof bands)[number];

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
