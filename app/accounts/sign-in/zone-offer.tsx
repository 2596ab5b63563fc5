import { useServerTexts } from "#locales/use-server-texts.ts";
import { Select } from "#ui/field.tsx";

/**
 * Offers the browser's time zone as the account's: a reader's day begins by it. Only a script knows it (`attachForms`);
 * without one the account begins in UTC, and the profile has the choice.
 */
export function ZoneOffer() {
  const t = useServerTexts("account.auth");
  return (
    <div className="scripted">
      <Select id="timezone" name="timezone" label={t("timezone")} data-own-zone="">
        <option value="">UTC</option>
      </Select>
    </div>
  );
}
