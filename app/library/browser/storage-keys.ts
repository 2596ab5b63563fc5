// Keys of the browser's storage, which are also the names of an account's values.
export const queueKey = "saved_queue";
export const positionsKey = "reading_positions";
