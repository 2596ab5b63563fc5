/**
 * A semaphore with `count` permits. A call waits for a permit and gets the function that releases it; null when
 * `maxWaiting` others are waiting already.
 */
export function openSemaphore(count: number, maxWaiting = Number.POSITIVE_INFINITY) {
  let free = count;
  const waiting: ((release: () => void) => void)[] = [];
  const release = () => {
    // The permit goes straight to the next caller, so that no new call takes it in between.
    const next = waiting.shift();
    if (next) next(release);
    else free++;
  };
  return (): Promise<() => void> | null => {
    if (free > 0) {
      free--;
      return Promise.resolve(release);
    }
    if (waiting.length >= maxWaiting) return null;
    return new Promise((resolve) => waiting.push(resolve));
  };
}

/** A semaphore for each key, deleted when its last permit is released. */
export function openKeyedSemaphore(count: number, maxWaiting: number) {
  const byKey = new Map<string, { acquire: ReturnType<typeof openSemaphore>; users: number }>();
  return async (key: string): Promise<(() => void) | null> => {
    const entry = byKey.get(key) ?? { acquire: openSemaphore(count, maxWaiting), users: 0 };
    const permit = entry.acquire();
    if (!permit) return null;
    entry.users++;
    byKey.set(key, entry);
    const release = await permit;
    return () => {
      if (--entry.users === 0) byKey.delete(key);
      release();
    };
  };
}
