/** A DOM patch for the open page: sets the content of an element, replaces it, adds to it, or removes it. */
export type DomPatch = {
  /** A selector; a patch without a match is ignored. */
  at: string;
  how: "inner" | "replace" | "append" | "prepend" | "gone";
  html: string;
};

/** The answer to the script of a discussion that fetches a part of it, or sends one of its forms. */
export type PatchAnswer = {
  puts: DomPatch[];
  /** A selector of the element to focus. */
  focus?: string | null;
  /** The text for the live region. */
  says?: string | null;
  /** The number of shown contributions. */
  shown?: number;
  /** The style sheet of discussions, which the page loads before it inserts a whole discussion. */
  sheet?: string;
  /** The problem of the form. */
  problem?: string;
};
