/**
 * Changes whenever a drawing does: its files never change and are kept by browsers for a year. Their hash, which
 * scripts/illustrate/drawings.test.ts holds against this.
 */
export const drawingEdition = "239c0bfa";

/** Six inks each: `INK` and `HOURS` of scripts/illustrate/ink.ts. */
export const hours = ["dawn", "day", "noon", "dusk", "night", "field"] as const;
export type Hour = (typeof hours)[number];

/** A motif of scripts/illustrate/motifs.ts, in the light of an hour. */
export type DrawingName = { motif: string; hour: Hour };

/** Where a drawing is served from; the build draws it (scripts/illustrate/drawings.ts). */
export const drawingAddress = ({ motif, hour }: DrawingName): string =>
  `/assets/drawings-${drawingEdition}/${motif}-${hour}.svg`;
