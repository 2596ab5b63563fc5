import { itemKey } from "../item-key.ts";
import { type ItemSnapshot, parsed, parseItemSnapshot } from "../item-snapshot.ts";

/** The most items that are stored, so that the browser's storage does not run full. */
export const queueLimit = 500;

/** @property savedAt milliseconds since 1970 */
export type SavedItem = ItemSnapshot & { savedAt: number };

/** What is stored, newest first; damaged and repeated items are left out. */
export function parseQueue(stored: string | null): SavedItem[] {
  const value = parsed(stored);
  if (!Array.isArray(value)) return [];
  const queue = new Map<string, SavedItem>();
  for (const entry of value) {
    const item = parseItemSnapshot(entry);
    const savedAt = (entry as { savedAt?: unknown } | null)?.savedAt;
    if (!item || typeof savedAt !== "number" || !Number.isFinite(savedAt)) continue;
    if (!queue.has(itemKey(item))) queue.set(itemKey(item), { ...item, savedAt });
  }
  return [...queue.values()].slice(0, queueLimit);
}

/** The keys (`article:12`) of all saved items. The value of an account has only keys, that of a visitor whole items. */
export function savedItemKeysIn(stored: string | null): Set<string> {
  const value = parsed(stored);
  const keys = Array.isArray(value) ? value.filter((v) => typeof v === "string") : [];
  return new Set([...keys, ...parseQueue(stored).map(itemKey)]);
}

/** Adds an item at the front; nothing changes if it is in the queue already. */
export const withItem = (queue: SavedItem[], item: ItemSnapshot, savedAt: number): SavedItem[] =>
  isSaved(queue, item) ? queue : [{ ...item, savedAt }, ...queue].slice(0, queueLimit);

export const withoutItem = (
  queue: SavedItem[],
  item: Pick<ItemSnapshot, "id" | "type">,
): SavedItem[] => queue.filter((saved) => itemKey(saved) !== itemKey(item));

export const isSaved = (queue: SavedItem[], item: Pick<ItemSnapshot, "id" | "type">): boolean =>
  queue.some((saved) => itemKey(saved) === itemKey(item));
