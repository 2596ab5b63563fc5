import { createContext } from "react-router";
import type { HomeExtra, StoryLanguage } from "./reading-languages.ts";

/** What the stories of a request are chosen by. */
export type Reading = {
  /** The languages that the reader reads, the most wanted first; null: all. */
  languages: StoryLanguage[] | null;
  /** What home has too. */
  extras: readonly HomeExtra[];
  /** The reader's choice as it is kept; empty: none was made. */
  choice: string;
};

/** The reading of the request, set by the root middleware: of the account, or else of the browser. */
export const readingContext = createContext<Reading>();
