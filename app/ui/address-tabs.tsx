import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Link } from "./link.tsx";

type Tab = { id: string; label: string; href: string; content: ReactNode };

/**
 * Panels with an address each. Without scripts they are links; with them, tabs by the WAI-ARIA Authoring Practices
 * ("Tabs", with automatic activation). The address changes without a request, so that inputs in other panels stay.
 * @param current the tab of the address that was asked for
 */
export function AddressTabs(p: { label: string; tabs: Tab[]; current: string }) {
  const { label, tabs, current } = p;
  const [chosen, choose] = useState(current);
  const [live, setLive] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation to the same address selects its tab again
  useEffect(() => choose(current), [current, key]);
  useEffect(() => setLive(true), []);

  const select = (tab: Tab, link: HTMLAnchorElement) => {
    choose(tab.id);
    history.replaceState(history.state, "", link.href);
  };
  const click = (event: MouseEvent<HTMLAnchorElement>, tab: Tab) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    select(tab, event.currentTarget);
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>, at: number) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, " ": at }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    const link = next && document.getElementById(`tab-${next.id}`);
    if (!next || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    select(next, link);
    link.focus();
  };

  return (
    <div className="address-tabs">
      <nav className="tabs" role={live ? "tablist" : undefined} aria-label={label}>
        {tabs.map((tab, at) => (
          <Link
            key={tab.id}
            id={`tab-${tab.id}`}
            to={tab.href}
            onClick={(event) => click(event, tab)}
            onKeyDown={(event) => press(event, at)}
            {...(live
              ? {
                  role: "tab",
                  "aria-selected": tab.id === chosen,
                  "aria-controls": `panel-${tab.id}`,
                  tabIndex: tab.id === chosen ? 0 : -1,
                }
              : { "aria-current": tab.id === chosen ? ("page" as const) : undefined })}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          role={live ? "tabpanel" : undefined}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
}
