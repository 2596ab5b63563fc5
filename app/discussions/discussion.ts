/** What can be discussed: a piece of our own or an event, by its id. */
export type Subject = { kind: "article" | "event"; id: number };

/** The state that editors set. `hold`: a moderator reads everything new before it is shown. */
export const discussionStates = ["open", "hold", "closed"] as const;
export type DiscussionState = (typeof discussionStates)[number];

/** `deleted` by its writer, `rejected` by a moderator, `held` by a rule until a moderator decides. */
export const contributionStates = ["shown", "held", "rejected", "deleted"] as const;
export type ContributionState = (typeof contributionStates)[number];

/** For how many days a discussion is open, unless the setting `discussion-days` says otherwise. */
export const openDays = 14;

export type Discussion = {
  /** Null until the first contribution or an editor's change. */
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

/** Whether contributions are accepted: the discussion's days have not passed, and no editor closed it. */
export const isOpen = (
  { state, openedAt, closesAt }: Pick<Discussion, "state" | "openedAt" | "closesAt">,
  now: Date,
): boolean => state !== "closed" && openedAt <= now && now < closesAt;
