import { useTranslations } from "use-intl";
import { type Band, type Leaning, shownBias } from "../bias.ts";

/** Five bars; the tall one is the band, the first far left. Unrated is five dashes. */
export function LeaningGlyph({ leaning }: { leaning: Leaning }) {
  return (
    <svg width="19" height="12" aria-hidden="true">
      <use href={`#b-${leaning}`} />
    </svg>
  );
}

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
