import type { ServiceWorkerScope } from "#platform/service-worker-scope.ts";

/**
 * Activates the worker of a new build at once. That is safe, because no page depends on the old one's cache: a worker only
 * answers where the network does not. Open pages are not claimed: the next page uses the new worker anyway, and a claim
 * would drop pages from the back-forward cache.
 */
export function skipWaiting(worker: ServiceWorkerScope): void {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
}
