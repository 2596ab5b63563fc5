import { useTranslations } from "use-intl";
import type { Band, Bias } from "../bias.ts";

/** Five bars; the tall one is the band, the first far left. Null is unrated: five dashes. */
export function BiasGlyph({ band }: { band: Band | null }) {
  return (
    <svg width="19" height="12" aria-hidden="true">
      <use href={`#b-${band ?? "unrated"}`} />
    </svg>
  );
}

/** A story's three-way label, with its glyph. */
export function BiasLabel({ bias }: { bias: Bias }) {
  const t = useTranslations("stories.bias");
  return (
    <span className="bias">
      <BiasGlyph band={bias} />
      <span className="vh">{t("label")} </span>
      {t(bias)}
    </span>
  );
}
