import type { Band, BandEvidence } from "./bias.ts";

export const sourceKinds = ["news", "institution", "podcast", "video", "factcheck", "own"] as const;
export type SourceKind = (typeof sourceKinds)[number];
/** The kinds of sources that have a feed of ours; our newsroom has a separate one, and videos and podcasts are no stories. */
export const feedKinds = ["news", "institution", "factcheck"] as const satisfies SourceKind[];

/** A licence, by its name, that allows a source's pictures. */
export type PictureLicence = {
  /** As the source names it, such as "CC BY 4.0". */
  licence: string;
  /** Where the source says so, and the day on which it was read. */
  url: string;
  date: string;
  /** Whom the licence wants named. */
  credit: string;
};

/** Whether a text may be the id of a source. */
export const isSourceId = (text: string): boolean => /^[a-z\d][\w.-]{0,99}$/i.test(text);

/** A publisher, with its country, language and political leaning. */
export type Source = {
  id: string;
  name: string;
  homepage: string | null;
  /** ISO 3166 code, `EU` for the Union as a whole; publishers of other countries keep their own code. */
  country: string;
  /** ISO 639 code; null where it publishes in several. */
  language: string | null;
  kind: SourceKind;
  owner: string | null;
  /** Null: unrated. */
  band: Band | null;
  bandEvidence: BandEvidence[];
  /** The longest excerpt to store and show, in characters. */
  excerptLimit: number;
  /** True: its pictures may be shown. False: an operator forbids it. Null: undecided; a picture is shown if its feed licenses it. */
  imagesAllowed: boolean | null;
  /** The published licence that allows it, if that is the reason. */
  pictureLicence: PictureLicence | null;
  optedOutAt: string | null;
};
