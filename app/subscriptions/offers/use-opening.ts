import { type RefObject, useEffect, useRef } from "react";

/** After this time the button is enabled again, whether the portal has answered or not. */
const patienceMs = 15_000;

/**
 * Shows progress on a button while a new tab with the payment provider's page opens. This page cannot see when the tab
 * has loaded, so progress ends when the reader comes back to it. Then `comeBack` loads the page's data again.
 * @returns the ref for the page's element
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
      // After the browser has sent the form: a disabled button sends nothing.
      timer = setTimeout(() => {
        show(true);
        timer = setTimeout(() => show(false), patienceMs);
      });
    };
    const onVisible = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      show(false);
      if (opened) comeBack();
    };
    current?.addEventListener("submit", submit);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer);
      current?.removeEventListener("submit", submit);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [comeBack]);
  return page;
}
