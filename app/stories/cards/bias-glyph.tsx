import { useTranslations } from "use-intl";
import { type Band, shownBias } from "../bias.ts";

/** Five bars; the tall one is the band, the first far left. Null is unrated: five dashes. */
export function BiasGlyph({ band }: { band: Band | null }) {
  return (
    <svg width="19" height="12" aria-hidden="true">
      <use href={`#b-${band ?? "unrated"}`} />
    </svg>
  );
}

/** A story's three-way label, with its glyph; "Unrated" where its source has no band. */
export function BiasLabel({ band }: { band: Band | null }) {
  const t = useTranslations("stories.bias");
  const bias = shownBias(band);
  return (
    <span className="bias">
      <BiasGlyph band={bias === "unrated" ? null : bias} />
      <span className="vh">{t("label")} </span>
      {t(bias)}
    </span>
  );
}
