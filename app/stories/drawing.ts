import type { DrawingName, PaletteName } from "#ui/drawing-address.ts";
import { type DrawingSubject, drawingChoices } from "./drawing-motifs.ts";
import { isTextOnly, type StorySummary } from "./story.ts";

/** Countries of the north and of the south, whose stories prefer certain palettes. */
const north = "SE FI DK EE LV LT IE NO IS GB".split(" ");
const south = "ES PT IT GR CY MT HR BG TR".split(" ");
const northernPalettes: readonly PaletteName[] = ["night", "day", "field"];
const southernPalettes: readonly PaletteName[] = ["noon", "dusk", "dawn"];

/** A drawing's motif differs from this many drawings before it on a list; from fewer if its subject has too few motifs. */
const motifsApart = 12;
/** Its palette differs from this many drawings before it. */
const palettesApart = 3;

type Drawn = Pick<
  StorySummary,
  "slug" | "topics" | "section" | "countries" | "nonEuCountries" | "picture"
>;

/** FNV-1a with a final mix, so that the same name always gets the same drawing. */
function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

/** All drawings for a subject, in an order that depends on the name and the place alone. */
export function drawingOrder(
  name: string,
  subject: DrawingSubject,
  places: readonly string[] = [],
) {
  const seed = hash(name);
  const { motifs, palettes } = drawingChoices[subject];
  const preferred = places.some((p) => north.includes(p))
    ? northernPalettes
    : places.some((p) => south.includes(p))
      ? southernPalettes
      : palettes;
  const turned = rotated(palettes, seed >>> 12);
  const ordered = [
    ...turned.filter((palette) => preferred.includes(palette)),
    ...turned.filter((palette) => !preferred.includes(palette)),
  ];
  return rotated(motifs, seed).flatMap((motif) =>
    ordered.map((palette): DrawingName => ({ motif, palette })),
  );
}

/** The drawings of a story, by its first topic or its class. */
function orderOf({
  slug,
  topics: [topic],
  section,
  countries,
  nonEuCountries,
}: Drawn): DrawingName[] {
  const subject = topic ?? section ?? (countries[0] === "XX" ? "International" : "Society");
  return drawingOrder(slug, subject, [...countries, ...nonEuCountries].slice(0, 2));
}

/** The drawing of a story that is not on a list. */
export const drawingOf = (story: Drawn): DrawingName | null => orderOf(story)[0] ?? null;

/**
 * The drawings of a list, by the slugs of its stories. A story gets its first drawing that differs in motif and palette from
 * those shortly before it. Stories with a picture get none, nor do those without a topic.
 * @param o.also which of the latter get one nevertheless, by their class
 * @param o.after drawings before the list
 */
export function drawingsOf<T extends Drawn>(
  stories: readonly T[],
  o: { also?: (story: T) => boolean; after?: Iterable<DrawingName> } = {},
): Map<string, DrawingName> {
  const before = [...(o.after ?? [])];
  const drawings = new Map<string, DrawingName>();
  for (const story of stories) {
    if (story.picture || (isTextOnly(story) && !o.also?.(story))) continue;
    const drawing = differing(orderOf(story), before);
    if (!drawing) continue;
    before.push(drawing);
    drawings.set(story.slug, drawing);
  }
  return drawings;
}

/** The first drawing that differs from the latest ones; from fewer where a subject has too few motifs. */
function differing(order: DrawingName[], before: DrawingName[]): DrawingName | undefined {
  const palettes = before.slice(-palettesApart).map(({ palette }) => palette);
  for (let apart = motifsApart; apart >= 0; apart--) {
    const motifs = apart ? before.slice(-apart).map(({ motif }) => motif) : [];
    const found = order.find((d) => !motifs.includes(d.motif) && !palettes.includes(d.palette));
    if (found) return found;
  }
  return order[0];
}
