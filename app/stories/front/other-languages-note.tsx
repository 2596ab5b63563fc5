import { useServerTexts } from "#locales/use-server-texts.ts";
import type { StorySummary } from "../story.ts";
import sheet from "./other-languages-note.css?url";

/**
 * Says that a front page shows stories in other languages than the story languages, with the button that opens the choice.
 * Samples do not count: they show what the site can do, in many languages.
 * @param p.languages the reader's; null: all
 */
export function OtherLanguagesNote({
  stories,
  languages,
}: {
  stories: readonly Pick<StorySummary, "lang" | "sample">[];
  languages: readonly string[] | null;
}) {
  const t = useServerTexts("fronts");
  const others = stories.filter(
    ({ lang, sample }) => !sample && !(languages?.includes(lang) ?? true),
  );
  if (others.length === 0) return null;
  const part = others.length === stories.length ? "all" : "some";
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <p className="note other-languages">
        {t("otherLanguages", { part })}{" "}
        <button type="button" popoverTarget="languages-panel">
          {t("changeLanguages")}
        </button>
      </p>
    </>
  );
}
