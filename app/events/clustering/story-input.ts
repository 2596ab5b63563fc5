/** A story as the clustering sees it. Nothing else of a story influences the result. */
export type Report = {
  id: number;
  /** Two-letter code of the language it is written in. */
  lang: string;
  country: string;
  /** Its publisher: the owner where outlets share one, else the source. */
  outlet: string;
  /** Codes of the states that it is about, within the Union and outside; none if that is not known. */
  about: readonly string[];
  /** When it was published, in milliseconds; never in the future. */
  at: number;
  title: string;
  /** Only its first 300 characters are read. */
  excerpt: string;
};

/** An editor's decision about a report, which overrides the clustering. If both lists name a report, `without` wins. */
export type Override = {
  /** Reports it belongs together with. */
  with?: number[];
  /** Reports it is kept apart from. */
  without?: number[];
};
