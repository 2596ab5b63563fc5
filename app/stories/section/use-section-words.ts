import { useTranslations } from "use-intl";
import { useServerTexts } from "#locales/use-server-texts.ts";
import type { SectionPlace } from "../section-address.ts";

/** The name, description and page title of a section. */
export function useSectionWords(view: SectionPlace) {
  const t = useServerTexts("fronts");
  const tStories = useTranslations("stories");
  const topic = view.topic && tStories(`topics.${view.topic}`);
  const country = view.country && tStories(`countries.${view.country}`);
  const name = (view.base === "topic" ? topic : country) ?? "";
  const about =
    view.base === "topic"
      ? t(`about.${view.topic}`)
      : view.country === "EU"
        ? t("aboutUnion")
        : view.country === "XX"
          ? t("aboutWorld")
          : t("aboutCountry", { country: name });
  const title =
    topic && country
      ? t("title.both", { topic, country })
      : view.base === "topic"
        ? t("title.topic", { topic: name })
        : t("title.country", { country: name });
  return { name, topic, country, about, title };
}
