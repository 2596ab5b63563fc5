import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let local: Map<string, string>;
let stored: Set<string>;
let hasAlerts: boolean;
let registered: boolean;

beforeEach(() => {
  vi.resetModules();
  local = new Map([["cookie_consent", "accepted"]]);
  stored = new Set(["kept visitor", "shell 1"]);
  [hasAlerts, registered] = [false, true];
  const registration = {
    pushManager: { getSubscription: async () => (hasAlerts ? {} : null) },
    unregister: async () => {
      registered = false;
    },
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
    },
    locks: { request: (_: string, run: () => unknown) => run() },
  });
  vi.stubGlobal("caches", {
    keys: async () => [...stored],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => local.set(key, text),
    removeItem: (key: string) => local.delete(key),
  });
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "en" } });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.doMock("./browser/update-copies.ts", () => ({ copiesLock: "", updateCopies: async () => {} }));
  vi.doMock("./browser/offer-install.ts", () => ({ offerInstall: async () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("./browser/update-copies.ts");
  vi.doUnmock("./browser/offer-install.ts");
});

async function openPage() {
  const { updateDevice } = await import("./update-device.ts");
  await updateDevice(async () => ((key: string) => key) as never);
  return import("#ui/reader-storage.ts");
}

describe("what the device stores", () => {
  it("stays while the reader agrees", async () => {
    await openPage();
    expect([[...stored], registered]).toEqual([["kept visitor", "shell 1"], true]);
  });

  it("is deleted at once when consent is withdrawn, with the count of visits", async () => {
    local.set("visits", "{}");
    const { write } = await openPage();
    write("cookie_consent", "rejected");
    await vi.waitFor(() => expect([[...stored], registered]).toEqual([[], false]));
    expect(local.has("visits")).toBe(false);
  });

  it("is deleted by the next page, but for a worker that shows alerts", async () => {
    local.set("cookie_consent", "rejected");
    hasAlerts = true;
    await openPage();
    expect([[...stored], registered]).toEqual([["shell 1"], true]);
  });
});
