/** Dispatched on an element of the player bar, which asks to be filled with the queue. */
export const queueRequestedEvent = "player-bar:queue";
