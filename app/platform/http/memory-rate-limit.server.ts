import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";

/** The header in which the server passes on the client's address; a value that the client sends itself is overwritten. */
export const clientHeader = "x-eunison-client";

/** The network of a visitor, for limits and counts: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const groups = (whole.split("::")[0] ?? "").split(":");
  return [...groups, "0", "0", "0", "0"].slice(0, 4).join(":");
}

/**
 * Limits calls for each key to a number in a window of the wall clock, in this process. The number of remembered keys is
 * bounded too.
 * @returns a function that counts a call and returns the seconds until the next is allowed; 0 when this one is
 */
export function rateLimit(options: {
  calls: number;
  windowMs: number;
  now?: () => number;
}): (key: string) => number {
  const { calls, windowMs, now = () => performance.now() } = options;
  const windows = new LRUCache<string, { from: number; count: number }>({ max: 20_000 });
  return (key) => {
    const at = now();
    const known = windows.get(key);
    const window = known && at - known.from < windowMs ? known : { from: at, count: 0 };
    window.count++;
    windows.set(key, window);
    return window.count <= calls ? 0 : Math.ceil((window.from + windowMs - at) / 1000);
  };
}
