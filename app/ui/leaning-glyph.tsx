import type { LeaningBarPart } from "./leaning-bar.tsx";

/** Five bars; the tall one is the band, the first far left. Unrated is five dashes. */
export function LeaningGlyph({ leaning }: { leaning: LeaningBarPart["key"] }) {
  return (
    <svg width="19" height="12" aria-hidden="true">
      <use href={`#b-${leaning}`} />
    </svg>
  );
}
