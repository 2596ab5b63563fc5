// The service worker of the site, served at /sw.js. It is built as one file (vite.worker.config.ts), and each
// part of it is a function that listens on the worker.

import { servePushes } from "#alerts/serve-pushes.ts";
import type { ServiceWorkerScope } from "#platform/service-worker-scope.ts";
import { servePages } from "./serve-pages.ts";
import { serveUpdates } from "./serve-updates.ts";

const worker = self as unknown as ServiceWorkerScope;

serveUpdates(worker);
servePages(worker, {
  build: import.meta.env.BUILD as string,
  files: import.meta.env.SHELL_FILES as string[],
});
servePushes(worker);
