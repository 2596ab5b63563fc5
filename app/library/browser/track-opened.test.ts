import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("stores how far an article was read also while a recording is the item opened last", async () => {
  vi.resetModules();
  const local = new Map([["cookie_consent", "accepted"]]);
  const listeners = new Map<string, () => void>();
  const body = {
    matches: () => true,
    getBoundingClientRect: () => ({ top: -600, height: 2_000 }),
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => local.set(key, text),
    removeItem: (key: string) => local.delete(key),
  });
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    querySelector: () => body,
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: "hidden",
  });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("innerHeight", 800);
  const { storeLastViewed, trackOpened } = await import("./track-opened.ts");
  const item = { id: 3, type: "article", title: "A piece", meta: "a-piece" };
  trackOpened({ dataset: { item: JSON.stringify(item) } } as unknown as HTMLElement);
  storeLastViewed({ id: 7, type: "podcast", title: "An episode", meta: "" }, { progress: 10 });
  listeners.get("scroll")?.();
  const positions = () => JSON.parse(local.get("reading_positions") ?? "{}");
  await vi.waitFor(() => expect(positions()).toMatchObject({ "article:3": { share: 70 } }), 5_000);
  expect(JSON.parse(local.get("last_viewed") ?? "{}")).toMatchObject({ type: "podcast", id: 7 });
});
