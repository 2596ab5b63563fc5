// Which `Range` header fields are accepted (RFC 9110, section 14).

const oneRange = /^(?:(\d+)-(\d*)|-(\d+))$/;
/** The most ranges in one request. */
const maxRanges = 20;

type RangeHeaders = { range?: string | undefined; "if-range"?: string | string[] | undefined };

/**
 * The field to pass on, for a file of so many bytes. Undefined if it has to be ignored, so that the whole file is sent:
 * for another method than GET (14.2), another unit (14.1), a malformed field (14.1.1), and another version than that of
 * `If-Range`, by the strong comparison (13.1.5).
 */
export function rangeToServe(
  request: { method?: string | undefined; headers: RangeHeaders },
  { etag, bytes }: { etag: string; bytes: number },
): string | undefined {
  const { range, "if-range": version } = request.headers;
  if (request.method !== "GET" || (version !== undefined && version !== etag)) return undefined;
  const taken = rangesIn(range)?.map(({ first, last, suffix }) => {
    // A suffix that is longer than the file means the whole file (14.1.2).
    if (suffix !== undefined) return suffix > bytes ? "0-" : `-${suffix}`;
    return `${first}-${last === undefined ? "" : Math.min(last, bytes)}`;
  });
  return taken && `bytes=${taken.join(",")}`;
}

/**
 * The part of a file of so many bytes that a server sends which serves one range at most, as buckets do: from a byte up
 * to another. It is empty if none of the file can be had.
 */
export function partSent(range: string | undefined, bytes: number): [from: number, to: number] {
  const [asked, ...others] = rangesIn(range) ?? [];
  if (!asked || others.length > 0) return [0, bytes];
  const { first, last, suffix } = asked;
  if (suffix !== undefined) return [Math.max(0, bytes - suffix), bytes];
  return [Math.min(first, bytes), last === undefined ? bytes : Math.min(last + 1, bytes)];
}

/** A range of the field: from a byte to another or the end, or so many bytes at the end. */
type AskedRange =
  | { first: number; last: number | undefined; suffix?: undefined }
  | { first?: undefined; last?: undefined; suffix: number };

/** The ranges of the field; undefined for another unit and for a malformed field. */
function rangesIn(range: string | undefined): AskedRange[] | undefined {
  const [, unit, set] = /^([^=]*)=(.*)$/.exec(range ?? "") ?? [];
  if (unit?.toLowerCase() !== "bytes" || set === undefined) return undefined;
  const parts = set.split(",").map((part) => part.trim());
  const ranges = parts.filter((part) => part !== "").map((part) => oneRange.exec(part));
  if (ranges.length === 0 || ranges.length > maxRanges) return undefined;
  const asked: AskedRange[] = [];
  for (const found of ranges) {
    const [, first, last, suffix] = found ?? [];
    // A range that ends before it begins makes the whole field invalid (14.1.1).
    if (!found || (first && last && Number(last) < Number(first))) return undefined;
    if (suffix) asked.push({ suffix: Number(suffix) });
    else asked.push({ first: Number(first), last: last ? Number(last) : undefined });
  }
  return asked;
}
