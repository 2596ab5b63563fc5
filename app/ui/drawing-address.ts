/**
 * The hash of all drawings, in their addresses: browsers cache the files for a year, so that a changed drawing needs
 * another address. scripts/illustrate/drawings.test.ts checks it.
 */
export const drawingVersion = "239c0bfa";

/** The color palettes of drawings, named by times of day (scripts/illustrate/palettes.ts). */
export const drawingPalettes = ["dawn", "day", "noon", "dusk", "night", "field"] as const;
export type PaletteName = (typeof drawingPalettes)[number];

/** A motif of scripts/illustrate/motifs.ts in one of the palettes. */
export type DrawingName = { motif: string; palette: PaletteName };

/** Where a drawing is served from; the build draws it (scripts/illustrate/drawings.ts). */
export const drawingAddress = ({ motif, palette }: DrawingName): string =>
  `/assets/drawings-${drawingVersion}/${motif}-${palette}.svg`;
