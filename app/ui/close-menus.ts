/** Closes open menus (`details[data-menu]`) on Escape and on a click outside of them. */
export function closeMenus(): void {
  const close = (event: MouseEvent | KeyboardEvent) => {
    if (event.type === "keydown" && (event as KeyboardEvent).key !== "Escape") return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
      const within = menu.contains(event.target as Node);
      if (event.type === "click" && within) continue;
      menu.open = false;
      if (within) menu.querySelector("summary")?.focus();
    }
  };
  document.addEventListener("click", close);
  document.addEventListener("keydown", close);
}
