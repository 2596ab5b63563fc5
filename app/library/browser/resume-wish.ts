/** Under this name the tab holds the item (`article:12`) that the next page shall open where it was left. */
export const resumeKey = "resume_wish";
