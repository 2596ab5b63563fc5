import { type RefObject, useEffect, useRef } from "react";

/** The portal has answered by then, or never will. */
const patienceMs = 15_000;

/**
 * While a tab with the payment provider's page opens, its button says so. Where the new tab is, this page cannot
 * know: it is done when the reader has left for it and comes back, which is also the time to look anew.
 * @returns where the printed page hangs
 */
export function useOpening(comeBack: () => void): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = page;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const show = (busy: boolean) => {
      const button = current?.querySelector<HTMLButtonElement>("[data-opening] button");
      if (!button) return;
      button.disabled = busy;
      for (const [name, hidden] of [
        ["data-still", busy],
        ["data-busy", !busy],
      ] as const)
        if (hidden) button.querySelector(`[${name}]`)?.setAttribute("aria-hidden", "true");
        else button.querySelector(`[${name}]`)?.removeAttribute("aria-hidden");
    };
    const submit = (event: Event) => {
      if (!(event.target as Element).matches("form[target]")) return;
      opened = true;
      if (!(event.target as Element).matches("[data-opening]")) return;
      // Once the browser has taken the form: a button that is off sends nothing.
      timer = setTimeout(() => {
        show(true);
        timer = setTimeout(() => show(false), patienceMs);
      });
    };
    const look = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      show(false);
      if (opened) comeBack();
    };
    current?.addEventListener("submit", submit);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener("submit", submit);
      document.removeEventListener("visibilitychange", look);
    };
  }, [comeBack]);
  return page;
}
