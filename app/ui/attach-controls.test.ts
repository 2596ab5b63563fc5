import { afterEach, expect, it, vi } from "vitest";
import { attachControls } from "./attach-controls.ts";

afterEach(() => vi.unstubAllGlobals());

it("submits the form by its button where the script cannot be loaded", async () => {
  const page = new EventTarget();
  const requestSubmit = vi.fn();
  class Button {
    form = { requestSubmit };
    closest = () => this;
  }
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLFormElement", class {});
  vi.stubGlobal("HTMLButtonElement", Button);
  vi.stubGlobal("MouseEvent", class {});
  attachControls("click", "button", () => Promise.reject(new Error("no network")));
  const button = new Button();
  const click = new Event("click", { cancelable: true });
  Object.defineProperty(click, "target", { value: button });
  page.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(requestSubmit).toHaveBeenCalledExactlyOnceWith(button));
});
