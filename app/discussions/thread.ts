import type { ContributionState } from "./discussion.ts";
import type { HoldRule } from "./moderation/hold-rules.ts";

/** A contribution as its reader sees it. One that cannot be read has neither name nor text. */
export type ContributionView = {
  id: number;
  /** Null for one that begins a thread. */
  root: number | null;
  state: ContributionState;
  /** Whether its reader does not want to see its writer. */
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
  /** Which reply it answers; null where that is the beginning of its thread. */
  answers: { id: number; name: string | null } | null;
};

export type ThreadView = {
  root: ContributionView;
  /** Whether the thread begins before these replies with some that are not shown. */
  before: boolean;
  replies: ContributionView[];
  /** How many replies follow, and the last that is shown. */
  more: number;
  last: number;
  followed: boolean;
  /** Whether a moderator closed it: it takes no replies. */
  closed: boolean;
};
