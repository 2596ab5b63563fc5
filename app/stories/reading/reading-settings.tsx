import { useTranslations } from "use-intl";
import { ReadingForm, type ReadingProps } from "./reading-form.tsx";

/** The languages of stories among the settings of a reader. */
export function ReadingSettings(reading: ReadingProps) {
  const t = useTranslations("site.reading");
  return (
    <section className="reading-settings" aria-labelledby="reading-settings">
      <h2 id="reading-settings">{t("label")}</h2>
      <ReadingForm {...reading} />
    </section>
  );
}
