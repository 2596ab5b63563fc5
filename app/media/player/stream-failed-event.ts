/** Dispatched on a media element whose stream has failed; its own `error` event is only for files that it loads itself. */
export const streamFailedEvent = "player:failed";
