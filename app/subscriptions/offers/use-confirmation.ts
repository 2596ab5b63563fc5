import { useEffect, useState } from "react";

/** Seconds between looks; the last one goes on. */
const pauses = [1, 2, 3, 5, 8, 13, 20, 30];
/** After so many looks the page says that it takes long. */
const patience = 6;

/**
 * Asks whether the subscription has begun, less and less often, while `waiting`.
 * @param begun called when it has
 * @returns whether it takes longer than usual
 */
export function useConfirmation(waiting: boolean, begun: () => void): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (count: number) => {
      const subscribed = await isSubscribed(gone.signal);
      if (gone.signal.aborted) return;
      // What has begun may be less than what was ordered: the page says whether it waits on.
      if (subscribed) begun();
      if (count >= patience) setSlow(true);
      plan(count + 1);
    };
    const plan = (count: number) => {
      const seconds = pauses[Math.min(count, pauses.length - 1)] ?? 30;
      timer = setTimeout(() => void look(count), seconds * 1000);
    };
    plan(0);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [waiting, begun]);
  return slow;
}

/** A failure is not logged here: the next look follows. */
async function isSubscribed(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch("/functions/check-subscription", { method: "POST", signal });
    return answer.ok && ((await answer.json()) as { subscribed?: unknown }).subscribed === true;
  } catch {
    return false;
  }
}
