// The browser's calls to the site about alerts. For pages and for the service worker.

/** A subscription as the site stores it. */
export type SubscriptionKeys = { endpoint: string; p256dh: string; auth: string };

/** Null for a subscription without keys: no message can be encrypted for it. */
export function keysOf(subscription: PushSubscription): SubscriptionKeys | null {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth
    ? { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    : null;
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** @param replaces the browser's subscription before, if the account that has it shall have this one */
export const storeSubscription = (
  subscription: SubscriptionKeys,
  replaces?: SubscriptionKeys,
): Promise<Response> =>
  post("/functions/alert-subscription", { do: "keep", subscription, replaces });

export const endSubscription = (subscription: SubscriptionKeys): Promise<Response> =>
  post("/functions/alert-subscription", { do: "end", subscription });

/** The site's public key; null if the request fails. */
export async function siteKey(): Promise<string | null> {
  const answer = await fetch("/functions/alert-subscription").catch(() => null);
  return answer?.ok ? ((await answer.json()) as { key: string }).key : null;
}

/** Reports that a test has arrived. */
export const reportArrival = (receipt: string): Promise<Response> =>
  post("/functions/alert-arrived", { receipt });

/** Sends a test to one of the reader's browsers. */
export const askForTest = (browser: string): Promise<Response> =>
  post("/functions/alert-test", { browser });

/** Whether the last test to a browser has arrived, and after how many seconds; null while it has not. */
export async function secondsToArrival(browser: string): Promise<number | null> {
  const path = `/functions/alert-test?browser=${encodeURIComponent(browser)}`;
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { seconds: number | null }).seconds : null;
}
