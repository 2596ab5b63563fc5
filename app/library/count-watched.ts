import type { CurrentPlayback } from "#media/current-playback.ts";
import { countView, sendView } from "./browser/view-beacon.ts";
import { parsed, parseItemSnapshot } from "./item-snapshot.ts";

/** A film is viewed once so much of it was played, in seconds, or the whole of a shorter one (design, "Counting"). */
const viewSeconds = 30;

/** How much of a piece was played, whatever twice, in seconds. */
const playedSeconds = (ranges: TimeRanges): number =>
  Array.from({ length: ranges.length }, (_, n) => ranges.end(n) - ranges.start(n)).reduce(
    (sum, one) => sum + one,
    0,
  );

const counted = new Set<string>();

/** Tells the server once in a document that a film was viewed. Call it while one plays, and when it has ended. */
export function countWatched({ medium, item }: CurrentPlayback): void {
  const [kind, id] = item.name.split(":");
  if (kind !== "video" || counted.has(item.name)) return;
  // The last moment of a file is hardly ever played to its end.
  const whole = Number.isFinite(medium.duration) ? Math.max(1, medium.duration - 1) : viewSeconds;
  if (playedSeconds(medium.played) < Math.min(viewSeconds, whole)) return;
  counted.add(item.name);
  sendView(JSON.stringify({ kind, id: Number(id) }));
}

/**
 * Counts the film of the page that is shown, which another site plays since now. What happens there is not told: it is
 * taken to be watched once it was in sight for as long as one of ours has to be played.
 */
export function countEmbeddedVideo(): void {
  const page = document.querySelector<HTMLElement>("[data-open]");
  const item = parseItemSnapshot(parsed(page?.dataset.item ?? null));
  if (item) countView(JSON.stringify({ kind: item.type, id: item.id }), viewSeconds * 1_000);
}
