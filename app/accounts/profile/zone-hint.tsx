import { useMemo, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { browserZone, findZone } from "../browser-zone.ts";

const never = () => () => {};

/**
 * Offers the browser's time zone where another one is chosen. Only a script knows the browser's zone; the place for
 * the line is reserved.
 * @param zones the available ones @param chosen the present one
 */
export function ZoneHint(p: {
  zones: readonly string[];
  chosen: string;
  onUse: (zone: string) => void;
}) {
  const t = useTranslations("profile.personal");
  const detected = useSyncExternalStore(never, browserZone, () => "");
  const zone = useMemo(() => findZone(p.zones, detected), [p.zones, detected]);
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
