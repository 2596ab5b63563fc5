import type { DrawingName } from "#ui/drawing-address.ts";
import { drawingsOf } from "../drawing.ts";
import { isBare, type StorySummary } from "../story.ts";

/** The lead and the two beside it: they never are without a picture. */
export const headDrawings = (stories: readonly StorySummary[]): Map<string, DrawingName> =>
  drawingsOf(stories.slice(0, 3), { also: () => true });

/** Places of the grid that take two of its four columns. */
export const isWide = (n: number): boolean => n === 0 || n === 5 || n === 8;

/** A row has four cards: with more than two of text alone it would not look like one of pictures. */
const rowLength = 4;
const textsInRow = 2;

/**
 * The drawings of the grid under the head. Its cards without a picture and a topic are of text alone, but not more than two in a
 * row, and not at a wide place unless other tellings fill it: there a drawing of its class is better than a hole.
 * @param after the drawings of the head
 */
export function gridDrawings(
  stories: readonly StorySummary[],
  after: Iterable<DrawingName>,
): Map<string, DrawingName> {
  const texts: number[] = [];
  const drawn = new Set<StorySummary>();
  stories.forEach((story, n) => {
    if (!isBare(story)) return;
    const isHole = isWide(n) && (story.coverage?.others.length ?? 0) < 2;
    const near = texts.filter((at) => at > n - rowLength).length;
    if (isHole || near >= textsInRow) drawn.add(story);
    else texts.push(n);
  });
  return drawingsOf(stories, { also: (story) => drawn.has(story), after });
}
