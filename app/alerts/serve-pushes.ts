import { keepOnSite, keysOf, tellArrival } from "./browser/calls.ts";
import type { PushPayload } from "./payload.ts";

// The part of the service worker that shows alerts. Browsers with declarative push show them by themselves, and ask it
// only about tests.

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
type Events = {
  push: Extendable & { readonly data: { json(): unknown } | null };
  notificationclick: Extendable & { readonly notification: Notification };
  pushsubscriptionchange: Extendable & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
};
type Client = {
  readonly url: string;
  focus(): Promise<Client>;
  navigate(url: string): Promise<Client | null>;
};

/** What this part needs of a service worker. */
export interface PushScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled?: boolean }): Promise<Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}

type Shown = Partial<PushPayload["notification"]>;

/** Shows what is pushed, leads to it when it is pressed, and subscribes again when the browser has changed something. */
export function servePushes(worker: PushScope): void {
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

/** Something is always shown: browsers take the permission from sites whose pushes show nothing. */
async function show(worker: PushScope, { title, navigate: _, ...options }: Shown): Promise<void> {
  await worker.registration.showNotification(title ?? "Eunison", options as NotificationOptions);
  const receipt = options.data?.receipt;
  if (receipt) await tellArrival(receipt).catch(() => {});
}

/** The address is brought to the site itself: nothing else is opened, whatever a message says. */
async function open(
  { location, clients }: PushScope,
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
  { registration }: PushScope,
  { oldSubscription, newSubscription }: Events["pushsubscriptionchange"],
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
  // Where this fails, the check of the next visit mends it.
  if (keys) await keepOnSite(keys).catch(() => {});
}
