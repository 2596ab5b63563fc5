/**
 * Switches between monthly and annual prices without loading the page, which has both. Without scripts the same links
 * load it.
 */
export function attachPricing(): void {
  const page = document.querySelector<HTMLElement>(".pricing[data-interval]");
  page?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-show]");
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || event.button !== 0 || !plain) return;
    event.preventDefault();
    const interval = link.dataset.show ?? "month";
    page.dataset.interval = interval;
    for (const one of page.querySelectorAll("a[data-show]"))
      if (one === link) one.setAttribute("aria-current", "true");
      else one.removeAttribute("aria-current");
    // The form of the currency returns to the shown interval.
    for (const field of page.querySelectorAll<HTMLInputElement>(".seg [name=interval]"))
      field.value = interval;
    history.replaceState(history.state, "", link.href);
  });
}
