/** What can be discussed: a piece of our own or an event, by its id. */
export type Subject = { kind: "article" | "event"; id: number };

/** What editors say about a discussion. `hold`: everything new is checked first. */
export const discussionStates = ["open", "hold", "closed"] as const;
export type DiscussionState = (typeof discussionStates)[number];

/** What becomes of a contribution. `deleted` by its writer, `rejected` by a moderator, `held` by a rule. */
export const contributionStates = ["shown", "held", "rejected", "deleted"] as const;
export type ContributionState = (typeof contributionStates)[number];

/** For how many days a discussion is open, unless the setting `discussion-days` says otherwise. */
export const openDays = 14;

export type Discussion = {
  /** Null until the first contribution or an editor's word. */
  id: number | null;
  subject: Subject;
  /** The address of the piece or event. */
  path: string;
  /** The headline above it, and its language. */
  title: string;
  lang: string;
  state: DiscussionState;
  openedAt: Date;
  closesAt: Date;
  /** How many contributions everybody sees. */
  shown: number;
};

/** Whether something can be written: the piece's days have not passed, and no editor closed it. */
export const isOpen = (
  { state, openedAt, closesAt }: Pick<Discussion, "state" | "openedAt" | "closesAt">,
  now: Date,
): boolean => state !== "closed" && openedAt <= now && now < closesAt;
