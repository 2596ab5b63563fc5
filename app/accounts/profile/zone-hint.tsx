import { useMemo, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { browserZone, zoneAmong } from "../browser-zone.ts";

const never = () => () => {};

/**
 * Offers the browser's time zone where another one is chosen. Only a script knows it: its line is there before.
 * @param zones those that can be chosen @param chosen the one that is
 */
export function ZoneHint(p: {
  zones: readonly string[];
  chosen: string;
  onUse: (zone: string) => void;
}) {
  const t = useTranslations("profile.personal");
  const own = useSyncExternalStore(never, browserZone, () => "");
  const zone = useMemo(() => zoneAmong(p.zones, own), [p.zones, own]);
  const offered = zone !== null && zone !== p.chosen;
  return (
    <p className="zone-hint scripted" data-offered={offered ? "" : undefined}>
      {t("zoneOffer", { zone: zone ?? p.chosen })}{" "}
      <button type="button" className="btn btn-small" onClick={() => offered && p.onUse(zone)}>
        {t("zoneUse")}
      </button>
    </p>
  );
}
