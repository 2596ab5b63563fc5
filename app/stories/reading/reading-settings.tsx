import { useTranslations } from "use-intl";
import { ReadingForm } from "./reading-form.tsx";

/** The languages of stories among the settings of a reader. @param chosen null: all */
export function ReadingSettings({ chosen }: { chosen: readonly string[] | null }) {
  const t = useTranslations("site.reading");
  return (
    <section className="reading-settings" aria-labelledby="reading-settings">
      <h2 id="reading-settings">{t("label")}</h2>
      <ReadingForm chosen={chosen} />
    </section>
  );
}
