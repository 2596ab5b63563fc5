/** Screens that have the faces before the first paint, and those that begin with the headlines' small one. */
export const wideScreens = "(min-width: 760px)";
export const phoneScreens = "(max-width: 759.98px)";

const patienceMs = 2_000;

/**
 * Runs in the head: who comes from another page of the site is shown the faces. `font-display: optional` would do the
 * same, but fetches them at once, and they would take the line from a phone's first page (docs/decisions/009).
 */
export const phoneFacesScript = `if(document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.faces=""`;

/** Fetches the faces for a phone's next page, when all else is there. The document names them for wide screens. */
export function fetchPhoneFaces(): void {
  if (matchMedia(wideScreens).matches || document.documentElement.dataset.faces !== undefined)
    return;
  const fetchAll = () => {
    const faces = document.querySelectorAll<HTMLLinkElement>(
      `link[as=font][media="${wideScreens}"]`,
    );
    for (const { href } of faces) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "prefetch", as: "font", crossOrigin: "", href });
      document.head.append(link);
    }
  };
  setTimeout(fetchAll, patienceMs);
}
