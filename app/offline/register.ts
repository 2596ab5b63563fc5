/** The address of the service worker (server/assets.ts). */
export const serviceWorkerPath = "/sw.js";

/** Whether this browser can have a service worker here: over https, or on localhost. */
export const canHaveWorker = (): boolean => "serviceWorker" in navigator && isSecureContext;

/**
 * Registers the service worker of the site. The browser itself looks for a newer one with each page.
 * @returns null if that fails, for example without a connection
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  return canHaveWorker()
    ? navigator.serviceWorker.register(serviceWorkerPath).catch(() => null)
    : Promise.resolve(null);
}
