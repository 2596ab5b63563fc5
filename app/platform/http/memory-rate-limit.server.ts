import { LRUCache } from "lru-cache";

/**
 * Limits calls for each key to a number in a window of time, in the memory of this process. The number of remembered keys is
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
