import type { ServiceWorkerScope } from "#platform/service-worker-scope.ts";

/**
 * A new build of the site brings a new worker, which takes the place of the old one at once: no page depends on what an
 * old one has kept, since a worker answers only where the network does not. Open pages are not claimed: the next page
 * goes through the worker anyway, and a claim would drop pages from the back-forward cache.
 */
export function serveUpdates(worker: ServiceWorkerScope): void {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
}
