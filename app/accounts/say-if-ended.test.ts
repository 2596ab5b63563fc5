import { beforeEach, expect, it, vi } from "vitest";
import { read, sessionEndedKey, setTemporary } from "#ui/reader-storage.ts";
import { sayIfEnded } from "./say-if-ended.ts";

const toasts = vi.hoisted((): object[] => []);
vi.mock("#ui/toast.ts", () => ({ showToast: (toast: object) => toasts.push(toast) }));
beforeEach(() => {
  toasts.length = 0;
  vi.stubGlobal("location", { pathname: "/saved", search: "?page=2" });
});

it("says once that the session was ended elsewhere, and leads back after the sign-in", async () => {
  setTemporary(sessionEndedKey, "elsewhere");
  const texts = async () => ((key: string) => key) as never;
  await sayIfEnded(texts);
  await sayIfEnded(texts);
  expect(toasts).toMatchObject([
    { kind: "alert", link: { to: "/auth?redirectTo=%2Fsaved%3Fpage%3D2" } },
  ]);
});

it("stays quiet where its words cannot be loaded", async () => {
  setTemporary(sessionEndedKey, "elsewhere");
  await sayIfEnded(() => Promise.reject(new TypeError("offline")));
  expect([toasts, read(sessionEndedKey)]).toEqual([[], null]);
});
