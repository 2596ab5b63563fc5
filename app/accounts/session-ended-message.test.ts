import { beforeEach, expect, it, vi } from "vitest";
import { read, sessionEndedKey, setTemporary } from "#ui/reader-storage.ts";
import { showSessionEnded } from "./session-ended-message.ts";

const toasts = vi.hoisted((): object[] => []);
vi.mock("#ui/toast.ts", () => ({ showToast: (toast: object) => toasts.push(toast) }));
beforeEach(() => {
  toasts.length = 0;
  vi.stubGlobal("location", { pathname: "/saved", search: "?page=2" });
});

it("says once that the session was ended elsewhere, and leads back after the sign-in", async () => {
  setTemporary(sessionEndedKey, "elsewhere");
  const texts = async () => ((key: string) => key) as never;
  await showSessionEnded(texts);
  await showSessionEnded(texts);
  expect(toasts).toMatchObject([
    { kind: "alert", link: { to: "/auth?redirectTo=%2Fsaved%3Fpage%3D2" } },
  ]);
});

it("stays quiet where its words cannot be loaded", async () => {
  setTemporary(sessionEndedKey, "elsewhere");
  await showSessionEnded(() => Promise.reject(new TypeError("offline")));
  expect([toasts, read(sessionEndedKey)]).toEqual([[], null]);
});
