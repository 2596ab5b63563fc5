import { useLocale, useTranslations } from "use-intl";
import { ChipBox } from "#ui/chip-box.tsx";
import { languageNames } from "#ui/language-names.ts";
import {
  allStoryLanguages,
  defaultLanguages,
  type HomeExtra,
  homeExtras,
  isStoryLanguage,
  type StoryLanguage,
} from "../story-languages.ts";

const inOrder = Object.keys(languageNames).filter(isStoryLanguage);

export type StoryLanguagesProps = {
  /** The story languages; null: all. */
  chosen: readonly StoryLanguage[] | null;
  /** What home shows in addition. */
  extras: readonly HomeExtra[];
};

/** The story languages as chips, and the extras of home. The answer redirects back to the page. */
export function StoryLanguagesForm({ chosen, extras }: StoryLanguagesProps) {
  const t = useTranslations("site.storyLanguages");
  const locale = useLocale();
  const isChosen = (code: StoryLanguage) => chosen?.includes(code) ?? true;
  return (
    <form className="languages-form" method="post" action="/preferences">
      <p>{t("text")}</p>
      {/* An empty value says that the form contains the whole question (`storyChoiceFrom`). */}
      <input type="hidden" name="stories" value="" />
      <div className="chips">
        {inOrder
          .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
          .map((code) => (
            <ChipBox
              key={code}
              lang={code}
              name="stories"
              value={code}
              defaultChecked={isChosen(code)}
            >
              {languageNames[code]}
            </ChipBox>
          ))}
      </div>
      {homeExtras.map((extra) => (
        <p key={extra}>
          <label>
            <input type="checkbox" name={extra} defaultChecked={extras.includes(extra)} />{" "}
            {t(extra)}
          </label>
        </p>
      ))}
      <div className="languages-acts">
        <button type="submit" className="btn btn-solid">
          {t("show")}
        </button>
        <button type="submit" className="btn" name="stories" value="all">
          {t("all", { count: String(allStoryLanguages.length) })}
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
