import { useTranslations } from "use-intl";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";
import { type Band, shownBias } from "../bias.ts";

/** A story's three-way label, with its glyph; "Unrated" where its source has no band. */
export function BiasLabel({ band }: { band: Band | null }) {
  const t = useTranslations("stories.bias");
  const bias = shownBias(band);
  return (
    <span className="bias">
      <LeaningGlyph leaning={bias} />
      <span className="vh">{t("label")} </span>
      {t(bias)}
    </span>
  );
}
