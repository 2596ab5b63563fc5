import { useTranslations } from "use-intl";

/** Names of the ten categories of search, and of the topics that are used as one. */
export function useCategoryName(): (name: string) => string {
  const t = useTranslations("stories");
  return (name) => {
    const key = `categories.${name}` as "categories.Politics";
    return t.has(key) ? t(key) : t(`topics.${name}` as "topics.Politics");
  };
}
