/** Dispatched on the document when another item plays, and when the player is closed. */
export const playbackChangedEvent = "player:now";
