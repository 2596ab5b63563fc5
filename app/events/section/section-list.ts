import { readCursor, writeCursor } from "#stories/cursor.ts";

/** A position in a section's list: just after this row. */
export type Place = {
  /** Milliseconds; in the order by coverage the number of publishers. */
  at: number;
  kind: "event" | "story";
  id: number;
};

/** Where a page of the list begins, and what it leaves out because it stands above the list. */
export type ListCursor = Place & {
  sample: boolean;
  /** The event that leads, or a single story as a negative number. */
  lead: number | null;
};

const shape = /^([es])([0-9a-z]{1,11}-)?([0-9a-z.]{1,30})$/;

export const writeListCursor = ({ lead, kind, ...place }: ListCursor): string => {
  const skip = lead === null ? "" : `${(2 * Math.abs(lead) + (lead < 0 ? 1 : 0)).toString(36)}-`;
  return `${kind === "event" ? "e" : "s"}${skip}${writeCursor(place)}`;
};

/** Null for anything that `writeListCursor` cannot have written. */
export function readListCursor(text: string): ListCursor | null {
  const [, kind, skip, place = ""] = shape.exec(text) ?? [];
  const at = kind ? readCursor(place) : null;
  if (!at) return null;
  const coded = skip ? Number.parseInt(skip, 36) : null;
  if (coded !== null && !Number.isSafeInteger(coded)) return null;
  const lead = coded === null ? null : Math.floor(coded / 2) * (coded % 2 === 1 ? -1 : 1);
  return { ...at, kind: kind === "e" ? "event" : "story", lead };
}

/** The order of a list: what is newer (or more covered) first, events before stories of the same moment. */
const byPlace = (a: Place, b: Place): number =>
  b.at - a.at || Number(b.kind === "event") - Number(a.kind === "event") || b.id - a.id;

/** The place that comes first in a list, of how far two searches went; null if both went to the end. */
export const nearer = (a: Place | null, b: Place | null): Place | null =>
  a && b ? (byPlace(a, b) < 0 ? a : b) : (a ?? b);

/**
 * A page of the list, merged of events and of single stories.
 * @param o.searchedTo how far back events and stories were looked for, where that was not to their end: what lies further
 *   back waits for the next page, even if this one is not full
 * @returns the rows, and the place after which the next page goes on; null after the last one
 */
export function mergePage(
  events: readonly Place[],
  stories: readonly Place[],
  o: { limit: number; searchedTo: Place | null },
): { rows: Place[]; next: Place | null } {
  const { limit, searchedTo } = o;
  const all = [...events, ...stories].sort(byPlace);
  const sure = searchedTo ? all.filter((place) => byPlace(place, searchedTo) <= 0) : all;
  const rows = sure.slice(0, limit);
  if (sure.length > limit) return { rows, next: rows.at(-1) ?? null };
  return { rows, next: searchedTo };
}
