/** Asks for what else is to be played, at the place in the bar where it is to stand. */
export const queueWantedEvent = "player-bar:queue";
