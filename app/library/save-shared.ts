import { nameOf, parsed, parseItemSnapshot } from "./item-snapshot.ts";
import { namesOfSaved } from "./saved-names.ts";

/** Saves what a reader has shared with the site by an app of theirs, as if they had pressed the button. */
export function saveShared(): void {
  const button = document.querySelector<HTMLElement>("[data-save-shared] [data-reader=save]");
  const item = parseItemSnapshot(parsed(button?.dataset.item ?? null));
  if (item && !namesOfSaved().includes(nameOf(item))) button?.click();
}
