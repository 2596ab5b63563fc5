// What of a `Range` header field is taken at its word (RFC 9110, section 14).

const oneRange = /^(?:(\d+)-(\d*)|-(\d+))$/;
/** A file is asked for in one part, or in a few. */
const mostRanges = 20;

type RangeHeaders = { range?: string | undefined; "if-range"?: string | string[] | undefined };

/**
 * The field as it is passed on, for a file of so many bytes. Missing where it has to be ignored, so that the whole is sent:
 * for another method than GET (14.2), another unit (14.1), what is malformed (14.1.1), and another version than the
 * `If-Range` field has, by the strong comparison (13.1.5).
 */
export function rangeToServe(
  request: { method?: string | undefined; headers: RangeHeaders },
  { etag, bytes }: { etag: string; bytes: number },
): string | undefined {
  const { range, "if-range": version } = request.headers;
  if (request.method !== "GET" || (version !== undefined && version !== etag)) return undefined;
  const [, unit, set] = /^([^=]*)=(.*)$/.exec(range ?? "") ?? [];
  if (unit?.toLowerCase() !== "bytes" || set === undefined) return undefined;
  const parts = set.split(",").map((part) => part.trim());
  const ranges = parts.filter((part) => part !== "").map((part) => oneRange.exec(part));
  if (ranges.length === 0 || ranges.length > mostRanges) return undefined;
  const taken: string[] = [];
  for (const found of ranges) {
    const [, first, last, suffix] = found ?? [];
    // One that ends before it begins is no range, and spoils the others (14.1.1).
    if (!found || (first && last && Number(last) < Number(first))) return undefined;
    // The end of a file that is shorter than the end that is asked for is the whole of it (14.1.2).
    if (suffix) taken.push(Number(suffix) > bytes ? "0-" : `-${Number(suffix)}`);
    else taken.push(`${Number(first)}-${last ? Math.min(Number(last), bytes) : ""}`);
  }
  return `bytes=${taken.join(",")}`;
}
