/** HTML that a page that stands puts somewhere: into, in the place of, before or after what is there, or takes it away. */
export type Put = {
  /** A selector; where nothing matches, nothing is put. */
  at: string;
  how: "inner" | "replace" | "append" | "prepend" | "gone";
  html: string;
};

/** The answer to a script that asks for a part of a discussion, or sends one of its forms. */
export type PartAnswer = {
  puts: Put[];
  /** What has the focus afterwards. */
  focus?: string | null;
  /** What was done, for the live region. */
  says?: string | null;
  /** How many contributions everybody sees now. */
  shown?: number;
  /** The sheet of discussions, which the page loads before it puts a whole one into itself. */
  sheet?: string;
  /** What is wrong with the form. */
  problem?: string;
};
