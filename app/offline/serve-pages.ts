import type { FetchEvent, ServiceWorkerScope } from "#platform/service-worker-scope.ts";
import { forgetAccounts, keptPicture, picturesPath } from "./kept-store.ts";

/** The page of what is on the device, as it is kept for every address that has no answer. */
export const shellPath = "/offline";
const shellPrefix = "shell ";

/** Addresses that are no pages: files to save, and answers to programs. The page of the device never takes their place. */
const noPage = /^\/(media|feeds|functions|webhooks|sitemaps)\/|^\/account\/export$/;

/**
 * Answers pages from the network, and only where that does not answer by the page of what is on the device. Nothing but
 * that page, its files and kept pictures ever comes from here: all other requests are left to the browser, so that
 * pages are as fresh as without a worker, and recordings and the live channel never pass through it.
 * @param build of the site @param files that the kept page needs, which carry the hash of their content in their names
 */
export function servePages(
  worker: ServiceWorkerScope,
  { build, files }: { build: string; files: readonly string[] },
): void {
  const shell = shellPrefix + build;
  const shellFiles = new Set(files);

  worker.addEventListener("install", (event) => event.waitUntil(install()));
  worker.addEventListener("activate", (event) => event.waitUntil(activate()));
  worker.addEventListener("message", (event) => {
    const { language } = event.data ?? {};
    if (typeof language === "string") event.waitUntil(speak(language));
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (request.mode === "navigate") {
      if (pathname === "/auth/sign-out") event.waitUntil(forgetAccounts());
      else if (
        request.method === "GET" &&
        request.destination === "document" &&
        !noPage.test(pathname)
      )
        event.respondWith(pageOrShell(event));
    } else if (pathname.startsWith(picturesPath)) event.respondWith(keptPicture(pathname));
    else if (shellFiles.has(pathname))
      event.respondWith(fetch(request).catch(() => fileOf(pathname)));
  });

  async function install(): Promise<void> {
    const cache = await caches.open(shell);
    await Promise.all([cache.addAll(files), keepPage(cache, await languageOfShell())]);
  }

  /** Deletes what other builds kept, and lets the browser ask for a page while the worker starts (navigation preload). */
  async function activate(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(shellPrefix) && name !== shell) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
  }

  /** The page as everybody gets it: without cookies there is nothing of a reader on it. */
  async function keepPage(cache: Cache, language: string | null): Promise<void> {
    const address = `${shellPath}?shell=1${language ? `&lang=${language}` : ""}`;
    const page = await fetch(address, { credentials: "omit", cache: "no-store" });
    if (!page.ok) throw new Error(`the page of the device: ${page.status}`);
    const html = await page.clone().text();
    const needed = [...html.matchAll(/(?:data-start|rel="stylesheet" href)="(\/assets\/[^"]+)"/g)];
    // It may come from a process of another build, whose files are not here.
    if (needed.some(([, path = ""]) => !shellFiles.has(path)))
      throw new Error("the page of the device is of another build");
    await cache.put(shellPath, page);
  }

  /** Keeps the page in the language of the reader, once it is another one. */
  async function speak(language: string): Promise<void> {
    if (/^[a-z]{2}$/.test(language) && (await languageOfShell()) !== language)
      await keepPage(await caches.open(shell), language);
  }

  /** The language of the page that is kept by this build, or by the one before it. */
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
      // A page that is only fetched ahead fails: by the time it is opened there may be a connection again.
      if (event.request.headers.get("sec-purpose")?.startsWith("prefetch")) throw error;
      const page = await (await caches.open(shell)).match(shellPath);
      if (page) return page;
      throw error;
    }
  }

  const fileOf = async (path: string): Promise<Response> =>
    (await (await caches.open(shell)).match(path)) ?? Response.error();
}
