import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchWithRetry } from "./fetch-with-retry.ts";

let answers: number[];
let asked: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (...call: unknown[]) => {
    asked.push(call);
    return new Response("", { status: answers.shift() ?? 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = async (init?: RequestInit) => {
  const response = fetchWithRetry("/functions/fetch-news", init);
  await vi.advanceTimersByTimeAsync(5_000);
  return (await response).status;
};

it.each([502, 503, 504])("asks again after a %d, with the same request", async (status) => {
  answers = [status, status];
  expect(await ask({ method: "POST", body: "{}" })).toBe(200);
  const call = ["/functions/fetch-news", { method: "POST", body: "{}" }];
  expect(asked).toEqual([call, call, call]);
});

it("gives the last answer when it has asked three times", async () => {
  answers = [503, 502, 504];
  expect(await ask()).toBe(504);
  expect(asked).toHaveLength(3);
});

it.each([200, 400, 429, 500])("takes %d for an answer", async (status) => {
  answers = [status];
  expect(await ask()).toBe(status);
  expect(asked).toHaveLength(1);
});

it("asks no more when nobody waits for it", async () => {
  answers = [503];
  const left = new AbortController();
  const response = fetchWithRetry("/", { signal: left.signal });
  const ended = expect(response).rejects.toThrow("left");
  left.abort(new Error("left"));
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;
  expect(asked).toHaveLength(1);
});
