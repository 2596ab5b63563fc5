import { useTranslations } from "use-intl";
import type { Bias } from "../bias.ts";
import { BiasGlyph } from "../cards/bias-glyph.tsx";

/** Which side a story is from; null: its source is unrated (product decision 29). */
export function SideLabel({ side }: { side: Bias | null }) {
  const t = useTranslations("stories.bias");
  const bandName = useTranslations("bands");
  return (
    <span className="bias">
      <BiasGlyph band={side} />
      <span className="vh">{t("label")} </span>
      {bandName(side ?? "unrated")}
    </span>
  );
}
