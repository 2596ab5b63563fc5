/** The absolute address of an item's page that plays from a second. */
export const timestampAddress = (path: string, seconds: number): string =>
  `${location.origin}${path}?t=${Math.floor(seconds)}`;
