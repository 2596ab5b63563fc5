import { useTranslations } from "use-intl";
import { isCoveredPlace } from "../country.ts";
import type { Followable } from "../follow.ts";
import { isTopic } from "../topic.ts";

/** The name of something followed: topics and countries in the page's language, others by their own title. */
export function useFollowedName(): (one: Followable & { title: string | null }) => string {
  const t = useTranslations("stories");
  return ({ name, title }) =>
    title ??
    (isTopic(name) ? t(`topics.${name}`) : isCoveredPlace(name) ? t(`countries.${name}`) : name);
}
