export type LeaningBarPart = {
  key: "far-left" | "left" | "center" | "right" | "far-right" | "unrated";
  count: number;
};

/**
 * Counts as one bar, told apart by position and hatching, which is denser for the far bands; the centre is solid, unrated a
 * dashed outline. An SVG, because the content security policy allows no style attributes; the hatches are in the sprite.
 * @param label all the counts in words
 */
export function LeaningBar(p: {
  parts: readonly LeaningBarPart[];
  label: string;
  height?: number;
}) {
  const { label, height = 28 } = p;
  const parts = p.parts.filter((part) => part.count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return (
    <svg className="spread" width="100%" height={height} role="img" aria-label={label}>
      {parts.map(({ key, count }) => {
        const x = (100 * before) / all;
        before += count;
        return (
          <rect
            key={key}
            x={`${round(x)}%`}
            y="1"
            width={`${round((100 * count) / all)}%`}
            height={height - 2}
            {...paintOf(key)}
          />
        );
      })}
    </svg>
  );
}

const round = (n: number) => Math.round(n * 100) / 100;

/** A part of the bar beside its name, so that it is found in the bar by its hatching. */
export function LeaningSwatch({ leaning }: { leaning: LeaningBarPart["key"] }) {
  return (
    <svg width="19" height="12" aria-hidden="true">
      <rect x=".5" y=".5" width="18" height="11" {...paintOf(leaning)} />
    </svg>
  );
}

const paintOf = (key: LeaningBarPart["key"]) => ({
  stroke: "currentColor",
  strokeDasharray: key === "unrated" ? "4 3" : undefined,
  fill: key === "unrated" ? "none" : key === "center" ? "currentColor" : `url(#h-${key})`,
});
