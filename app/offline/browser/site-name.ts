/** The site's name, from the page's OpenGraph tags. */
export const siteName = (): string =>
  document.querySelector("meta[property='og:site_name']")?.getAttribute("content") ?? "";
