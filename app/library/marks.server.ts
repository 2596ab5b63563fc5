import type { RouterContextProvider } from "react-router";
import { accountContext } from "./account-state.ts";
import { positionsKey, queueKey } from "./browser/names.ts";
import { likesKey } from "./browser/receipts.ts";
import { type KeptItem, nameOf } from "./kept-item.ts";
import { type Positions, positionsOf } from "./positions.ts";

/** How far the reader of a request has read what; nothing for a visitor. */
export async function positionsBy(context: Readonly<RouterContextProvider>): Promise<Positions> {
  const state = await context.get(accountContext)?.();
  return positionsOf(state?.kept[positionsKey]);
}

/** What the account of a signed-in reader says of an item. */
export type Marks = { saved: boolean; liked: boolean };

/** Whether the reader of a request has saved and liked the item, by the account's state; null for a visitor. */
export async function marksOf(
  context: Readonly<RouterContextProvider>,
  item: Pick<KeptItem, "id" | "type">,
): Promise<Marks | null> {
  const state = await context.get(accountContext)?.();
  if (!state) return null;
  const name = nameOf(item);
  const saved = state.kept[queueKey] as string[];
  return { saved: saved.includes(name), liked: name in (state.kept[likesKey] as object) };
}
