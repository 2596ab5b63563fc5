import { idIn } from "#platform/id.ts";
import { type Item, itemKinds } from "./item.ts";
import type { ItemSnapshot } from "./item-snapshot.ts";

/** `article:12` */
export const itemKey = (item: Item | Pick<ItemSnapshot, "id" | "type">): string =>
  `${"kind" in item ? item.kind : item.type}:${item.id}`;

/** The item of a key; null for anything else. */
export function parseItemKey(text: string): Item | null {
  const [name, number, ...rest] = text.split(":");
  const kind = itemKinds.find((one) => one === name);
  const id = idIn(number);
  return kind && id !== null && rest.length === 0 ? { kind, id } : null;
}
