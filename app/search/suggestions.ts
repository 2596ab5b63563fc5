/** One of what the field suggests, in the words of the interface. */
export type Suggestion = {
  text: string;
  /** The language of a headline; null: that of the interface. */
  lang: string | null;
  /** What it is, where its group does not say. */
  note: string | null;
  /** Where it leads, on this site. */
  path: string;
};

export type SuggestionGroup = { name: string; items: Suggestion[] };

/** The answer of `GET /search/suggest`. */
export type Suggestions = {
  /** What the list is called. */
  list: string;
  /** How many there are, in words. */
  said: string;
  groups: SuggestionGroup[];
};
