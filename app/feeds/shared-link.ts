import { cleanAddress } from "./normalise/address.ts";

const longest = 2_000;

/** The first web address in shared content: apps send a link as such, in the text, or in the title. */
export function linkIn(shared: readonly (string | null)[]): URL | null {
  for (const text of shared) {
    const found = /https?:\/\/[^\s<>"]+/i.exec((text ?? "").slice(0, longest))?.[0];
    const url = found ? URL.parse(found.replace(/[.,;:!?)\]»”]+$/, "")) : null;
    if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  }
  return null;
}

/** The addresses under which the linked story may be stored: a shared link may have other parameters than the feed's. */
export function addressesOf(link: URL): string[] {
  const clean = URL.parse(cleanAddress(link.href) ?? link.href) ?? link;
  clean.hash = "";
  const bare = clean.host.replace(/^(?:www|m|amp)\./, "");
  const path = clean.pathname.replace(/\/+$/, "");
  const forms: string[] = [];
  for (const scheme of ["https", "http"])
    for (const host of new Set([clean.host, bare, `www.${bare}`]))
      for (const end of ["", "/"])
        for (const search of new Set([clean.search, ""]))
          forms.push(`${scheme}://${host}${path}${end}${search}`);
  return [...new Set(forms)];
}
