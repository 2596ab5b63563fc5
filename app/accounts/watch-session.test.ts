import { expect, it, vi } from "vitest";
import { watchSession } from "./watch-session.ts";

it("keeps the language that the address names when it leaves after a sign-out", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const assign = vi.fn();
  const others = { postMessage: vi.fn() };
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("setInterval", () => 0);
  vi.stubGlobal("location", { search: "?page=2&lang=fr", assign });
  vi.stubGlobal("BroadcastChannel", function Channel() {
    return others;
  });
  vi.stubGlobal("fetch", async () => ({ type: "opaqueredirect" }));
  watchSession();
  const form = { matches: () => true, action: "/auth/sign-out?lang=fr" };
  const submit = new Event("submit");
  Object.defineProperty(submit, "target", { value: form });
  page.dispatchEvent(submit);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/?lang=fr"));
  expect(others.postMessage).toHaveBeenCalledOnce();
});
