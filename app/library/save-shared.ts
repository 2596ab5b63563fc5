import { itemKey } from "./item-key.ts";
import { parsed, parseItemSnapshot } from "./item-snapshot.ts";
import { savedItemKeys } from "./saved-item-keys.ts";

/** Saves what the reader has shared with the site from another app, as if they had pressed the button. */
export function saveShared(): void {
  const button = document.querySelector<HTMLElement>("[data-save-shared] [data-reader=save]");
  const item = parseItemSnapshot(parsed(button?.dataset.item ?? null));
  if (item && !savedItemKeys().includes(itemKey(item))) button?.click();
}
