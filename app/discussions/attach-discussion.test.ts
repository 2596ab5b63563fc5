import { afterEach, expect, it, vi } from "vitest";
import { dispatchLive } from "#platform/live/messages.ts";
import { abortPageSignal } from "#ui/page-signal.ts";
import { attachDiscussion } from "./attach-discussion.ts";

afterEach(() => vi.unstubAllGlobals());

it("counts what is new in the discussion of this page alone, not of one that it has replaced", () => {
  const shown = { hidden: true, textContent: "" };
  const bar = { dataset: { one: "1 new", many: "# new" }, querySelector: () => shown };
  const openPage = (path: string) => {
    const section = {
      dataset: { discussion: `${path}/discussion` },
      addEventListener: () => {},
      querySelector: vi.fn((selector: string) => (selector === "[data-fresh]" ? bar : null)),
    };
    vi.stubGlobal("document", {
      querySelector: () => section,
      getElementById: () => null,
      // What other files of this process have left listening ends here too.
      removeEventListener: () => {},
    });
    attachDiscussion();
    return section;
  };
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
    },
  );
  const add = (path: string, id: number) =>
    dispatchLive("discussions", [{ path, added: [{ id }] }]);
  const before = openPage("/article/a");
  add("/article/a", 1);
  expect(shown.textContent).toBe("1 new");
  before.querySelector.mockClear();
  abortPageSignal();
  openPage("/article/b");
  add("/article/a", 2);
  add("/article/b", 3);
  expect([before.querySelector.mock.calls, shown.textContent]).toEqual([[], "1 new"]);
});
