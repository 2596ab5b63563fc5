/** Told to an element whose stream has failed: its own `error` is for what it loads by itself. */
export const streamFailed = "player:stream-failed";
