import { afterEach, expect, it, vi } from "vitest";
import { sendSignUp } from "./send-sign-up.ts";

afterEach(() => void vi.unstubAllGlobals());

it("is left to the browser where the words for its outcome never came, and can be sent again", async () => {
  vi.stubGlobal(
    "FormData",
    class {
      has = () => true;
    },
  );
  const field = { value: "ana@example.org", removeAttribute() {}, dataset: {}, textContent: "" };
  const submit = vi.fn();
  const form = { dataset: {}, querySelector: () => field, submit };
  const texts = () => Promise.reject(new TypeError("no network"));
  await sendSignUp(form as unknown as HTMLFormElement, texts);
  expect(submit).toHaveBeenCalledOnce();
  expect(form.dataset).toEqual({});
});
