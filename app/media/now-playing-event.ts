/** Told to the document when another piece plays, and, with null, when the player is closed. */
export const nowPlayingEvent = "player:now";
