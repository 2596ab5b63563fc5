/** Whether a text may be the slug of an author. */
export const isAuthorSlug = (text: string): boolean => /^[a-z\d-]{1,100}$/.test(text);
