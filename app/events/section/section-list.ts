import { readCursor, writeCursor } from "#stories/cursor.ts";

/** A row of a section's list; as a cursor, the position just after it. */
export type ListPosition = {
  /** Milliseconds; in the order by coverage the number of publishers. */
  at: number;
  kind: "event" | "story";
  id: number;
};

/** Where a page of the list begins, and the lead, which is not repeated in the list. */
export type ListCursor = ListPosition & {
  sample: boolean;
  /** Whether the list has stories in every language, as there are none in the reader's. */
  everyLanguage: boolean;
  /** The id of the event that leads, or of a single story as a negative number. */
  lead: number | null;
};

const shape = /^(a?)([es])([0-9a-z]{1,11}-)?([0-9a-z.]{1,30})$/;

export const writeListCursor = ({ lead, kind, everyLanguage, ...position }: ListCursor): string => {
  const skip = lead === null ? "" : `${(2 * Math.abs(lead) + (lead < 0 ? 1 : 0)).toString(36)}-`;
  return `${everyLanguage ? "a" : ""}${kind === "event" ? "e" : "s"}${skip}${writeCursor(position)}`;
};

/** Null for anything that `writeListCursor` cannot have written. */
export function readListCursor(text: string): ListCursor | null {
  const [, all, kind, skip, position = ""] = shape.exec(text) ?? [];
  const at = kind ? readCursor(position) : null;
  if (!at) return null;
  const coded = skip ? Number.parseInt(skip, 36) : null;
  if (coded !== null && !Number.isSafeInteger(coded)) return null;
  const lead = coded === null ? null : Math.floor(coded / 2) * (coded % 2 === 1 ? -1 : 1);
  return { ...at, kind: kind === "e" ? "event" : "story", everyLanguage: all === "a", lead };
}

/** The order of a list: newer (or more covered) rows first, events before stories of the same time. */
const byPosition = (a: ListPosition, b: ListPosition): number =>
  b.at - a.at || Number(b.kind === "event") - Number(a.kind === "event") || b.id - a.id;

/** Of the positions at which two searches ended, the one that comes first in a list; null if both went to the end. */
export const earlierPosition = (
  a: ListPosition | null,
  b: ListPosition | null,
): ListPosition | null => (a && b ? (byPosition(a, b) < 0 ? a : b) : (a ?? b));

/**
 * A page of the list, merged of events and of single stories.
 * @param o.searchedTo where the search for events and stories ended, null if at their end: rows further back are left to
 *   the next page, even if this one is not full
 * @returns the rows, and the position after which the next page begins; null after the last page
 */
export function mergePage(
  events: readonly ListPosition[],
  stories: readonly ListPosition[],
  o: { limit: number; searchedTo: ListPosition | null },
): { rows: ListPosition[]; next: ListPosition | null } {
  const { limit, searchedTo } = o;
  const all = [...events, ...stories].sort(byPosition);
  const sure = searchedTo ? all.filter((position) => byPosition(position, searchedTo) <= 0) : all;
  const rows = sure.slice(0, limit);
  if (sure.length > limit) return { rows, next: rows.at(-1) ?? null };
  return { rows, next: searchedTo };
}
