/** The twelve topics, in the order in which pages show them. Their English names are their keys. */
export const topics = [
  "Politics",
  "Economy",
  "Climate",
  "Technology",
  "Defense",
  "Trade",
  "Immigration",
  "Healthcare",
  "Education",
  "Energy",
  "Agriculture",
  "Transport",
] as const;
export type Topic = (typeof topics)[number];

export const isTopic = (value: unknown): value is Topic => topics.includes(value as Topic);
