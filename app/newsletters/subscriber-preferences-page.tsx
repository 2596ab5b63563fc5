import { useLocale, useTranslations } from "use-intl";
import { locales } from "#platform/locale.ts";
import { dateFormat } from "#ui/formats.ts";
import { nativeNameOf } from "#ui/language-names.ts";
import { useLanguagePath } from "#ui/link.tsx";
import { formatLocale, timeZone } from "#ui/time.ts";

import { pauseLengthsInWeeks, type SubscriberPreferences } from "./subscriber-preferences.ts";

type Props = { choices: SubscriberPreferences; token: string; saved: boolean };

/** The newsletters of an address, their language, and a pause. */
export function SubscriberPreferencesPage({ choices: preferences, token, saved }: Props) {
  const t = useTranslations("newsletters");
  const path = `/newsletter/preferences?token=${encodeURIComponent(token)}`;
  return (
    <>
      <div className="page-head">
        <h1>{t("choices.title")}</h1>
        <p>{t("choices.text", { address: preferences.address })}</p>
      </div>
      <p role="status" className="choices-saved">
        {saved ? t("choices.saved") : null}
      </p>
      <form className="sign-up choices" method="post" action={useLanguagePath(path)}>
        <fieldset>
          <legend>{t("choices.lists")}</legend>
          {preferences.offered.map((list) => (
            <label key={list} className="sign-up-list">
              <input
                type="checkbox"
                name="list"
                value={list}
                defaultChecked={preferences.chosen.includes(list)}
              />
              {t(`lists.${list}`)}
            </label>
          ))}
        </fieldset>
        {preferences.locale ? (
          <label>
            {t("choices.language")}
            <select className="field" name="locale" defaultValue={preferences.locale}>
              {locales.map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {nativeNameOf(locale)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Pause until={preferences.pausedUntil} />
        <div className="choices-buttons">
          <button type="submit" className="btn btn-solid">
            {t("choices.save")}
          </button>
          <button type="submit" className="btn" name="leave" value="all">
            {t("choices.leave")}
          </button>
        </div>
      </form>
    </>
  );
}

function Pause({ until }: { until: string | null }) {
  const t = useTranslations("newsletters.choices");
  const locale = useLocale();
  const shown = dateFormat(formatLocale(locale), { dateStyle: "long", timeZone });
  return (
    <label>
      {t("pause")}
      <select className="field" name="pause" defaultValue={until ? "" : "0"}>
        {until ? (
          <option value="">{t("pauseUntil", { day: shown.format(new Date(until)) })}</option>
        ) : null}
        <option value="0">{t("pauseNone")}</option>
        {pauseLengthsInWeeks.map((weeks) => (
          <option key={weeks} value={weeks}>
            {t("pauseWeeks", { count: weeks })}
          </option>
        ))}
      </select>
    </label>
  );
}
