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
  const [, unit, set] = /^([^=]*)=(.*)$/.exec(range ?? "") ?? [];
  if (unit?.toLowerCase() !== "bytes" || set === undefined) return undefined;
  const parts = set.split(",").map((part) => part.trim());
  const ranges = parts.filter((part) => part !== "").map((part) => oneRange.exec(part));
  if (ranges.length === 0 || ranges.length > maxRanges) return undefined;
  const taken: string[] = [];
  for (const found of ranges) {
    const [, first, last, suffix] = found ?? [];
    // A range that ends before it begins makes the whole field invalid (14.1.1).
    if (!found || (first && last && Number(last) < Number(first))) return undefined;
    // A suffix that is longer than the file means the whole file (14.1.2).
    if (suffix) taken.push(Number(suffix) > bytes ? "0-" : `-${Number(suffix)}`);
    else taken.push(`${Number(first)}-${last ? Math.min(Number(last), bytes) : ""}`);
  }
  return `bytes=${taken.join(",")}`;
}
