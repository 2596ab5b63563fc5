import { type RefObject, useEffect, useRef } from "react";

/**
 * Switches between monthly and annual prices, which are both on the page. Without scripts the links load the page again.
 * @returns the ref for the page's element
 */
export function usePricing(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = page;
    const choose = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-show]");
      const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || event.button !== 0 || !plain || !current) return;
      event.preventDefault();
      const interval = link.dataset.show ?? "month";
      current.querySelector("[data-interval]")?.setAttribute("data-interval", interval);
      for (const one of current.querySelectorAll("a[data-show]"))
        if (one === link) one.setAttribute("aria-current", "true");
        else one.removeAttribute("aria-current");
      // The currency form keeps the interval that is shown.
      for (const field of current.querySelectorAll<HTMLInputElement>(".seg [name=interval]"))
        field.value = interval;
      history.replaceState(history.state, "", link.href);
    };
    current?.addEventListener("click", choose);
    return () => current?.removeEventListener("click", choose);
  }, []);
  return page;
}
