/** Members' applications (`handle = application`), whose router shows their pages by itself. */
const applications =
  /^\/(?:dashboard|following|history|moderation|news|profile|saved|subscription-manage)$/;

/** What is no page: files, what programs read and call, and ways that lead elsewhere. */
const noPages =
  /^\/(?:(?:ad|avatar|feeds|functions|image|media|sitemaps|webhooks|\.well-known)\/|account\/export$|auth\/sign-out$|moderation\/watch$|preferences$|profile\/|search\/(?:more|suggest)$|dev\/mail\/)|\/discussion\/part$|\.[a-z]{2,11}$/;

/**
 * Whether a path is that of a page for everybody (`pageForEverybody`, `pageOfStories`), one of which may take the place of
 * another in its document. tests/replaceable.test.ts holds it to what the routes say of themselves.
 */
export const mayReplace = (path: string): boolean =>
  !applications.test(path) && !noPages.test(path);
