import { useTranslations } from "use-intl";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";
import type { Bias } from "../bias.ts";

/** The side of a story; null: its source is unrated. */
export function SideLabel({ side }: { side: Bias | null }) {
  const t = useTranslations("stories.bias");
  const bandName = useTranslations("bands");
  return (
    <span className="bias">
      <LeaningGlyph leaning={side ?? "unrated"} />
      <span className="vh">{t("label")} </span>
      {bandName(side ?? "unrated")}
    </span>
  );
}
