/**
 * A search for one needle that is linear over the whole document: as long as `from` moves forward, no
 * stretch of text is looked at twice. Plain `indexOf` in a loop is quadratic where the needle is missing.
 */
export function seeker(text: string, needle: string): (from: number) => number {
  let since = 0;
  let found = -2;
  return (from) => {
    const known = found !== -2 && from >= since && (found === -1 || from <= found);
    if (!known) {
      since = from;
      found = text.indexOf(needle, from);
    }
    return found;
  };
}
