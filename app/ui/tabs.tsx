import type { ReactNode } from "react";

type Tab = { id: string; label: string; content: ReactNode };

/**
 * Panels of which one is shown. Without scripts they are links to ids on the page, which the style sheet shows
 * (`:target`); `makeTabs` makes tabs of them.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <div className="tabbed" data-tabs="">
      <nav className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <a key={tab.id} id={`tab-${tab.id}`} href={`#${tab.id}`}>
            {tab.label}
          </a>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section key={tab.id} id={tab.id} aria-labelledby={`tab-${tab.id}`}>
          {tab.content}
        </section>
      ))}
    </div>
  );
}
