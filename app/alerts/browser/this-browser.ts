import { read, write } from "#ui/reader-storage.ts";
import { endSubscription, keysOf, siteKey, storeSubscription } from "./calls.ts";

/** The storage key of the reader who turned alerts on in this browser, and the session in which the site last stored it. */
const alertsKey = "alerts_here";
const ownerHere = (): string | undefined => read(alertsKey)?.split(" ")[0];
const sessionOfPage = (): string => document.documentElement.dataset.session ?? "";
const noteHere = (readerId: string) => write(alertsKey, `${readerId} ${sessionOfPage()}`);

/** Registers the site's service worker; null where that fails. */
export type Register = () => Promise<ServiceWorkerRegistration | null>;

/**
 * `home-screen`: it takes alerts once the site is on the home screen, as iPhones and iPads do. `blocked`: its user has
 * said no, which only its own settings can change.
 */
export type BrowserState = "unsupported" | "home-screen" | "blocked" | "off" | "on";

const canPush = (): boolean =>
  isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Whether this browser takes the reader's alerts. Never opens the browser's question. */
export async function browserState(readerId: string): Promise<BrowserState> {
  if (!canPush()) {
    const installed = matchMedia("(display-mode: standalone)").matches;
    return isAppleTouch() && !installed ? "home-screen" : "unsupported";
  }
  if (Notification.permission === "denied") return "blocked";
  if (Notification.permission !== "granted" || ownerHere() !== readerId) return "off";
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** `dismissed`: the browser asked, and its user did not answer. */
export type TurnOnResult = "on" | "blocked" | "dismissed" | "failed";

/** Subscribes this browser to the reader's alerts. Call it only on a press: the browser asks for permission, once. */
export async function turnOn(readerId: string, register: Register): Promise<TurnOnResult> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "dismissed";
  const registration = await register();
  if (!registration || !(await subscribe(registration).catch(() => false))) return "failed";
  noteHere(readerId);
  return "on";
}

/** Ends the subscription of this browser. */
export async function turnOff(): Promise<void> {
  write(alertsKey, null);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const keys = subscription && keysOf(subscription);
  if (keys) await endSubscription(keys).catch(() => {});
  await subscription?.unsubscribe();
}

/**
 * The check at the start of each visit: subscribes again where the browser, its push service or the site has lost or
 * changed the subscription, for example by a new session. Never opens the browser's question.
 */
export async function renew(readerId: string, register: Register): Promise<void> {
  if (!canPush() || Notification.permission !== "granted" || ownerHere() !== readerId) return;
  const isStart = !document.referrer.startsWith(`${location.origin}/`);
  if (!isStart && read(alertsKey) === `${readerId} ${sessionOfPage()}`) return;
  const registration = await register();
  if (registration && (await subscribe(registration))) noteHere(readerId);
}

/** @returns whether the site knows the subscription */
async function subscribe(registration: ServiceWorkerRegistration): Promise<boolean> {
  const key = await siteKey();
  if (!key) return false;
  const { pushManager } = await activated(registration);
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === key && (await isStoredAtSite(known))) return true;
  // A subscription under another key, or of another account, cannot be used here.
  await known?.unsubscribe();
  return isStoredAtSite(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
}

async function isStoredAtSite(subscription: PushSubscription): Promise<boolean> {
  const keys = keysOf(subscription);
  return keys !== null && (await storeSubscription(keys)).ok;
}

/** A browser subscribes once its worker runs. */
const activated = (registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> =>
  registration.active ? Promise.resolve(registration) : navigator.serviceWorker.ready;

function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
