/** Wide screens load all fonts before the first paint; phones begin with the small font of headlines alone. */
export const wideScreens = "(min-width: 760px)";
export const phoneScreens = "(max-width: 759.98px)";

const patienceMs = 2_000;

/**
 * Runs in the head: after a navigation within the site, the page uses the web fonts. `font-display: optional` would do the
 * same, but loads them at once, which delays a phone's first page (docs/decisions/009).
 */
export const phoneFontsScript = `if(document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.fonts=""`;

/** Prefetches the fonts for a phone's next page, once this page has loaded. */
export function prefetchPhoneFonts(): void {
  if (matchMedia(wideScreens).matches || document.documentElement.dataset.fonts !== undefined)
    return;
  const fetchAll = () => {
    const fonts = document.querySelectorAll<HTMLLinkElement>(
      `link[as=font][media="${wideScreens}"]`,
    );
    for (const { href } of fonts) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "prefetch", as: "font", crossOrigin: "", href });
      document.head.append(link);
    }
  };
  setTimeout(fetchAll, patienceMs);
}
