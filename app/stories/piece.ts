import type { Band } from "./bias.ts";
import type { SearchClass } from "./category.ts";
import type { CoveredPlace } from "./country.ts";
import type { Correction, Picture } from "./story.ts";
import type { StoryClass } from "./story-class.ts";
import type { Topic } from "./topic.ts";

/**
 * An own piece, to be published. A new version that leaves out `premium`, `band`, `breaking`, `trending` or `corrections` keeps
 * what is stored.
 */
export type OwnPiece = {
  /** Identifies the piece within its source: publishing the same key again updates it. */
  key: string;
  /** A source of the kind `own` (see `ensureSource`). */
  source: string;
  title: string;
  excerpt: string;
  /** Why it matters, in a sentence or two, for the brief. */
  why?: string | null;
  /** Markdown. */
  body: string;
  lang: string;
  /** An id of `authors` (see `ensureAuthors`). */
  authorId?: number | null;
  byline?: string | null;
  picture?: Picture | null;
  topics: Topic[];
  countries: CoveredPlace[];
  sections?: SearchClass[];
  tags?: string[];
  premium?: boolean;
  sample?: boolean;
  /** Set by an editor; else the source's band counts. */
  band?: Band | null;
  /** Set by an editor; null or absent leaves it to the rules (flags/breaking.ts, flags/trending.ts). */
  breaking?: boolean | null;
  trending?: boolean | null;
  /** Initial counters; only the sample newsroom has invented ones. */
  views?: number;
  likes?: number;
  corrections?: Correction[];
  ai?: { used: boolean; reviewedBy: string | null } | null;
  publishedAt: Date;
};

/** The class of an own piece: what the newsroom publishes is news. */
export const classOfPiece = ({
  topics,
  sections = [],
}: Pick<OwnPiece, "topics" | "sections">): StoryClass =>
  topics.length > 0 ? "Topic" : (sections[0] ?? "Society");
