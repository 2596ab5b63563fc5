import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// The module holds what one page knows, so each page of a test loads it anew. `window.name` is the tab's and stays.
let local: Map<string, string>;
let full: boolean;

beforeEach(() => {
  local = new Map();
  full = false;
  vi.stubGlobal("name", "");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      local.set(key, text);
    },
    removeItem: (key: string) => local.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The next page of the tab. @param session of its reader; empty for a visitor */
async function openPage({ session = "", account = "" } = {}) {
  vi.resetModules();
  const dataset = { session, ...(account ? { account } : {}) };
  vi.stubGlobal("document", { documentElement: { dataset } });
  const storage = await import("./reader-storage.ts");
  storage.reloadTemporary();
  return storage;
}

const tabName = () => (globalThis as { name?: string }).name;

describe("the tab's memory", () => {
  it("holds a text over the next page of the same reader, and stores nothing", async () => {
    const page = await openPage({ session: "ana" });
    page.setTemporary("resume_wish", "article:12");
    expect(page.read("resume_wish")).toBe("article:12");
    const next = await openPage({ session: "ana" });
    expect(next.read("resume_wish")).toBe("article:12");
    expect(next.hasTemporary()).toBe(true);
    expect(local.size).toBe(0);
  });

  it.each([
    ["another reader", "ana", "ben"],
    ["a visitor after a reader", "ana", ""],
    ["a reader after a visitor", "", "ana"],
  ])("gives nothing of it to %s, but what is left for the next", async (_, before, after) => {
    const page = await openPage({ session: before });
    page.setTemporary("last_viewed", "private");
    page.setTemporary(page.sessionEndedKey, "elsewhere");
    const next = await openPage({ session: after });
    expect(next.read("last_viewed")).toBeNull();
    expect(next.read(next.sessionEndedKey)).toBe("elsewhere");
    // What the first reader left is gone as soon as the next one writes.
    next.clearTemporary(next.sessionEndedKey);
    expect(tabName()).toBe("");
  });

  it("holds what the storage has no room for, and forgets it there once it is stored", async () => {
    const page = await openPage();
    full = true;
    expect(page.write("saved_queue", "[1]")).toBe(false);
    const next = await openPage();
    expect(next.read("saved_queue")).toBe("[1]");
    full = false;
    expect(next.write("saved_queue", "[1,2]")).toBe(true);
    expect([tabName(), local.get("saved_queue")]).toEqual(["", "[1,2]"]);
  });

  it("comes before the storage, also where a text was deleted that the storage still has", async () => {
    local.set("last_viewed", "old");
    const page = await openPage();
    page.setTemporary("last_viewed", "new");
    expect(page.read("last_viewed")).toBe("new");
    page.clearTemporary("last_viewed");
    expect(page.read("last_viewed")).toBe("old");
  });

  it("leaves the name of a tab alone that another site has given it", async () => {
    vi.stubGlobal("name", "checkout-window");
    const page = await openPage();
    expect(page.hasTemporary()).toBe(false);
    expect(tabName()).toBe("checkout-window");
    page.clearTemporary("resume_wish");
    page.write("theme", "dark");
    expect(tabName()).toBe("checkout-window");
  });

  it.each([
    ["no JSON", "eunison:{"],
    ["null", "eunison:null"],
    ["no list", 'eunison:{"owner":"","held":7}'],
    ["no pairs", 'eunison:{"owner":"","held":[7,null]}'],
    ["pairs that are no texts", 'eunison:{"owner":"","held":[["a",{"b":1}],[2,"c"]]}'],
  ])("takes a spoiled one for empty: %s", async (_, name) => {
    vi.stubGlobal("name", name);
    const page = await openPage();
    expect(page.hasTemporary()).toBe(false);
    expect(page.read("a")).toBeNull();
  });

  it("is read anew by a page that comes back, which tells who listens", async () => {
    vi.stubGlobal("addEventListener", () => {});
    const first = await openPage({ session: "ana" });
    first.setTemporary("resume_wish", "article:12");
    const second = await openPage({ session: "ana" });
    second.clearTemporary("resume_wish");
    const listener = vi.fn();
    first.subscribe(listener);
    first.reloadTemporary();
    expect(first.read("resume_wish")).toBeNull();
    expect(listener).toHaveBeenCalled();
  });
});

describe("the account's values", () => {
  const account = JSON.stringify({ kept: { saved_queue: ["article:1"], last_viewed: null } });

  it("come before the storage, and what is written goes to the account alone", async () => {
    local.set("saved_queue", "of a visitor");
    const page = await openPage({ session: "ana", account });
    expect(page.read("saved_queue")).toBe('["article:1"]');
    expect(page.read("last_viewed")).toBeNull();
    page.write("last_viewed", "{}");
    const sent: unknown[] = [];
    page.sendAccountChanges((written) => sent.push(written));
    page.write("saved_queue", null);
    expect(sent).toEqual([
      { key: "last_viewed", text: "{}" },
      { key: "saved_queue", text: null },
    ]);
    expect(page.read("saved_queue")).toBeNull();
    expect([...local]).toEqual([["saved_queue", "of a visitor"]]);
  });

  it("are none where the document carries none, or spoiled ones", async () => {
    expect((await openPage()).hasAccount()).toBe(false);
    expect((await openPage({ account: "{" })).hasAccount()).toBe(false);
  });
});
