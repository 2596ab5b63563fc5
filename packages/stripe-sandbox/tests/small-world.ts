// The engine without a server. Every call is synchronous, so that thousands of histories can be run.
import { stepTestClock } from "../engine/advance.ts";
import { serveApi } from "../http/api.ts";
import type { Page } from "../pages/layout.ts";
import { servePage } from "../pages/pages.ts";
import { openStore } from "../store.ts";
import type { World } from "../world.ts";

const secretKey = "sk_test_small";

export type SmallWorld = ReturnType<typeof newSmallWorld>;

export function newSmallWorld() {
  const store = openStore(null);
  const world: World = {
    store,
    publicUrl: "http://pay.example",
    business: { name: "Example", country: "DE" },
    realNow: () => 1_800_000_000_000,
    request: null,
    wake: () => {},
  };
  const call = (
    line: string,
    params: Record<string, string> = {},
    idempotencyKey: string | null = null,
  ) => {
    const [method = "", path = ""] = line.split(" ");
    const text = new URLSearchParams(params).toString();
    const answer = serveApi(world, secretKey, {
      method,
      path,
      query: method === "POST" ? "" : text,
      body: method === "POST" ? text : "",
      authorization: `Bearer ${secretKey}`,
      version: null,
      idempotencyKey,
    });
    return { status: answer.status, body: JSON.parse(answer.body) };
  };
  return {
    world,
    store,
    call,
    browse: (path: string, form?: Record<string, string>): Page =>
      servePage(world, {
        method: form ? "POST" : "GET",
        url: new URL(path, world.publicUrl),
        form: new URLSearchParams(form),
        languages: "en",
      }),
    advance: (clock: string, to: number): void => {
      call(`POST /v1/test_helpers/test_clocks/${clock}/advance`, { frozen_time: String(to) });
      while (stepTestClock(world, clock));
    },
    close: () => store.close(),
  };
}
