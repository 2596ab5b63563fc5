/** One suggestion of the search field. */
export type Suggestion = {
  text: string;
  /** The language of a headline; null: that of the interface. */
  lang: string | null;
  /** A short note, such as the kind of a source. */
  note: string | null;
  /** The address on this site that it links to. */
  path: string;
};

export type SuggestionGroup = { name: string; items: Suggestion[] };

/** The answer of `GET /search/suggest`. */
export type Suggestions = {
  /** The name of the list. */
  list: string;
  /** The number of suggestions in words, for screen readers. */
  said: string;
  groups: SuggestionGroup[];
};
