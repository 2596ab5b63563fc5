import type { CurrentPlayback } from "#media/current-playback.ts";
import { countView, sendView } from "./browser/view-beacon.ts";
import { parsed, parseItemSnapshot } from "./item-snapshot.ts";

/** A video counts as viewed once so many seconds of it were played, or the whole of a shorter one. */
const viewSeconds = 30;

/** How many seconds were played, each counted once. */
const playedSeconds = (ranges: TimeRanges): number =>
  Array.from({ length: ranges.length }, (_, n) => ranges.end(n) - ranges.start(n)).reduce(
    (sum, one) => sum + one,
    0,
  );

const counted = new Set<string>();

/** Reports a viewed video to the server, once in a document. Call it while a video plays, and when it has ended. */
export function countVideoView({ media, item }: CurrentPlayback): void {
  const [kind, id] = item.key.split(":");
  if (kind !== "video" || counted.has(item.key)) return;
  // Few files are played to their very last second.
  const whole = Number.isFinite(media.duration) ? Math.max(1, media.duration - 1) : viewSeconds;
  if (playedSeconds(media.played) < Math.min(viewSeconds, whole)) return;
  counted.add(item.key);
  sendView(JSON.stringify({ kind, id: Number(id) }));
}

/**
 * Counts the page's video once another site's player has been loaded. What happens in that player is not known: it counts
 * as viewed once it was visible for as long as a video of ours has to be played.
 */
export function countEmbeddedVideo(): void {
  const page = document.querySelector<HTMLElement>("[data-open]");
  const item = parseItemSnapshot(parsed(page?.dataset.item ?? null));
  if (item) countView(JSON.stringify({ kind: item.type, id: item.id }), viewSeconds * 1_000);
}
