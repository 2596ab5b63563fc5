import { consentKey } from "#accounts/consent.ts";
import { hasAccount, read, setTemporary, write } from "#ui/reader-storage.ts";
import { positionsKey } from "./browser/storage-keys.ts";
import { parsed } from "./item-snapshot.ts";
import { type Position, parsePositions, updatePosition } from "./positions.ts";

/** How many positions a visitor's browser stores, the newest. */
const maxVisitorPositions = 50;

/**
 * Stores a visitor's position in an item; an account stores positions with its changes. The cookie choice decides how
 * long it stays: if it was accepted, on the next visits too; before a choice, until the tab is closed; if it was declined,
 * nothing is stored.
 * @param key such as `podcast:12`
 */
export function storePosition(key: string, position: Position, at = Date.now()): void {
  const consent = read(consentKey);
  if (hasAccount() || consent === "rejected") return;
  const before = parsePositions(parsed(read(positionsKey)));
  const newest = Object.entries(updatePosition(before, key, position, at));
  const text = JSON.stringify(Object.fromEntries(newest.slice(0, maxVisitorPositions)));
  if (consent === "accepted") write(positionsKey, text);
  else setTemporary(positionsKey, text);
}
