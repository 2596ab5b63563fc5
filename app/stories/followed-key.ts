/** The storage key of the authors, events and sources that a reader follows, as `author:slug`. */
export const followedKey = "followed";
