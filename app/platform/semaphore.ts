/**
 * Places that `atOnce` may hold together. Each call waits for one, and gets what leaves it again; null when
 * `queue` others wait already.
 */
export function openSemaphore(atOnce: number, queue = Number.POSITIVE_INFINITY) {
  let free = atOnce;
  const waiting: ((leave: () => void) => void)[] = [];
  const leave = () => {
    // Handed on directly, so that nobody takes it in between.
    const next = waiting.shift();
    if (next) next(leave);
    else free++;
  };
  return (): Promise<() => void> | null => {
    if (free > 0) {
      free--;
      return Promise.resolve(leave);
    }
    if (waiting.length >= queue) return null;
    return new Promise((come) => waiting.push(come));
  };
}

/** As `openSemaphore`, for each key apart. What nobody holds is forgotten. */
export function openKeyedSemaphore(atOnce: number, queue: number) {
  const byKey = new Map<string, { take: ReturnType<typeof openSemaphore>; users: number }>();
  return async (key: string): Promise<(() => void) | null> => {
    const entry = byKey.get(key) ?? { take: openSemaphore(atOnce, queue), users: 0 };
    const place = entry.take();
    if (!place) return null;
    entry.users++;
    byKey.set(key, entry);
    const leave = await place;
    return () => {
      if (--entry.users === 0) byKey.delete(key);
      leave();
    };
  };
}
