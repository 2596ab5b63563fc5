import { afterEach, expect, it, vi } from "vitest";
import { restoreAccountData } from "./restore-account-data.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives the page the day of the device's clock, not that of the last update of the copies", async () => {
  const account = {
    reader: "ana",
    now: "2026-11-20T20:00:00.000Z",
    today: "2026-11-20",
    timezone: "Europe/Berlin",
  };
  const list = { reader: "ana", accessUntil: null, account, entries: {} };
  const root = { dataset: {} as Record<string, string> };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("caches", {
    keys: async () => ["kept ana"],
    open: async () => ({ match: async () => Response.json(list) }),
  });
  vi.useFakeTimers({ now: Date.parse("2026-11-21T23:30:00.000Z"), toFake: ["Date"] });
  await restoreAccountData();
  expect(JSON.parse(root.dataset.account ?? "null")).toEqual({
    ...account,
    now: "2026-11-21T23:30:00.000Z",
    today: "2026-11-22",
  });
});
