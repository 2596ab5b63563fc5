import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Select } from "#ui/field.tsx";
import { browserZone } from "../browser-zone.ts";

const never = () => () => {};

/**
 * Offers the browser's time zone for the account: it decides when the reader's day begins (decision 13). Only a script
 * knows it; without scripts the account begins in UTC, and the reader can choose another in the profile.
 */
export function ZoneOffer() {
  const t = useTranslations("account.auth");
  const zone = useSyncExternalStore(never, browserZone, () => "");
  return (
    <div className="scripted">
      <Select id="timezone" name="timezone" label={t("timezone")}>
        <option value={zone}>{zone}</option>
        {zone === "UTC" ? null : <option value="">UTC</option>}
      </Select>
    </div>
  );
}
