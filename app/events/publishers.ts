/** How many independent publishers an event needs for a page of its own, a title, and a place in lists of events. */
export const minPublishersOfEvent = 2;
