/** Seconds between requests; the last value repeats. */
const pollDelays = [1, 2, 3, 5, 8, 13, 20, 30];
/** After so many requests the page itself is asked as well: an order may also have ended without a subscription. */
const pageAfterAttempts = 2;
/** After so many requests the page says that it takes long. */
const slowAfterAttempts = 6;

/**
 * Polls whether the subscription has begun, less and less often, and reloads the page once it has, or once the page waits no
 * longer, as after a refused trial.
 * @param status shows that it takes long; `data-waiting` holds the text, and marks a page that waits
 */
export function awaitConfirmation(status: HTMLElement): void {
  let attempts = 0;
  const pollLater = () => {
    const seconds = pollDelays[Math.min(attempts, pollDelays.length - 1)] ?? 30;
    setTimeout(() => void poll(), seconds * 1000);
  };
  const poll = async () => {
    // Another page has replaced this one.
    if (!status.isConnected) return;
    // What has begun may be less than what was ordered; the reloaded page says whether it still waits.
    const mayBeDecided = (await isSubscribed()) || attempts >= pageAfterAttempts;
    if (mayBeDecided && !(await pageWaits())) return location.reload();
    if (attempts === slowAfterAttempts) {
      status.textContent = status.dataset.waiting ?? "";
      status.className = "subscription-note";
    }
    attempts += 1;
    pollLater();
  };
  pollLater();
}

/** A failure is ignored: the next request follows. */
async function isSubscribed(): Promise<boolean> {
  try {
    const answer = await fetch("/functions/check-subscription", { method: "POST" });
    return answer.ok && ((await answer.json()) as { subscribed?: unknown }).subscribed === true;
  } catch {
    return false;
  }
}

/** Whether this page, requested now, would still wait; true if the request fails. */
async function pageWaits(): Promise<boolean> {
  try {
    const answer = await fetch(location.href);
    return !answer.ok || (await answer.text()).includes("data-waiting=");
  } catch {
    return true;
  }
}
