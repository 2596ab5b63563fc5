/** The page of the licence itself, which Creative Commons wants linked; null where the name alone leads to none. */
export function licencePage(licence: string): string | null {
  const [, version, country] = /^CC BY (\d\.\d)(?: ([A-Z]{2}))?$/.exec(licence) ?? [];
  if (version) {
    const port = country ? `${country.toLowerCase()}/` : "";
    return `https://creativecommons.org/licenses/by/${version}/${port}`;
  }
  return /^CC0(?: 1\.0)?$/.test(licence)
    ? "https://creativecommons.org/publicdomain/zero/1.0/"
    : null;
}
