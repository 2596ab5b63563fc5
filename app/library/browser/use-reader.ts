import { useCallback, useEffect } from "react";
import { useLocation } from "react-router";
import { useControls } from "#ui/use-controls.ts";
import type { Texts } from "./say.ts";

let begun = false;

/** Whether there is anything to show that the server could not know. */
function hasState(): boolean {
  try {
    return begun || "account" in document.documentElement.dataset || localStorage.length > 0;
  } catch {
    return begun;
  }
}

/**
 * Brings the reader's own blocks to life, as late as can be: what serves them is loaded when it is needed.
 * @param texts loads the room's texts; the same function at every call
 */
export function useReader(texts: Texts): void {
  const desk = useCallback(
    () => import("./reader-controls.ts").then((d) => d.openDesk(texts)),
    [texts],
  );
  useControls("click", "[data-reader]", desk);
  const { pathname } = useLocation();
  useEffect(() => {
    const wake = () => void desk();
    if (hasState()) wake();
    addEventListener("storage", wake, { once: true });
    return () => removeEventListener("storage", wake);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const page = document.querySelector<HTMLElement>("[data-open]");
    if (!page) return;
    begun = true;
    let gone = false;
    let close = () => {};
    import("./opened.ts").then(({ open }) => {
      if (!gone) close = open(page);
    });
    return () => {
      gone = true;
      close();
    };
  }, [pathname]);
}
