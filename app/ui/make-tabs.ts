/**
 * Makes tabs of the page's `Tabs` (WAI-ARIA Authoring Practices, "Tabs", with automatic activation).
 */
export function makeTabs(): void {
  for (const group of document.querySelectorAll<HTMLElement>("[data-tabs]")) makeTabsOf(group);
}

function makeTabsOf(group: HTMLElement): void {
  const list = group.firstElementChild as HTMLElement;
  const tabs = [...list.querySelectorAll("a")];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute("hidden", tab !== chosen);
    }
  };
  list.setAttribute("role", "tablist");
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    panelOf(tab)?.setAttribute("role", "tabpanel");
  }
  const click = (event: MouseEvent) => {
    const tab = (event.target as Element).closest("a");
    if (!tab || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(tab);
  };
  const press = (event: KeyboardEvent) => {
    const at = tabs.indexOf(event.target as HTMLAnchorElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, " ": at }[event.key];
    const tab = to === undefined || at < 0 ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    select(tab);
    tab.focus();
  };
  list.addEventListener("click", click);
  list.addEventListener("keydown", press);
  const first = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
  if (first) select(first);
  group.dataset.tabs = "on";
}
