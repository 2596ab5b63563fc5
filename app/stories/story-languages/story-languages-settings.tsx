import { useTranslations } from "use-intl";
import { StoryLanguagesForm, type StoryLanguagesProps } from "./story-languages-form.tsx";

/** The story languages among the settings of a reader. */
export function StoryLanguagesSettings(choice: StoryLanguagesProps) {
  const t = useTranslations("site.storyLanguages");
  return (
    <section className="languages-settings" aria-labelledby="languages-settings">
      <h2 id="languages-settings">{t("label")}</h2>
      <StoryLanguagesForm {...choice} />
    </section>
  );
}
