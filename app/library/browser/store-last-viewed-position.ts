import { itemKey } from "../item-key.ts";
import { storePosition } from "../store-position.ts";
import { parseLastViewed } from "./last-viewed.ts";

/** Stores the position in the item that was opened before the present one. @param stored the stored value of `lastViewedKey` */
export function storeLastViewedPosition(stored: string): void {
  const last = parseLastViewed(stored);
  if (last) storePosition(itemKey(last), last, last.timestamp);
}
