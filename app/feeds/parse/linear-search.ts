/**
 * A search for one needle that takes linear time over the whole document, as long as `from` moves forward: the last
 * result is remembered. Plain `indexOf` in a loop is quadratic if the needle is missing.
 */
export function linearSearch(text: string, needle: string): (from: number) => number {
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
