// What is new in what a reader follows; the events room reads it.
import type { Followable, FollowKind } from "./follow.ts";
import type { SectionRow } from "./section-front.ts";

/** Something followed, with what is new in it. */
export type FollowedNews = Followable & {
  /** What it is called, and in which language; null for topics and countries, which the page names in its own. */
  title: string | null;
  lang: string | null;
  /** Where its page is. */
  path: string;
  /** An author's. */
  picture: string | null;
  /** How many are new; with `isMore` at least so many. */
  fresh: number;
  isMore: boolean;
  /** The newest of them; empty where nothing is new. */
  rows: SectionRow[];
};

export type FollowingNews = {
  /** Those of the page, with most new first. */
  groups: FollowedNews[];
  page: number;
  pages: number;
  /** How many are new in all, and how many of each kind are followed. */
  fresh: number;
  counts: Record<FollowKind, number>;
};
