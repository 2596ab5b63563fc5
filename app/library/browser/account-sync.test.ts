// Size: all of it runs against one fake browser and server, which are set up here.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountState } from "../account-state.ts";
import type { Change } from "../change.ts";

// The store holds what one page knows, so each test loads it anew, as a page does.
const state: AccountState = {
  reader: "ana",
  now: "2026-11-21T12:00:00Z",
  today: "2026-11-21",
  timezone: "UTC",
  analytics: true,
  revision: 10_000_000,
  kept: { saved_queue: [], eu_countries_pref: null, last_viewed: null, reading_positions: {} },
};
type Body = { reader: string; changes: Change[]; merge?: object };

let calls: Body[];
/** What the server answers next; it takes what is saved like the real one. */
let answers: ((body: Body) => unknown)[];
let channel: { onmessage: (event: { data: unknown }) => void; posted: unknown[] };
let listeners: Map<string, (event: object) => void>;
let local: Map<string, string>;
let saved: string[];
let toasts: string[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [calls, answers, saved, toasts] = [[], [], [], []];
  [listeners, local] = [new Map(), new Map()];
  vi.stubGlobal("document", { documentElement: { dataset: { account: JSON.stringify(state) } } });
  vi.stubGlobal("addEventListener", (name: string, f: (event: object) => void) =>
    listeners.set(name, f),
  );
  vi.stubGlobal("navigator", { onLine: true, locks: locksOfBrowser() });
  vi.stubGlobal("location", { reload: vi.fn() });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, text: string) => local.set(key, text),
    removeItem: (key: string) => local.delete(key),
  });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      posted: unknown[] = [];
      onmessage = () => {};
      constructor() {
        channel = this as unknown as typeof channel;
      }
      postMessage(data: unknown) {
        this.posted.push(data);
      }
    },
  );
  vi.stubGlobal("fetch", async (_: string, init: { body: string }) => {
    const body: Body = JSON.parse(init.body);
    calls.push(body);
    const answer = answers.shift() ?? serve;
    return answer(body);
  });
  vi.doMock("./reader-toasts.ts", () => ({
    showSaveFailed: async (p: string) => toasts.push(p),
    showOffline: async () => toasts.push("offline"),
    showReaderToast: async () => {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock("./reader-toasts.ts");
});

/** Locks as those of a browser, but a free one is given at once. */
function locksOfBrowser() {
  let held: Promise<unknown> | null = null;
  const request = async (_: string, run: () => Promise<unknown>): Promise<unknown> => {
    while (held) await held.catch(() => {});
    held = run();
    try {
      return await held;
    } finally {
      held = null;
    }
  };
  return { request };
}

let revision = 20_000_000;
function serve(body: Body) {
  for (const change of body.changes) {
    if (change.do !== "save" && change.do !== "remove") continue;
    const name = `${change.kind}:${change.id}`;
    saved = saved.filter((s) => s !== name);
    if (change.do === "save") saved = [name, ...saved];
  }
  const kept = { ...state.kept, saved_queue: saved };
  return ok({ kept, results: body.changes.map(() => null) });
}
const ok = (answer: object) => ({
  ok: true,
  status: 200,
  json: async () => ({ revision: ++revision, ...answer }),
});
const status = (code: number) => () => ({ ok: false, status: code });
const noNetwork = () => {
  throw new TypeError("no network");
};

async function openPage() {
  // The storage of a browser lists its names as its own properties.
  Object.assign(localStorage, Object.fromEntries(local));
  const account = await import("./account-sync.ts");
  const storage = await import("#ui/reader-storage.ts");
  account.startAccountSync();
  const queue = () => JSON.parse(storage.read("saved_queue") ?? "null");
  return { ...account, ...storage, queue };
}
const save = (id: number): Change => ({ do: "save", kind: "article", id });
const remove = (id: number): Change => ({ do: "remove", kind: "article", id });

describe("a change of the account", () => {
  it("shows at once, reaches the server in its order, and the other tabs after it", async () => {
    const page = await openPage();
    const done = Promise.all([page.makeChange(save(1)), page.makeChange(save(2))]);
    expect(page.queue()).toEqual(["article:2", "article:1"]);
    expect(channel.posted).toEqual([]);
    expect(await done).toEqual([true, true]);
    expect(calls.map((c) => c.changes.map((change) => "id" in change && change.id))).toEqual([
      [1],
      [2],
    ]);
    expect(calls[0]).toMatchObject({ reader: "ana" });
    expect(channel.posted.at(-1)).toMatchObject({ kept: { saved_queue: saved } });
  });

  it("is sent, and a refusal is shown, also where both happen while another fails to show", async () => {
    const failure = new Error("a listener that fails");
    const page = await openPage();
    const told = vi.spyOn(console, "info").mockImplementation(() => {});
    answers = [
      (body) => {
        void page.makeChange(save(2));
        page.subscribe(() => {
          if (told.mock.calls.length === 0) throw failure;
        });
        return ok({ kept: state.kept, results: body.changes.map(() => "full") });
      },
    ];
    expect(await page.makeChange(save(1))).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledWith(failure);
    expect(toasts).toEqual(["full"]);
    expect(saved).toEqual(["article:2"]);
  });

  it("is tried again without a network, and what came after waits for it", async () => {
    answers = [noNetwork, status(503)];
    const page = await openPage();
    const done = Promise.all([page.makeChange(save(1)), page.makeChange(remove(1))]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await done).toEqual([true, true]);
    expect(calls.map((c) => c.changes.map((change) => change.do))).toEqual([
      ["save"],
      ["save"],
      ["save"],
      ["remove"],
    ]);
    expect(page.queue()).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it.each([
    ["the server refuses it", [status(400)], "failed"],
    ["the server fails at it", [status(500)], "failed"],
    ["the session has ended", [status(401)], "signedOut"],
    ["another reader is signed in", [status(409)], "signedOut"],
  ])("is undone and told when %s", async (_, given, problem) => {
    answers = [...given];
    const page = await openPage();
    const done = page.makeChange(save(1));
    expect(page.queue()).toEqual(["article:1"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toBe(false);
    expect(page.queue()).toEqual([]);
    expect(toasts).toEqual([problem]);
    expect(await page.makeChange(save(2))).toBe(true);
  });

  it("goes back with one before it that the server never had: the page shows what is kept", async () => {
    const page = await openPage();
    expect(await page.makeChange(save(1))).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    answers = [status(400), status(400)];
    const done = Promise.all([page.makeChange(remove(1)), page.makeChange(save(1))]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await done).toEqual([false, false]);
    expect(page.queue()).toEqual(["article:1"]);
    expect(toasts).toEqual(["failed", "failed"]);
  });

  it("that the server refuses by itself is told with its reason; what was not asked for is not", async () => {
    answers = [
      () => ok({ kept: state.kept, results: ["full"] }),
      () => ok({ kept: state.kept, results: ["unknown"] }),
    ];
    const page = await openPage();
    expect(await page.makeChange(save(1))).toBe(false);
    expect(await page.makeChange({ do: "viewed", kind: "article", id: 3 })).toBe(false);
    expect(toasts).toEqual(["full"]);
  });

  it("that was written under a name of the account goes there, also before the store was there", async () => {
    const storage = await import("#ui/reader-storage.ts");
    expect(storage.write("eu_countries_pref", '["Greece"]')).toBe(true);
    await openPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.map((c) => c.changes)).toMatchObject([[{ do: "follow", name: "country:GR" }]]);
    expect(local.size).toBe(0);
  });

  it("of the countries names the one that was chosen or left, and all only where all are left", async () => {
    const page = await openPage();
    let followed: unknown = ["Greece", "Malta"];
    answers = [0, 1, 2, 3].map(
      () => () => ok({ kept: { ...state.kept, eu_countries_pref: followed }, results: [null] }),
    );
    const choose = async (...names: string[]) => {
      page.write("eu_countries_pref", JSON.stringify(names));
      await vi.advanceTimersByTimeAsync(0);
      return calls.at(-1)?.changes;
    };
    // Another device follows Malta, of which this page does not know yet.
    expect(await choose("Greece")).toMatchObject([{ do: "follow", name: "country:GR" }]);
    expect(page.read("eu_countries_pref")).toBe('["Greece","Malta"]');
    followed = ["Malta"];
    expect(await choose("Malta")).toMatchObject([{ do: "unfollow", name: "country:GR" }]);
    followed = ["Malta", "Spain"];
    expect(await choose("Malta", "Spain")).toMatchObject([{ do: "follow", name: "country:ES" }]);
    expect(await choose()).toMatchObject([{ do: "countries", names: [] }]);
    expect(calls).toHaveLength(4);
  });

  it("is sent once more by a page that is left while it waits, and not while it is on its way", async () => {
    answers = [noNetwork];
    const page = await openPage();
    const done = page.makeChange(save(1));
    listeners.get("pagehide")?.({});
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    listeners.get("pagehide")?.({});
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await done).toBe(true);
  });
});

describe("a change without a network", () => {
  const offline = (times: number) => Array.from({ length: times }, () => noNetwork);
  const saves = () => calls.map((c) => c.changes.map((one) => ("id" in one ? one.id : one.do)));

  it("stays on the page, is told once, and arrives when there is a connection, by when it was made", async () => {
    answers = offline(8);
    const page = await openPage();
    const made = Date.now();
    const done = page.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(6_000);
    expect([page.queue(), toasts]).toEqual([["article:1"], ["offline"]]);
    listeners.get("online")?.({});
    await vi.advanceTimersByTimeAsync(6_000);
    expect(toasts).toEqual(["offline"]);
    answers = [];
    listeners.get("online")?.({});
    expect(await done).toBe(true);
    expect(calls.at(-1)?.changes).toMatchObject([{ do: "save", id: 1, savedAt: made }]);
    expect([saved, local.size]).toEqual([["article:1"], 0]);
  });

  it("is tried again by itself, and what is done meanwhile goes with it", async () => {
    answers = offline(4);
    const page = await openPage();
    const first = page.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(6_000);
    answers = offline(4);
    const second = page.makeChange(save(2));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(toasts).toEqual(["offline", "offline"]);
    expect(saves().at(-1)).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(page.queue()).toEqual(["article:2", "article:1"]);
  });

  it("goes alone, with its call, when the server fails at it: what waits behind it arrives", async () => {
    const waiting = Array.from({ length: 51 }, (_, n) => ({ ...save(n + 1), at: n }));
    local.set("unsent_changes", JSON.stringify({ reader: "ana", changes: waiting }));
    answers = [status(500)];
    const page = await openPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(saves().map((call) => call.length)).toEqual([50, 1]);
    expect([page.queue(), toasts, local.size]).toEqual([["article:51"], ["failed"], 0]);
  });

  it.each([429, 502, 503, 504])("is the same as an answer of %s", async (code) => {
    answers = Array.from({ length: 4 }, () => status(code));
    const page = await openPage();
    const done = page.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(6_000);
    expect([page.queue(), toasts]).toEqual([["article:1"], ["offline"]]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await done).toBe(true);
  });

  it("is sent with its time by a page that is left", async () => {
    answers = offline(4);
    const page = await openPage();
    const made = Date.now();
    void page.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(6_000);
    listeners.get("pagehide")?.({});
    expect(calls.at(-1)?.changes).toMatchObject([{ do: "save", id: 1, savedAt: made }]);
  });

  it("outlives the page that made it", async () => {
    answers = offline(4);
    const before = await openPage();
    void before.makeChange(save(1));
    void before.makeChange(remove(2));
    await vi.advanceTimersByTimeAsync(100);
    vi.resetModules();
    vi.stubGlobal("navigator", { onLine: true, locks: locksOfBrowser() });
    answers = [];
    calls = [];
    const after = await openPage();
    expect(after.queue()).toEqual(["article:1"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(saves()).toEqual([[1, 2]]);
    expect([saved, local.size]).toEqual([["article:1"], 0]);
  });

  it("is not sent again by the page that made it once another page has: it may be undone since", async () => {
    answers = offline(4);
    const first = await openPage();
    const done = first.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(6_000);
    answers = [];
    const hidden = listeners.get("pagehide");
    vi.resetModules();
    const second = await openPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual(["article:1"]);
    expect(await second.makeChange(remove(1))).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(true);
    hidden?.({});
    await vi.advanceTimersByTimeAsync(0);
    expect([saved, local.size]).toEqual([[], 0]);
  });

  it("is sent before another one of its kind: a check-in of yesterday before that of today", async () => {
    const asked = vi.fn(async () => null);
    vi.doMock("./check-in-with-account.ts", () => ({ checkInWithAccount: asked }));
    answers = offline(8);
    const page = await openPage();
    const { checkInAccount } = await import("./account-check-in.ts");
    vi.stubGlobal("document", { ...document, querySelector: () => null });
    void page.makeChange({ do: "check-in", at: Date.now() });
    await vi.advanceTimersByTimeAsync(6_000);
    const later = checkInAccount();
    await vi.advanceTimersByTimeAsync(6_000);
    await later;
    expect(asked).not.toHaveBeenCalled();
    answers = [];
    listeners.get("online")?.({});
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.at(-1)?.changes).toMatchObject([{ do: "check-in" }, { do: "check-in" }]);
    await checkInAccount();
    expect(asked).toHaveBeenCalled();
    vi.doUnmock("./check-in-with-account.ts");
  });

  it("is sent by one page at a time", async () => {
    answers = [status(503)];
    const first = await openPage();
    void first.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(100);
    vi.resetModules();
    const second = await openPage();
    void second.makeChange(remove(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.flatMap((c) => c.changes.map((change) => change.do))).toEqual([
      "save",
      "save",
      "remove",
    ]);
    expect([saved, local.size]).toEqual([[], 0]);
  });

  it("is nobody else's, and what was merely opened is not kept", async () => {
    local.set(
      "unsent_changes",
      JSON.stringify({ reader: "ben", changes: [{ ...save(9), at: 1 }] }),
    );
    answers = offline(4);
    const page = await openPage();
    expect(page.queue()).toEqual([]);
    const opened = page.makeChange({ do: "viewed", kind: "article", id: 3 });
    await vi.advanceTimersByTimeAsync(6_000);
    expect([await opened, toasts]).toEqual([false, []]);
    expect(local.get("unsent_changes")).toContain("ben");
    expect(local.get("unsent_changes")).not.toContain('"viewed"');
  });

  it("is not waited for where the browser says that it is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false, locks: locksOfBrowser() });
    answers = offline(1);
    const page = await openPage();
    void page.makeChange(save(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts).toEqual(["offline"]);
  });
});

describe("what others do to the account", () => {
  const kept = (...names: string[]) => ({ ...state.kept, saved_queue: names });

  it("shows, under what is on its way from here; what is older than known does not", async () => {
    const page = await openPage();
    const news = vi.fn();
    page.onAccountUpdate(news);
    answers = [noNetwork];
    const done = page.makeChange(save(1));
    saved = ["video:4"];
    channel.onmessage({ data: { kept: kept("video:4"), revision: 15_000_000 } });
    expect(page.queue()).toEqual(["article:1", "video:4"]);
    channel.onmessage({ data: { kept: kept(), revision: 14_000_000 } });
    expect(page.queue()).toEqual(["article:1", "video:4"]);
    expect(news).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(page.queue()).toEqual(["article:1", "video:4"]);
  });

  it("is asked for by a page that comes back from the browser's memory", async () => {
    const page = await openPage();
    saved = ["video:9"];
    listeners.get("pageshow")?.({ persisted: false });
    expect(calls).toEqual([]);
    listeners.get("pageshow")?.({ persisted: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.queue()).toEqual(["video:9"]);
    answers = [status(401)];
    listeners.get("pageshow")?.({ persisted: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(location.reload).toHaveBeenCalled();
  });
});

describe("what the browser kept for a visitor", () => {
  const item = { id: 3, type: "video", title: "A film", meta: "", savedAt: 5 };
  const fill = () => {
    local.set("saved_queue", JSON.stringify([item]));
    local.set("eu_countries_pref", '["Malta"]');
    local.set("daily_brief_2026-11-20", "read");
    local.set("cookie_consent", "accepted");
  };

  it("is taken over once, and nothing of it is left but the consent", async () => {
    fill();
    answers = [() => ok({ kept: kept("video:3"), results: [] })];
    const page = await openPage();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toMatchObject([
      {
        changes: [],
        merge: { saved: [{ kind: "video", id: 3, savedAt: 5 }], countries: ["Malta"] },
      },
    ]);
    expect([...local.keys()]).toEqual(["cookie_consent"]);
    expect(page.queue()).toEqual(["video:3"]);
  });

  it("stays where it is while the account cannot take it", async () => {
    fill();
    answers = [noNetwork, noNetwork, noNetwork, noNetwork];
    await openPage();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(local.size).toBe(4);
    expect(toasts).toEqual([]);
  });

  const kept = (...names: string[]) => ({ ...state.kept, saved_queue: names });
});
