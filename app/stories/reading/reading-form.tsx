import { useLocale, useTranslations } from "use-intl";
import { languageNames } from "#ui/language-names.ts";
import { defaultLanguages, isStoryLanguage, storyLanguages } from "../reading-languages.ts";

const inOrder = Object.keys(languageNames).filter(isStoryLanguage);

/** The languages of stories as chips. It leads back to the page that it was sent from. @param chosen null: all */
export function ReadingForm({ chosen }: { chosen: readonly string[] | null }) {
  const t = useTranslations("site.reading");
  const locale = useLocale();
  const isChosen = (code: string) => chosen?.includes(code) ?? true;
  return (
    <form className="reading-form" method="post" action="/preferences">
      <p>{t("text")}</p>
      {/* An empty one says that a choice was made, also when it is none. */}
      <input type="hidden" name="stories" value="" />
      <div className="chips">
        {inOrder
          .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
          .map((code) => (
            <label key={code} className="chip" lang={code}>
              <input type="checkbox" name="stories" value={code} defaultChecked={isChosen(code)} />
              {languageNames[code]}
            </label>
          ))}
      </div>
      <div className="reading-acts">
        <button type="submit" className="btn btn-solid">
          {t("show")}
        </button>
        <button type="submit" className="btn" name="stories" value="all">
          {t("all", { count: String(storyLanguages.length) })}
        </button>
        {chosen?.join() === defaultLanguages(locale).join() ? null : (
          <button type="submit" className="btn" name="stories" value="default">
            {t("default")}
          </button>
        )}
      </div>
    </form>
  );
}
