// The names under which a reader's things are kept: those of the specification (section 3), and our own beside them.
export const queueKey = "saved_queue";
export const positionsKey = "reading_positions";
