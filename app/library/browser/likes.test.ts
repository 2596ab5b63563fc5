import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("keeps a visitor's receipt when a like is taken back and given again without a connection", async () => {
  vi.resetModules();
  const receipt = "a:AAAAAAAAAAAAAAAAAAAAAA";
  const local = new Map([["liked_items", JSON.stringify({ "article:5": receipt })]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => local.set(key, text),
    removeItem: (key: string) => local.delete(key),
  });
  vi.stubGlobal("document", {
    documentElement: { dataset: {}, lang: "en" },
    querySelectorAll: () => [],
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.doMock("./reader-toasts.ts", () => ({ showOffline: async () => {} }));
  const { toggleLike } = await import("./likes.ts");
  const control = { dataset: { likeable: "article:5", likes: "7" } } as unknown as HTMLElement;
  await toggleLike(control);
  expect(JSON.parse(local.get("unsent_changes") ?? "{}").changes).toMatchObject([
    { do: "unlike", receipt },
  ]);
  expect(local.get("liked_items")).toBe("{}");
  await toggleLike(control);
  expect([local.has("unsent_changes"), JSON.parse(local.get("liked_items") ?? "{}")]).toEqual([
    false,
    { "article:5": receipt },
  ]);
  vi.doUnmock("./reader-toasts.ts");
});
