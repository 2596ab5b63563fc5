/** Seconds between requests; the last value repeats. */
const pauses = [1, 2, 3, 5, 8, 13, 20, 30];
/** After so many requests the page says that it takes long. */
const patience = 6;

/**
 * Polls whether the subscription has begun, less and less often, and reloads the page once it has.
 * @param status shows that it takes long; `data-waiting` holds the text, and marks a page that waits
 */
export function awaitConfirmation(status: HTMLElement): void {
  let looks = 0;
  const lookLater = () => {
    const seconds = pauses[Math.min(looks, pauses.length - 1)] ?? 30;
    setTimeout(() => void look(), seconds * 1000);
  };
  const look = async () => {
    // Another page has replaced this one.
    if (!status.isConnected) return;
    // What has begun may be less than what was ordered; the reloaded page says whether it still waits.
    if ((await isSubscribed()) && !(await pageWaits())) return location.reload();
    if (looks === patience) {
      status.textContent = status.dataset.waiting ?? "";
      status.className = "subscription-note";
    }
    looks += 1;
    lookLater();
  };
  lookLater();
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
