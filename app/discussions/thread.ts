import type { ContributionState } from "./discussion.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";

/** A contribution as its reader sees it. One that cannot be read has neither name nor text. */
export type ContributionView = {
  id: number;
  /** Null for one that begins a thread. */
  root: number | null;
  state: ContributionState;
  /** Whether the reader has blocked its writer. */
  hidden: boolean;
  heldBy: HoldRule | null;
  name: string | null;
  tier: "basic" | "premium";
  mark: "author" | "editor" | null;
  html: string;
  lang: string;
  appreciations: number;
  appreciated: boolean;
  mine: boolean;
  editable: boolean;
  picked: boolean;
  edited: boolean;
  createdAt: string;
  /** Of the sample newsroom. */
  sample: boolean;
  /** The reply that it replies to; null for the root of its thread. `hidden`: the reader has blocked its writer. */
  parent: { id: number; name: string | null; hidden: boolean } | null;
};

export type ThreadView = {
  root: ContributionView;
  /** Whether earlier replies are left out. */
  before: boolean;
  replies: ContributionView[];
  /** The number of further replies, and the id of the last one shown. */
  more: number;
  last: number;
  followed: boolean;
  /** Whether a moderator closed it: it takes no replies. */
  closed: boolean;
};
