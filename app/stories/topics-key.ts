/** The storage key of the topics that a reader follows, as English names. */
export const topicsKey = "followed_topics";
