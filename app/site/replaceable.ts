/** Members' applications (`handle = application`), which have their own router. */
const applications =
  /^\/(?:dashboard|following|history|moderation|news|profile|saved|subscription-manage)$/;

/** Addresses that are no pages: files, APIs, and redirects. */
const noPages =
  /^\/(?:(?:ad|avatar|feeds|functions|image|media|sitemaps|webhooks|\.well-known)\/|account\/export$|auth\/sign-out$|moderation\/watch$|preferences$|profile\/|search\/(?:more|suggest)$|dev\/mail\/)|\/discussion\/part$|\.[a-z]{2,11}$/;

/**
 * Whether a path is a page for everybody (`pageForEverybody`, `pageOfStories`), which may replace another one within its
 * document. tests/replaceable.test.ts compares this with the handles of the routes.
 */
export const mayReplace = (path: string): boolean =>
  !applications.test(path) && !noPages.test(path);
