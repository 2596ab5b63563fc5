/** The key under which the tab stores the item (`article:12`) that the next page opens at its stored position. */
export const resumeRequestKey = "resume_wish";
