import { useEffect, useState } from "react";

/** Seconds between requests; the last value repeats. */
const pauses = [1, 2, 3, 5, 8, 13, 20, 30];
/** After this many requests the page says that it takes longer than usual. */
const patience = 6;

/**
 * Asks the server, less and less often, whether the subscription has begun, while `waiting`.
 * @param begun called each time the answer is yes
 * @returns whether it takes longer than usual
 */
export function useConfirmation(waiting: boolean, begun: () => void): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (count: number) => {
      const subscribed = await isSubscribed(gone.signal);
      if (gone.signal.aborted) return;
      // The subscription may be another than the one that was ordered, so the page decides whether to wait on.
      if (subscribed) begun();
      if (count >= patience) setSlow(true);
      schedule(count + 1);
    };
    const schedule = (count: number) => {
      const seconds = pauses[Math.min(count, pauses.length - 1)] ?? 30;
      timer = setTimeout(() => void check(count), seconds * 1000);
    };
    schedule(0);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [waiting, begun]);
  return slow;
}

/** A failed request counts as no; the next one follows. */
async function isSubscribed(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch("/functions/check-subscription", { method: "POST", signal });
    return answer.ok && ((await answer.json()) as { subscribed?: unknown }).subscribed === true;
  } catch {
    return false;
  }
}
