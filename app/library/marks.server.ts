import type { RouterContextProvider } from "react-router";
import { followKey } from "#stories/follow.ts";
import { followedIn } from "#stories/following.ts";
import { accountContext } from "./account-state.ts";
import { positionsKey, queueKey } from "./browser/names.ts";
import { likesKey } from "./browser/receipts.ts";
import { type ItemSnapshot, nameOf } from "./item-snapshot.ts";
import { type Positions, positionsOf } from "./positions.ts";

/** How far the reader of a request has read articles; empty for a visitor. */
export async function positionsBy(context: Readonly<RouterContextProvider>): Promise<Positions> {
  const state = await context.get(accountContext)?.();
  return positionsOf(state?.kept[positionsKey]);
}

/** What the reader of a request follows, by its keys (`event:12`); null for a visitor, whose browser knows. */
export async function followedBy(
  context: Readonly<RouterContextProvider>,
): Promise<ReadonlySet<string> | null> {
  const state = await context.get(accountContext)?.();
  if (!state) return null;
  const stored = (key: string) => JSON.stringify(state.kept[key] ?? null);
  return new Set(followedIn(stored).map(followKey));
}

/** Whether a signed-in reader has saved and liked an item. */
export type Marks = { saved: boolean; liked: boolean };

/** The marks of an item for the reader of a request; null for a visitor. */
export async function marksOf(
  context: Readonly<RouterContextProvider>,
  item: Pick<ItemSnapshot, "id" | "type">,
): Promise<Marks | null> {
  const state = await context.get(accountContext)?.();
  if (!state) return null;
  const name = nameOf(item);
  const saved = state.kept[queueKey] as string[];
  return { saved: saved.includes(name), liked: name in (state.kept[likesKey] as object) };
}
