// The service worker of the site, served at /sw.js. It is built as one file (vite.worker.config.ts); each of its parts is
// a function that adds listeners.

import { handlePushes } from "#alerts/handle-pushes.ts";
import type { ServiceWorkerScope } from "#platform/service-worker-scope.ts";
import { answerOffline } from "./answer-offline.ts";
import { skipWaiting } from "./skip-waiting.ts";

const worker = self as unknown as ServiceWorkerScope;

skipWaiting(worker);
answerOffline(worker, {
  build: import.meta.env.BUILD as string,
  files: import.meta.env.OFFLINE_PAGE_FILES as string[],
});
handlePushes(worker);
