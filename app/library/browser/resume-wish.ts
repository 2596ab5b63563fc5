/** The item (`article:12`) that the next page shall open where it was left. */
export const wishes: { resume: string | null } = { resume: null };
