import type { CurrentPlayback } from "#media/current-playback.ts";
import { rememberOpened } from "./browser/opened.ts";
import { countWatched } from "./count-watched.ts";
import { parseItemSnapshot } from "./item-snapshot.ts";
import { notePlace } from "./note-place.ts";

/** How often a position is noted while a piece plays, in milliseconds (design, "Players"). */
const everyMs = 15_000;
/** A piece that is heard but for its last words is heard. */
const endSeconds = 10;

/**
 * Counts a film that is watched, and notes how far a piece is heard: every 15 seconds, when it stops, and when the page is put aside. Once in a document.
 * @param current what plays at the moment
 */
export function followPlaying(current: () => CurrentPlayback | null): void {
  let noted = 0;
  const note = () => {
    const now = current();
    if (!now || now.medium.currentTime === 0) return;
    noted = performance.now();
    const { medium, item: played } = now;
    const [type, id] = played.name.split(":");
    const item = parseItemSnapshot({
      type,
      id: Number(id),
      title: played.title,
      // An article is known by its slug.
      meta: type === "article" ? played.path.replace("/article/", "") : played.by,
      lang: played.lang,
    });
    if (!item || !Number.isFinite(medium.duration)) return;
    const left = medium.duration - medium.currentTime;
    const isHeard = medium.ended || left < Math.min(endSeconds, medium.duration / 10);
    const reached = {
      progress: isHeard ? 100 : Math.round((medium.currentTime / medium.duration) * 100),
      seconds: isHeard ? 0 : Math.floor(medium.currentTime),
    };
    rememberOpened(item, reached);
    notePlace(played.name, reached);
  };
  const mine = ({ target }: Event) => target === current()?.medium;
  document.addEventListener(
    "timeupdate",
    (event) => {
      const now = current();
      if (!now || !mine(event)) return;
      countWatched(now);
      if (performance.now() - noted > everyMs) note();
    },
    true,
  );
  for (const sign of ["pause", "ended", "seeked"])
    document.addEventListener(sign, (event) => mine(event) && note(), true);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") note();
  });
  // Before the account sends what is left to send (account.ts).
  addEventListener("pagehide", note, { capture: true });
}
