import type { RouterContextProvider } from "react-router";
import { followKey } from "#stories/follow.ts";
import { followedIn } from "#stories/following.ts";
import { accountContext } from "./account-state.ts";
import { likesKey } from "./browser/like-receipts.ts";
import { positionsKey, queueKey } from "./browser/storage-keys.ts";
import { itemKey } from "./item-key.ts";
import type { ItemSnapshot } from "./item-snapshot.ts";
import { type Positions, parsePositions } from "./positions.ts";

/** The positions of the reader of a request; none for a visitor. */
export async function positionsOfReader(
  context: Readonly<RouterContextProvider>,
): Promise<Positions> {
  const state = await context.get(accountContext)?.();
  return parsePositions(state?.kept[positionsKey]);
}

/** What the reader of a request follows, as keys (`event:12`); null for a visitor, who has it in the browser. */
export async function followKeysOf(
  context: Readonly<RouterContextProvider>,
): Promise<ReadonlySet<string> | null> {
  const state = await context.get(accountContext)?.();
  if (!state) return null;
  const stored = (key: string) => JSON.stringify(state.kept[key] ?? null);
  return new Set(followedIn(stored).map(followKey));
}

/** Whether a signed-in reader has saved and liked an item. */
export type ItemState = { saved: boolean; liked: boolean };

/** Null for a visitor. */
export async function itemStateOf(
  context: Readonly<RouterContextProvider>,
  item: Pick<ItemSnapshot, "id" | "type">,
): Promise<ItemState | null> {
  const state = await context.get(accountContext)?.();
  if (!state) return null;
  const key = itemKey(item);
  const saved = state.kept[queueKey] as string[];
  return { saved: saved.includes(key), liked: key in (state.kept[likesKey] as object) };
}
