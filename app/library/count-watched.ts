import type { Current } from "#media/now-playing.ts";
import { sendView } from "./browser/view-beacon.ts";

/** A video is viewed once so much of it was played, in seconds, or the whole of a shorter one (design, "Counting"). */
const viewSeconds = 30;

/** How much of a piece was played, whatever twice, in seconds. */
const playedSeconds = (ranges: TimeRanges): number =>
  Array.from({ length: ranges.length }, (_, n) => ranges.end(n) - ranges.start(n)).reduce(
    (sum, one) => sum + one,
    0,
  );

const counted = new Set<string>();

/** Tells the server once in a document that a video was viewed. Call it while one plays, and when it has ended. */
export function countWatched({ medium, playing }: Current): void {
  const [kind, id] = playing.name.split(":");
  if (kind !== "video" || counted.has(playing.name)) return;
  // The last moment of a file is hardly ever played to its end.
  const whole = Number.isFinite(medium.duration) ? Math.max(1, medium.duration - 1) : viewSeconds;
  if (playedSeconds(medium.played) < Math.min(viewSeconds, whole)) return;
  counted.add(playing.name);
  sendView({ kind, id: Number(id) });
}
