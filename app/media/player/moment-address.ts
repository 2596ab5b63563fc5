/** The address of a piece that begins at a second, on this site. */
export const momentAddress = (path: string, seconds: number): string =>
  `${location.origin}${path}?t=${Math.floor(seconds)}`;
