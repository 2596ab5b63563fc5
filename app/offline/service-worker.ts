// The service worker of the site, served at /sw.js. It is built as one file (vite.worker.config.ts), and each
// part of it is a function that listens on the worker.

import { servePushes } from "#alerts/serve-pushes.ts";
import { serveUpdates } from "./serve-updates.ts";
import type { ServiceWorkerScope } from "./service-worker-scope.ts";

const worker = self as unknown as ServiceWorkerScope;

serveUpdates(worker);
servePushes(worker);
