/** Silent reading of adults, in words a minute (Brysbaert 2019, a mean of 190 studies). */
const wordsAMinute = 238;

/** How long so many words take to read, in whole minutes, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / wordsAMinute));

/** After so many seconds in sight, a text of so many words counts as read: half the time it takes. */
export const readAfterSeconds = (words: number): number => Math.max(15, readMinutes(words) * 30);
