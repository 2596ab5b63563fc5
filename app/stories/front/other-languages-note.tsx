import { useServerTexts } from "#locales/use-server-texts.ts";
import type { StorySummary } from "../story.ts";

/**
 * Says that a front page shows stories in languages that its reader has not chosen, with the button that opens the choice.
 * @param p.languages the reader's; null: all
 */
export function OtherLanguagesNote({
  stories,
  languages,
}: {
  stories: readonly Pick<StorySummary, "lang">[];
  languages: readonly string[] | null;
}) {
  const t = useServerTexts("fronts");
  const others = stories.filter(({ lang }) => !(languages?.includes(lang) ?? true));
  if (others.length === 0) return null;
  const part = others.length === stories.length ? "all" : "some";
  return (
    <p className="note">
      {t("otherLanguages", { part })}{" "}
      <button type="button" className="btn btn-small" popoverTarget="reading">
        {t("changeLanguages")}
      </button>
    </p>
  );
}
