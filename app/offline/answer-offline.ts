import type { FetchEvent, ServiceWorkerScope } from "#platform/service-worker-scope.ts";
import { deleteCopiesOfAccounts, picturesPath, storedPicture } from "./copy-store.ts";

/** The address of the offline page. */
export const shellPath = "/offline";
const shellPrefix = "shell ";

/** Addresses that are no pages: downloads, and responses for programs. The offline page never replaces them. */
const noPage = /^\/(media|feeds|functions|webhooks|sitemaps)\/|^\/account\/export$/;

/**
 * Answers navigations from the network, and with the offline page where that fails. Only that page, its files and stored
 * pictures come from the cache. All other requests are left to the browser, so that pages are as fresh as without a worker,
 * and recordings and the live channel do not pass through it.
 * @param build of the site @param files that the offline page needs, with content hashes in their names
 */
export function answerOffline(
  worker: ServiceWorkerScope,
  { build, files }: { build: string; files: readonly string[] },
): void {
  const shell = shellPrefix + build;
  const shellFiles = new Set(files);

  worker.addEventListener("install", (event) => event.waitUntil(install()));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("message", (event) => {
    const { language } = event.data ?? {};
    if (typeof language === "string") event.waitUntil(cachePageIn(language));
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    // By the page's script, or by a form without it.
    if (pathname === "/auth/sign-out") event.waitUntil(deleteCopiesOfAccounts());
    else if (request.mode === "navigate") {
      if (request.method === "GET" && request.destination === "document" && !noPage.test(pathname))
        event.respondWith(pageOrShell(event));
    } else if (pathname.startsWith(picturesPath)) event.respondWith(storedPicture(pathname));
    else if (shellFiles.has(pathname))
      event.respondWith(fetch(request).catch(() => fileOf(pathname)));
  });

  async function install(): Promise<void> {
    const cache = await caches.open(shell);
    await Promise.all([cache.addAll(files), cachePage(cache, await languageOfShell())]);
  }

  /** Deletes the caches of other builds, and enables navigation preload: the request starts while the worker does. */
  async function activate(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(shellPrefix) && name !== shell) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
  }

  /** Fetches the offline page without cookies, so that it contains nothing of a reader. */
  async function cachePage(cache: Cache, language: string | null): Promise<void> {
    const address = `${shellPath}?shell=1${language ? `&lang=${language}` : ""}`;
    const page = await fetch(address, { credentials: "omit", cache: "no-store" });
    if (!page.ok) throw new Error(`the page of the device: ${page.status}`);
    const html = await page.clone().text();
    const needed = [...html.matchAll(/(?:data-start|rel="stylesheet" href)="(\/assets\/[^"]+)"/g)];
    // During a deployment, a process of another build may answer, whose files are not cached here.
    if (needed.some(([, path = ""]) => !shellFiles.has(path)))
      throw new Error("the page of the device is of another build");
    await cache.put(shellPath, page);
  }

  /** Caches the offline page in the reader's language, if it is in another one. */
  async function cachePageIn(language: string): Promise<void> {
    if (/^[a-z]{2}$/.test(language) && (await languageOfShell()) !== language)
      await cachePage(await caches.open(shell), language);
  }

  /** The language of the offline page that this build, or the one before it, has cached. */
  async function languageOfShell(): Promise<string | null> {
    for (const name of await caches.keys()) {
      if (!name.startsWith(shellPrefix)) continue;
      const page = await (await caches.open(name)).match(shellPath);
      if (page) return page.headers.get("content-language");
    }
    return null;
  }

  async function pageOrShell(event: FetchEvent): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
      // A prefetch fails instead: when the page is opened there may be a connection again.
      if (event.request.headers.get("sec-purpose")?.startsWith("prefetch")) throw error;
      const page = await (await caches.open(shell)).match(shellPath);
      if (page) return page;
      throw error;
    }
  }

  const fileOf = async (path: string): Promise<Response> =>
    (await (await caches.open(shell)).match(path)) ?? Response.error();
}
