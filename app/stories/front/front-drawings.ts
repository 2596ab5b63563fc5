import type { DrawingName } from "#ui/drawing-address.ts";
import { drawingsOf } from "../drawing.ts";
import { isTextOnly, type StorySummary } from "../story.ts";

/** The drawings of the lead and the two stories beside it, which always have a picture or a drawing. */
export const headDrawings = (stories: readonly StorySummary[]): Map<string, DrawingName> =>
  drawingsOf(stories.slice(0, 3), { also: () => true });

/** Whether the card at this position of the grid takes two of its four columns. */
export const isWide = (n: number): boolean => n === 0 || n === 5 || n === 8;

/** A row has four cards, of which at most two have text alone. */
const rowLength = 4;
const textsInRow = 2;

/**
 * The drawings of the grid under the head. Cards with neither picture nor topic have text alone, except for the third in a
 * row, and at a wide position without other publishers' headlines to fill it: these get a drawing by their class.
 * @param after the drawings of the head
 */
export function gridDrawings(
  stories: readonly StorySummary[],
  after: Iterable<DrawingName>,
): Map<string, DrawingName> {
  const texts: number[] = [];
  const drawn = new Set<StorySummary>();
  stories.forEach((story, n) => {
    if (!isTextOnly(story)) return;
    const isHole = isWide(n) && (story.coverage?.others.length ?? 0) < 2;
    const near = texts.filter((at) => at > n - rowLength).length;
    if (isHole || near >= textsInRow) drawn.add(story);
    else texts.push(n);
  });
  return drawingsOf(stories, { also: (story) => drawn.has(story), after });
}
