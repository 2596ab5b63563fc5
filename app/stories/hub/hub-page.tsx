import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Hub } from "../hub.ts";
import { Waiting } from "./hub-feed.tsx";
import { HubFilters } from "./hub-filters.tsx";
import { HubTabs } from "./hub-tabs.tsx";

type Props = {
  hub: Hub;
  /** Values of the address that could not be read. */
  ignored: string[];
  /** What the tab shows. */
  children: ReactNode;
};

/** The frame of the hub: head, filters, tabs, and the note that it is loading. */
export function HubPage({ hub, ignored, children }: Props) {
  const t = useTranslations("hub");
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      <div className="hub">
        <HubFilters hub={hub} />
        <div className="hub-view">
          <HubTabs hub={hub} />
          {ignored.map((value) => (
            <p key={value} className="note">
              {t("ignored", { value })}
            </p>
          ))}
          {useIsWaiting() ? (
            <div aria-busy="true">
              <p role="status" className="hub-loading">
                {t("loading")}
              </p>
              <Waiting rows={4} />
            </div>
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  );
}

/** Shorter waits are not shown. */
const patienceMs = 150;

/** Whether a navigation within the hub takes longer than `patienceMs`. */
function useIsWaiting(): boolean {
  const { state, location } = useNavigation();
  const pending = state === "loading" && location.pathname === "/news";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return pending && late;
}
