// What is new in what a reader follows; the events room fills it.
import type { Followable, FollowKind } from "./follow.ts";
import type { SectionRow } from "./section-front.ts";

/** Something followed, with what is new in it. */
export type FollowedNews = Followable & {
  /** Its name and the language of the name; null for topics and countries, which the page names in its own language. */
  title: string | null;
  lang: string | null;
  /** Where its page is. */
  path: string;
  /** An author's. */
  picture: string | null;
  /** How many stories are new; at least so many if `isMore`. */
  fresh: number;
  isMore: boolean;
  /** The newest ones; empty if nothing is new. */
  rows: SectionRow[];
};

export type FollowingNews = {
  /** Those of the page; those with the most news first. */
  groups: FollowedNews[];
  page: number;
  pages: number;
  /** How many stories are new in total, and how many of each kind are followed. */
  fresh: number;
  counts: Record<FollowKind, number>;
};
