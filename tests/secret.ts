/** What sessions are sealed with where tests run the site. */
export const testSecret = "a secret that only tests know, and nobody else";
