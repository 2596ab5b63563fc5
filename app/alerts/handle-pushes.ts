import type {
  PushSubscriptionChangeEvent,
  ServiceWorkerScope,
} from "#platform/service-worker-scope.ts";
import { keysOf, reportArrival, storeSubscription } from "./browser/calls.ts";
import type { PushPayload } from "./payload.ts";

// The part of the service worker that shows alerts. Browsers with declarative push show them by themselves, and ask it
// only about tests.

type Shown = Partial<PushPayload["notification"]>;

/** Shows pushed alerts, opens their pages when they are pressed, and renews a subscription that the browser changed. */
export function handlePushes(worker: ServiceWorkerScope): void {
  worker.addEventListener("push", (event) => {
    event.waitUntil(show(worker, notificationIn(event.data)));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, event.notification.data as { navigate?: unknown } | null));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(subscribeAgain(worker, event));
  });
}

function notificationIn(data: { json(): unknown } | null): Shown {
  try {
    const message = data?.json() as Partial<PushPayload> | null;
    return message?.notification ?? {};
  } catch {
    return {};
  }
}

/** Always shows something: browsers withdraw the permission from sites whose pushes show nothing. */
async function show(
  worker: ServiceWorkerScope,
  { title, navigate: _, ...options }: Shown,
): Promise<void> {
  await worker.registration.showNotification(title ?? "Eunison", options as NotificationOptions);
  const receipt = options.data?.receipt;
  if (receipt) await reportArrival(receipt).catch(() => {});
}

/** Opens only addresses of this site, whatever a message says. */
async function open(
  { location, clients }: ServiceWorkerScope,
  data: { navigate?: unknown } | null,
): Promise<void> {
  const { pathname, search } = URL.parse(String(data?.navigate ?? "/"), location.origin) ?? {
    pathname: "/",
    search: "",
  };
  const url = new URL(pathname + search, location.origin).href;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url === url);
  if (there) await there.focus();
  else await clients.openWindow(url);
}

async function subscribeAgain(
  { registration }: ServiceWorkerScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key &&
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      })));
  const keys = subscription && keysOf(subscription);
  const before = oldSubscription && keysOf(oldSubscription);
  // Whose it was, the site knows by the one before. Otherwise the check of the next visit stores it.
  if (keys && before) await storeSubscription(keys, before).catch(() => {});
}
