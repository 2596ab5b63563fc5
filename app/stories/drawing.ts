import type { DrawingName, Hour } from "#ui/drawing-address.ts";
import { families, type Subject } from "./drawing-motifs.ts";
import { isBare, type StorySummary } from "./story.ts";

/** The light of the north and of the south: what is about a place there is drawn in it, where its subject has it. */
const north = "SE FI DK EE LV LT IE NO IS GB".split(" ");
const south = "ES PT IT GR CY MT HR BG TR".split(" ");
const northern: readonly Hour[] = ["night", "day", "field"];
const southern: readonly Hour[] = ["noon", "dusk", "dawn"];

/** So many drawings before one on a list have other motifs than it, as far as its subject has so many (topics: five at least). */
const motifsApart = 12;
/** And other hours. */
const hoursApart = 3;

type Drawn = Pick<StorySummary, "slug" | "topics" | "section" | "countries" | "abroad" | "picture">;

/** FNV-1a with a final mix: the same name, the same drawing. */
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
export function drawingOrder(name: string, subject: Subject, places: readonly string[] = []) {
  const seed = hash(name);
  const { motifs, hours } = families[subject];
  const light = places.some((p) => north.includes(p))
    ? northern
    : places.some((p) => south.includes(p))
      ? southern
      : hours;
  const turned = rotated(hours, seed >>> 12);
  const lit = [
    ...turned.filter((hour) => light.includes(hour)),
    ...turned.filter((hour) => !light.includes(hour)),
  ];
  return rotated(motifs, seed).flatMap((motif) =>
    lit.map((hour): DrawingName => ({ motif, hour })),
  );
}

/** What is drawn for a story: its first topic, or its class. */
function orderOf({ slug, topics: [topic], section, countries, abroad }: Drawn): DrawingName[] {
  const subject = topic ?? section ?? (countries[0] === "XX" ? "International" : "Society");
  return drawingOrder(slug, subject, [...countries, ...abroad].slice(0, 2));
}

/** The drawing for a story that stands alone. */
export const drawingOf = (story: Drawn): DrawingName | null => orderOf(story)[0] ?? null;

/**
 * The drawings of a list, by the slugs of its stories: each has its own, unless one shortly before has the same motif or
 * hour; then it has its next one that differs. None for what has a picture, and for what a drawing would say nothing about.
 * @param o.also which of the latter are drawn nevertheless, by their class
 * @param o.after drawings that stand before the list
 */
export function drawingsOf<T extends Drawn>(
  stories: readonly T[],
  o: { also?: (story: T) => boolean; after?: Iterable<DrawingName> } = {},
): Map<string, DrawingName> {
  const before = [...(o.after ?? [])];
  const drawings = new Map<string, DrawingName>();
  for (const story of stories) {
    if (story.picture || (isBare(story) && !o.also?.(story))) continue;
    const drawing = differing(orderOf(story), before);
    if (!drawing) continue;
    before.push(drawing);
    drawings.set(story.slug, drawing);
  }
  return drawings;
}

/** The first that has neither motif nor hour of the latest ones; of fewer where a subject has too few motifs. */
function differing(order: DrawingName[], before: DrawingName[]): DrawingName | undefined {
  const hours = before.slice(-hoursApart).map(({ hour }) => hour);
  for (let apart = motifsApart; apart >= 0; apart--) {
    const motifs = apart ? before.slice(-apart).map(({ motif }) => motif) : [];
    const found = order.find((d) => !motifs.includes(d.motif) && !hours.includes(d.hour));
    if (found) return found;
  }
  return order[0];
}
