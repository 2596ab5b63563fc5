import { keep, read } from "#ui/own-storage.ts";
import { endOnSite, keepOnSite, keysOf, siteKey } from "./calls.ts";

/** The reader who has turned alerts on in this browser, and the session in which the site was last told of it. */
const alertsKey = "alerts_here";
const ownerHere = (): string | undefined => read(alertsKey)?.split(" ")[0];
const sessionOfPage = (): string => document.documentElement.dataset.session ?? "";
const noteHere = (readerId: string) => keep(alertsKey, `${readerId} ${sessionOfPage()}`);

/** How the service worker of the site is registered; null where it cannot be had. */
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

/** Whether this browser takes alerts of the reader. It asks its user nothing. */
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

/** `dismissed`: the browser has asked, and its user has not answered. */
export type TurnedOn = "on" | "blocked" | "dismissed" | "failed";

/**
 * Makes this browser take the reader's alerts. Only to be called by a press of the reader's: the browser then asks, and
 * asks only once.
 */
export async function turnOn(readerId: string, register: Register): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "dismissed";
  const registration = await register();
  if (!registration || !(await subscribe(registration).catch(() => false))) return "failed";
  noteHere(readerId);
  return "on";
}

/** Makes this browser take no alerts any more. */
export async function turnOff(): Promise<void> {
  keep(alertsKey, null);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const keys = subscription && keysOf(subscription);
  if (keys) await endOnSite(keys).catch(() => {});
  await subscription?.unsubscribe();
}

/**
 * The check with which each visit begins: a browser in which the reader has turned alerts on subscribes again where the
 * browser, its push service or the site has lost or changed something, such as the session. Nobody is asked anything.
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
  if (known && keyOf(known) === key && (await isKept(known))) return true;
  // What belongs to another key, or to another account, can never be used here.
  await known?.unsubscribe();
  return isKept(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

async function isKept(subscription: PushSubscription): Promise<boolean> {
  const keys = keysOf(subscription);
  return keys !== null && (await keepOnSite(keys)).ok;
}

/** A browser subscribes once its worker runs. */
const activated = (registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> =>
  registration.active ? Promise.resolve(registration) : navigator.serviceWorker.ready;

function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
