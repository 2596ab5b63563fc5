import type { CurrentPlayback } from "#media/current-playback.ts";
import { storeLastViewed } from "./browser/track-opened.ts";
import { countVideoView } from "./count-video-view.ts";
import { parseItemSnapshot } from "./item-snapshot.ts";
import { storePosition } from "./store-position.ts";

/** How often the position is stored while an item plays, in milliseconds. */
const intervalMs = 15_000;
/** An item counts as played to its end if no more than this is left. */
const endSeconds = 10;

/**
 * Counts the views of videos that play, and stores the position in what plays: every 15 seconds, when it pauses, and when
 * the page is hidden. An item that has not moved since is not stored again, because it may have been played elsewhere
 * meanwhile. Once in a document.
 */
export function trackPlayback(current: () => CurrentPlayback | null): void {
  let storedAt = 0;
  let storedTime = 0;
  const storeCurrent = () => {
    const now = current();
    if (!now || now.media.currentTime === storedTime) return;
    storedAt = performance.now();
    const { media, item: played } = now;
    storedTime = media.currentTime;
    const [type, id] = played.key.split(":");
    const item = parseItemSnapshot({
      type,
      id: Number(id),
      title: played.title,
      // An article is known by its slug.
      meta: type === "article" ? played.path.replace("/article/", "") : played.byline,
      lang: played.lang,
    });
    if (!item || !Number.isFinite(media.duration)) return;
    const remaining = media.duration - media.currentTime;
    const isFinished = media.ended || remaining < Math.min(endSeconds, media.duration / 10);
    const position = {
      progress: isFinished ? 100 : Math.round((media.currentTime / media.duration) * 100),
      seconds: isFinished ? 0 : Math.floor(media.currentTime),
    };
    storeLastViewed(item, position);
    storePosition(played.key, position);
  };
  const isCurrent = ({ target }: Event) => target === current()?.media;
  document.addEventListener(
    "timeupdate",
    (event) => {
      const now = current();
      if (!now || !isCurrent(event)) return;
      countVideoView(now);
      if (performance.now() - storedAt > intervalMs) storeCurrent();
    },
    true,
  );
  for (const sign of ["pause", "ended", "seeked"])
    document.addEventListener(sign, (event) => isCurrent(event) && storeCurrent(), true);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") storeCurrent();
  });
  // In the capture phase: before the account sends its pending changes (account-sync.ts).
  addEventListener("pagehide", storeCurrent, { capture: true });
}
