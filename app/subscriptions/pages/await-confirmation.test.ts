import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { awaitConfirmation } from "./await-confirmation.ts";

const address = "http://127.0.0.1/subscription-success?tier=premium";
const waiting = '<p role="status" data-waiting="This takes long."></p>';

/** What the functions and the page answer, from the first look on; the last answer stays. */
function answer(looks: { subscribed: boolean | "away"; page?: string }[]) {
  let look = -1;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (to: string) => {
    asked.push(to);
    if (to === "/functions/check-subscription") look += 1;
    const now = looks[Math.min(look, looks.length - 1)];
    if (!now || now.subscribed === "away") throw new TypeError("away");
    return to === address
      ? new Response(now.page ?? waiting)
      : Response.json({ subscribed: now.subscribed });
  });
  return asked;
}

const reload = vi.fn();
function begin() {
  const dataset = { waiting: "This takes long." };
  const status = { dataset, textContent: "", className: "vh", isConnected: true };
  awaitConfirmation(status as unknown as HTMLElement);
  return status;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: address, reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

describe("a page that waits for the confirmation of a payment", () => {
  it("is loaded anew once it would show the subscription, and looks no further", async () => {
    const asked = answer([{ subscribed: false }, { subscribed: true, page: "<h1>active</h1>" }]);
    begin();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    const check = "/functions/check-subscription";
    expect(asked).toEqual([check, check, address]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits on where something less than what was ordered has begun", async () => {
    answer([{ subscribed: true }, { subscribed: true }, { subscribed: true, page: "active" }]);
    begin();
    await vi.advanceTimersByTimeAsync(5_900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is loaded anew where the order has ended without a subscription", async () => {
    answer([{ subscribed: false, page: "<h1>Your free trial could not begin</h1>" }]);
    begin();
    await vi.advanceTimersByTimeAsync(5_900);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("looks no further once another page has come in its place", async () => {
    const asked = answer([{ subscribed: true, page: "active" }]);
    begin().isConnected = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });

  it("says after a while that it takes long, and goes on while the site is away", async () => {
    const asked = answer([{ subscribed: "away" }]);
    const status = begin();
    await vi.advanceTimersByTimeAsync(51_900);
    expect(status).toMatchObject({ textContent: "", className: "vh" });
    await vi.advanceTimersByTimeAsync(200);
    expect(status).toMatchObject({
      textContent: "This takes long.",
      className: "subscription-note",
    });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(asked.filter((to) => to !== address)).toHaveLength(10);
  });
});
