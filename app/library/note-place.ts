import { consentKey } from "#accounts/consent.ts";
import { hasAccount, keep, read, setTemporary } from "#ui/own-storage.ts";
import { parseLastViewed } from "./browser/last-viewed.ts";
import { positionsKey } from "./browser/names.ts";
import { nameOf, parsed } from "./item-snapshot.ts";
import { positionsOf, type Reached, withReached } from "./positions.ts";

/** How many places a visitor's browser keeps, the newest. */
const mostPlaces = 50;

/**
 * Keeps how far a visitor has read or heard a piece, beside those before it; an account keeps this by itself. As with the
 * piece opened last, it is stored after a yes to the cookie question, and not at all after a no (product decision 33).
 * @param name such as `podcast:12`
 */
export function notePlace(name: string, reached: Reached, at = Date.now()): void {
  const consent = read(consentKey);
  if (hasAccount() || consent === "rejected") return;
  const before = positionsOf(parsed(read(positionsKey)));
  const newest = Object.entries(withReached(before, name, reached, at));
  const text = JSON.stringify(Object.fromEntries(newest.slice(0, mostPlaces)));
  if (consent === "accepted") keep(positionsKey, text);
  else setTemporary(positionsKey, text);
}

/** Keeps the place in the piece that was opened before the present one. @param before as the browser has kept it */
export function noteFormer(before: string): void {
  const last = parseLastViewed(before);
  if (last) notePlace(nameOf(last), last, last.timestamp);
}
