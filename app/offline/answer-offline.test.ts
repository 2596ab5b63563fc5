import { afterEach, expect, it, vi } from "vitest";
import type { ServiceWorkerScope } from "#platform/service-worker-scope.ts";
import { answerOffline } from "./answer-offline.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["navigate", "document"],
  ["cors", ""],
])("deletes the copies of accounts at a sign-out (%s)", async (mode, destination) => {
  const deleted: string[] = [];
  vi.stubGlobal("caches", {
    keys: async () => ["kept ana", "kept visitor", "shell 1"],
    delete: async (name: string) => deleted.push(name),
  });
  const listeners: Record<string, (event: object) => void> = {};
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    location: { origin: "https://example.eu" },
  };
  answerOffline(worker as unknown as ServiceWorkerScope, { build: "1", files: [] });
  const request = { url: "https://example.eu/auth/sign-out?lang=fr", mode, destination };
  const work: Promise<unknown>[] = [];
  listeners.fetch?.({
    request: { ...request, method: "POST" },
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: () => expect.unreachable(),
  });
  await Promise.all(work);
  expect(deleted).toEqual(["kept ana"]);
});
