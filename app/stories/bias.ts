/** The five bands of the analysis scale; a source carries one of them, or none (decision 9). */
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

/** Who says that a source leans so. A: a published rating of the outlet; B: a page that says so. */
export type BandEvidence = {
  band: Band;
  by: string;
  url: string;
  confidence: "A" | "B";
  /** When it was said, as its author gives it, or the day on which we read it. */
  date?: string;
};
