/** What the site is called, as its pages tell machines. */
export const siteName = (): string =>
  document.querySelector("meta[property='og:site_name']")?.getAttribute("content") ?? "";
