import { useTranslations } from "use-intl";
import { type Leaning, type LeaningCounts, leanings } from "#stories/bias.ts";
import { LeaningGlyph } from "#ui/leaning-glyph.tsx";

/** The political leaning of an outlet, at the end of its line. */
export function LeaningLabel({ leaning }: { leaning: Leaning }) {
  const t = useTranslations("events");
  const bandName = useTranslations("bands");
  return (
    <span className="bias">
      <LeaningGlyph leaning={leaning} />
      <span className="vh">{`${t("bias")} `}</span>
      {bandName(leaning)}
    </span>
  );
}

/** Counts as the parts of a bar, and in words. */
export function useCounts(counts: LeaningCounts) {
  const t = useTranslations("events");
  const bandName = useTranslations("bands");
  const parts = leanings.map((key) => ({ key, count: counts[key], name: bandName(key) }));
  const labels = parts.map(({ name, count }) => t("one", { name, count: String(count) }));
  return { parts, label: t("covering.label", { counts: labels.join(", ") }) };
}
