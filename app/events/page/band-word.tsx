import { useTranslations } from "use-intl";
import { type Counts, type Stand, stands } from "../comparison.ts";

/** Five bars on a grid, the tall one for the band; five dashes for none. */
export function StandGlyph({ stand }: { stand: Stand }) {
  return (
    <svg width="19" height="12" aria-hidden="true">
      <use href={`#b-${stand}`} />
    </svg>
  );
}

/** Where an outlet stands, at the end of its line. */
export function BandWord({ stand }: { stand: Stand }) {
  const t = useTranslations("events");
  const bandName = useTranslations("bands");
  return (
    <span className="bias">
      <StandGlyph stand={stand} />
      <span className="vh">{t("bias")} </span>
      {bandName(stand)}
    </span>
  );
}

/** Counts as the parts of a bar, and in words. */
export function useCounts(counts: Counts) {
  const t = useTranslations("events");
  const bandName = useTranslations("bands");
  const parts = stands.map((key) => ({ key, count: counts[key], name: bandName(key) }));
  const said = parts.map(({ name, count }) => t("one", { name, count: String(count) }));
  return { parts, label: t("covering.label", { counts: said.join(", ") }) };
}
