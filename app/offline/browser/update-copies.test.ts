import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CopyPlan, maxSavedCopies } from "../copy.ts";
import { copiesKey, copiesOff } from "../may-store-copies.ts";

/** What is in the cache storage, by path. */
let cache: Map<string, string>;
/** How many characters it may have. */
let room: number;
let local: Map<string, string>;
/** The texts that the server has, by key; those of other versions are other texts. */
let texts: Record<string, string>;
let brief: string[];
let picture: string;
/** The keys of the saved items. */
let saved: string[];
let plans: number;
/** When the server made the plan. */
let at: string;
let whileAsking = () => {};

const fullDevice = () => new DOMException("full", "QuotaExceededError");
const used = () => [...cache.values()].join("").length;

const fakeCache = {
  match: async (path: string) => {
    const text = cache.get(path);
    return text === undefined ? undefined : new Response(text);
  },
  put: async (path: string, answer: Response) => {
    const text = await answer.text();
    if (used() - (cache.get(path) ?? "").length + text.length > room) throw fullDevice();
    cache.set(path, text);
  },
  delete: async (path: string) => cache.delete(path),
};

const plan = (): CopyPlan => ({
  reader: null,
  at,
  saved: saved.slice(0, maxSavedCopies),
  brief: { day: "2026-11-21", names: brief },
  versions: Object.fromEntries(brief.map((key) => [key, (texts[key] ?? "").slice(0, 3)])),
  accessUntil: null,
  account: null,
});

const copyOf = (key: string) =>
  texts[key] && {
    item: { title: key },
    html: texts[key],
    picture: picture ? "/picture" : null,
    forMembers: false,
  };

beforeEach(() => {
  cache = new Map();
  local = new Map();
  room = Number.POSITIVE_INFINITY;
  texts = {};
  picture = "";
  saved = [];
  plans = 0;
  at = "2001-01-01T00:00:00.000Z";
  whileAsking = () => {};
  vi.stubGlobal("name", "");
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => local.set(key, text),
    removeItem: (key: string) => local.delete(key),
  });
  vi.stubGlobal("caches", {
    keys: async () => ["kept visitor"],
    has: async () => true,
    open: async () => fakeCache,
  });
  const request = (_name: string, _options: object, use: (lock: object) => unknown) => use({});
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("fetch", async (path: string, options?: { body: string }) => {
    if (path === "/picture") return new Response(picture);
    const call = JSON.parse(options?.body ?? "{}") as { do: string; names: string[] };
    if (call.do === "plan") {
      plans++;
      return Response.json(plan());
    }
    whileAsking();
    return Response.json(Object.fromEntries(call.names.map((key) => [key, copyOf(key)])));
  });
});

/** Updates the copies on the next page. */
async function update(): Promise<void> {
  vi.resetModules();
  const { updateCopies } = await import("./update-copies.ts");
  await updateCopies();
}

const storedList = () =>
  JSON.parse(cache.get("/offline/kept") ?? "{}") as { entries: Record<string, unknown> };
const listed = () => Object.keys(storedList().entries);
const stored = () =>
  [...cache.keys()].flatMap((path) => /^\/offline\/kept\/(.*)/.exec(path)?.[1] ?? []);
const textOf = (key: string) =>
  (JSON.parse(cache.get(`/offline/kept/${key}`) ?? "{}") as { html?: string }).html;

it("copies watch the queue once, however often they are updated", async () => {
  brief = [];
  vi.resetModules();
  const { updateCopies } = await import("./update-copies.ts");
  const listen = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  await updateCopies();
  await updateCopies();
  expect(listen.mock.calls.filter(([name]) => name === "storage")).toHaveLength(1);
});

it("copies are fresh for a while, also where more is saved than is copied", async () => {
  brief = [];
  saved = Array.from({ length: maxSavedCopies + 1 }, (_, n) => `article:${n + 1}`);
  const items = saved.map((key) => ({
    id: Number(key.slice("article:".length)),
    type: "article",
    title: key,
    meta: key.replace(":", "-"),
    savedAt: 1,
  }));
  local.set("saved_queue", JSON.stringify(items));
  at = new Date().toISOString();
  await update();
  await update();
  expect(plans).toBe(1);
});

describe("copies on a device without room", () => {
  it("stay as they were where another version does not fit", async () => {
    brief = ["article:1", "article:2"];
    texts = { "article:1": "old", "article:2": "old" };
    picture = "a picture";
    await update();
    const before = storedList().entries;
    texts = { "article:1": "new".repeat(999), "article:2": "new" };
    picture = "another picture";
    room = used() + 100;
    await update();
    expect(textOf("article:1")).toBe("old");
    expect(cache.get("/offline/pictures/article:1")).toBe("a picture");
    expect(storedList().entries).toEqual(before);
    expect(local.get(copiesKey)).toBe("full");
  });

  it("leave nothing of a new item that does not fit", async () => {
    brief = ["article:1"];
    texts = { "article:1": "old" };
    await update();
    brief = ["article:2", "article:1"];
    texts = { "article:1": "old", "article:2": "new".repeat(999) };
    picture = "a picture";
    room = used() + 100;
    const before = [...cache.keys()];
    await update();
    expect([...cache.keys()]).toEqual(before);
  });

  it("are all in the list: new ones go where the list with them does not fit", async () => {
    brief = ["article:1"];
    texts = { "article:1": "old" };
    await update();
    brief = ["article:1", "article:2", "article:3"];
    texts = { "article:1": "old", "article:2": "new", "article:3": "new" };
    const before = used();
    await update();
    const entry = JSON.stringify(storedList().entries["article:3"]).length;
    expect(listed()).toEqual(brief);
    room = used() - entry;
    expect(room).toBeGreaterThan(before);
    for (const key of ["article:2", "article:3"]) cache.delete(`/offline/kept/${key}`);
    const list = storedList();
    for (const key of ["article:2", "article:3"]) delete list.entries[key];
    cache.set("/offline/kept", JSON.stringify(list));
    await update();
    expect(listed()).toEqual(["article:1", "article:2"]);
    expect(stored()).toEqual(listed());
    expect(local.get(copiesKey)).toBe("full");
  });

  it("make room when they are no longer wanted", async () => {
    brief = ["article:1"];
    texts = { "article:1": "old".repeat(999) };
    await update();
    room = used();
    // The list of these names is longer than the one before.
    brief = Array.from({ length: 20 }, (_, n) => `article:${n + 2}`);
    texts = { "article:2": "new" };
    await update();
    expect(listed()).toEqual(["article:2"]);
    expect(stored()).toEqual(["article:2"]);
    expect(local.get(copiesKey)).toBeUndefined();
  });

  it("stay off where the reader has switched them off meanwhile", async () => {
    brief = ["article:1"];
    texts = { "article:1": "new".repeat(999) };
    room = 500;
    whileAsking = () => local.set(copiesKey, copiesOff);
    await update();
    expect(local.get(copiesKey)).toBe(copiesOff);
    local.delete(copiesKey);
    whileAsking = () => {};
    await update();
    expect(local.get(copiesKey)).toBe("full");
  });
});
