/** A story as the recipe sees it: nothing else of it decides what it belongs with. */
export type Report = {
  id: number;
  /** Two-letter code of the language it is written in. */
  lang: string;
  country: string;
  /** Its publisher: the owner where outlets share one, else the source. */
  outlet: string;
  /** When it was published, in milliseconds; never in the future. */
  at: number;
  title: string;
  /** Its first 300 characters count. */
  excerpt: string;
};

/** What an editor decided about a report. Where both name a report, `without` holds. */
export type Mend = {
  /** Reports it belongs with. */
  with?: number[];
  /** Reports it never joins, by whatever way. */
  without?: number[];
};
