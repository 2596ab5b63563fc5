/** Seconds between looks; the last one goes on. */
const pauses = [1, 2, 3, 5, 8, 13, 20, 30];
/** After so many looks the page says that it takes long. */
const patience = 6;

/**
 * Asks whether the subscription has begun, less and less often, and loads the page anew once it shows it.
 * @param status where the page says that it takes long; `data-waiting` holds the words, and marks a page that waits
 */
export function awaitConfirmation(status: HTMLElement): void {
  let looks = 0;
  const lookLater = () => {
    const seconds = pauses[Math.min(looks, pauses.length - 1)] ?? 30;
    setTimeout(() => void look(), seconds * 1000);
  };
  const look = async () => {
    // Another page has come in the place of this one.
    if (!status.isConnected) return;
    // What has begun may be less than what was ordered: the page says whether it waits on.
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

/** A failure is not logged here: the next look follows. */
async function isSubscribed(): Promise<boolean> {
  try {
    const answer = await fetch("/functions/check-subscription", { method: "POST" });
    return answer.ok && ((await answer.json()) as { subscribed?: unknown }).subscribed === true;
  } catch {
    return false;
  }
}

/** Whether this page, asked for now, would still wait; also while it cannot be had. */
async function pageWaits(): Promise<boolean> {
  try {
    const answer = await fetch(location.href);
    return !answer.ok || (await answer.text()).includes("data-waiting=");
  } catch {
    return true;
  }
}
