/** The five bands of political leaning; a source has one of them, or none (unrated). */
export const bands = ["far-left", "left", "center", "right", "far-right"] as const;
export type Band = (typeof bands)[number];

/** The five bands, and unrated for sources without one: coverage is counted by these. */
export const leanings = [...bands, "unrated"] as const;
export type Leaning = (typeof leanings)[number];
export type LeaningCounts = Record<Leaning, number>;

export const noLeanings: LeaningCounts = {
  "far-left": 0,
  left: 0,
  center: 0,
  right: 0,
  "far-right": 0,
  unrated: 0,
};

/** Perspectives are compared from this number of publishers on; shares of fewer would mislead. */
export const comparedFrom = 5;

export const leaningOf = (band: Band | null): Leaning => band ?? "unrated";

export const biases = ["left", "center", "right"] as const;
export type Bias = (typeof biases)[number];

/**
 * The three-way value of a story: far bands count as left or right. Unrated is center in `fetch-news` answers; pages show
 * "Unrated" (`shownBias`).
 */
export function biasOf(band: Band | null): Bias {
  if (band === "far-left" || band === "left") return "left";
  if (band === "far-right" || band === "right") return "right";
  return "center";
}

/** The label of a story: one of three, or "Unrated". */
export type ShownBias = Bias | "unrated";
export const shownBias = (band: Band | null): ShownBias => (band ? biasOf(band) : "unrated");

/**
 * A published statement on a source's leaning. Confidence A: a rating of the outlet; B: a page that describes it. A
 * statement that fits no band ("liberal") has the band null, and its words in `says`.
 */
export type BandEvidence = {
  band: Band | null;
  says?: string;
  by: string;
  url: string;
  /** The copy of the page in which we read it: it may say what the page says no more. */
  copy?: string;
  confidence: "A" | "B";
  /** The date of the evidence, or the day on which we read it. */
  date?: string;
};

export const ratersDisagree = (evidence: readonly Pick<BandEvidence, "band">[]): boolean =>
  new Set(evidence.flatMap(({ band }) => band ?? [])).size > 1;
