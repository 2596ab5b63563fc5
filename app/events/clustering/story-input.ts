/** A story as the clustering sees it. Nothing else of a story influences the result. */
export type StoryInput = {
  id: number;
  /** Two-letter code of the language it is written in. */
  lang: string;
  country: string;
  /** Its publisher: the owner where outlets share one, else the source. */
  publisher: string;
  /** Codes of the states that it is about, within the Union and outside; none if that is not known. */
  states: readonly string[];
  /** When it was published, in milliseconds; never in the future. */
  at: number;
  title: string;
  /** Only its first 300 characters are read. */
  excerpt: string;
};

/** An editor's decision about a story, which overrides the clustering. If both lists name a story, `without` wins. */
export type Override = {
  /** Stories it belongs together with. */
  with?: number[];
  /** Stories it is kept apart from. */
  without?: number[];
};
