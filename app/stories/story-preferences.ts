import { createContext } from "react-router";
import type { HomeExtra, StoryLanguage } from "./story-languages.ts";

/** The reader's choice of stories, for one request. */
export type StoryPreferences = {
  /** The story languages, the preferred one first; null: all. */
  languages: StoryLanguage[] | null;
  /** What home shows in addition. */
  extras: readonly HomeExtra[];
  /** The reader's choice as it is stored; empty: none was made. */
  choice: string;
};

/** Set by the root middleware: from the account, or else from the cookie. */
export const storyPreferencesContext = createContext<StoryPreferences>();
