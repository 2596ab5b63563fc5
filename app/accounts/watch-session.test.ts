import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Page = typeof globalThis.document;
let page: Page;
let others: { postMessage: ReturnType<typeof vi.fn> };
let local: Map<string, string>;
let isBusy: boolean;
let status: number;
const assign = vi.fn();
const reload = vi.fn();
const deleteCopies = vi.fn(async () => {});
const showEnded = vi.fn(async () => {});

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    documentElement: { dataset: {} },
  }) as unknown as Page;
  others = { postMessage: vi.fn() };
  local = new Map();
  isBusy = false;
  status = 401;
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("setInterval", () => 0);
  vi.stubGlobal("location", { search: "?page=2&lang=fr", assign, reload });
  vi.stubGlobal("BroadcastChannel", function Channel() {
    return others;
  });
  vi.stubGlobal("sessionStorage", { clear: () => {} });
  vi.stubGlobal("fetch", async (_: string, { redirect }: RequestInit) =>
    redirect ? { type: "opaqueredirect" } : { status },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watch() {
  vi.stubGlobal(
    "localStorage",
    Object.assign({ removeItem: (key: string) => local.delete(key) }, Object.fromEntries(local)),
  );
  const { watchSession } = await import("./watch-session.ts");
  watchSession({ deleteCopies, isBusy: () => isBusy, showEnded });
}

function signOut(): void {
  const form = { matches: () => true, action: "/auth/sign-out?lang=fr" };
  const submit = new Event("submit");
  Object.defineProperty(submit, "target", { value: form });
  page.dispatchEvent(submit);
}

describe("a sign-out", () => {
  it("keeps the language that the address names when it leaves", async () => {
    await watch();
    signOut();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/?lang=fr"));
    expect(others.postMessage).toHaveBeenCalledOnce();
  });

  it("deletes what is the account's before it leaves, and not the choices about this browser", async () => {
    for (const key of ["cookie_consent", "offline_copies", "install_offer", "alerts_here"])
      local.set(key, "");
    await watch();
    deleteCopies.mockImplementationOnce(async () => expect(assign).not.toHaveBeenCalled());
    signOut();
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(deleteCopies).toHaveBeenCalledOnce();
    expect([...local.keys()]).toEqual(["cookie_consent", "offline_copies", "install_offer"]);
  });
});

describe("a session that was ended elsewhere", () => {
  it.each([
    ["reloads a page", false, 1, 0],
    ["leaves a busy page and says so", true, 0, 1],
  ])("%s", async (_, busy, reloads, messages) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    isBusy = busy;
    await watch();
    const { dispatchLive } = await import("#platform/live/messages.ts");
    dispatchLive("session", { signedIn: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([reload.mock.calls.length, showEnded.mock.calls.length]).toEqual([reloads, messages]);
    expect(deleteCopies).toHaveBeenCalledOnce();
  });
});
