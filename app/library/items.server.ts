import type { RawBuilder } from "kysely";
import { addMediaLike, addMediaView, isMedia } from "#media/counters.server.ts";
import { isEpisodeVisible, isVideoVisible } from "#media/is-visible.server.ts";
import type { Tx } from "#platform/db/db.server.ts";
import { addStoryLike, addStoryView, isStory } from "#stories/counters.server.ts";
import { isStoryVisible } from "#stories/is-visible.server.ts";
import type { Item, ItemKind } from "./item.ts";

/** Whether the item `i` of a query is visible: not withdrawn, and of a source that has not opted out. */
export const isVisible: Record<ItemKind, RawBuilder<boolean>> = {
  article: isStoryVisible("i"),
  video: isVideoVisible("i"),
  podcast: isEpisodeVisible("i"),
};

/** Whether a visible item has this kind and id. */
export const isItem = (tx: Tx, { kind, id }: Item): Promise<boolean> =>
  kind === "article" ? isStory(tx, id) : isMedia(tx, kind, id);

/** Adds one to its views. */
export const addView = (tx: Tx, { kind, id }: Item): Promise<void> =>
  kind === "article" ? addStoryView(tx, id) : addMediaView(tx, kind, id);

/** Adds one to its likes, or takes one away. @returns how many there are now */
export const addLike = (tx: Tx, { kind, id }: Item, step: 1 | -1): Promise<number> =>
  kind === "article" ? addStoryLike(tx, id, step) : addMediaLike(tx, kind, id, step);
