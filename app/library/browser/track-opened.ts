import { consentKey } from "#accounts/consent.ts";
import { pageSignal } from "#ui/page-signal.ts";
import { clearTemporary, hasAccount, read, setTemporary, write } from "#ui/reader-storage.ts";
import { itemKey } from "../item-key.ts";
import { type ItemSnapshot, parsed, parseItemSnapshot } from "../item-snapshot.ts";
import { knownPosition, type Position, parsePositions } from "../positions.ts";
import { makeChange, mayRecordOpened } from "./account-sync.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { resumeRequestKey } from "./resume-request.ts";
import { percentInView, scrollToPercent } from "./scroll-position.ts";
import { positionsKey } from "./storage-keys.ts";

/**
 * Tracks the open page: of an item (`data-item`) it stores that it was opened last, with the position in it, and counts
 * the view. Of other pages (`data-view`) it only counts the view.
 */
export function trackOpened(page: HTMLElement): void {
  const { view } = page.dataset;
  if (view) count(view);
  const item = parseItemSnapshot(parsed(page.dataset.item ?? null));
  if (!item) return;
  const before = read(lastViewedKey);
  if (before && !hasAccount())
    import("./store-last-viewed-position.ts")
      .then((module) => module.storeLastViewedPosition(before))
      .catch(console.info);
  // A video is counted when it is played (count-video-view.ts).
  if (item.type !== "video") count(JSON.stringify({ kind: item.type, id: item.id }));
  const body = item.type === "article" ? document.querySelector<HTMLElement>(".body") : null;
  // A story of another publisher has only its beginning here, in which no position is stored.
  const own = body?.matches(".body-own") ? body : null;
  if (body && hasAccount() && mayRecordOpened())
    import("./track-reading-time.ts")
      .then((beacon) => beacon.trackReadingTime(item.id, body))
      .catch(console.info);
  if (own) trackReadingPosition(item, own);
  else if (item.type === "article") storeLastViewed(item);
  else setStartPosition(item);
}

const count = (view: string) =>
  import("./view-beacon.ts").then((beacon) => beacon.countView(view)).catch(console.info);

function trackReadingPosition(item: ItemSnapshot, body: HTMLElement): void {
  const key = itemKey(item);
  const before = parseLastViewed(read(lastViewedKey));
  const last = before && itemKey(before) === key ? before.progress : undefined;
  const position = parsePositions(parsed(read(positionsKey)))[key];
  let progress = last ?? position?.share ?? 0;
  storeLastViewed(item, { progress });
  if (read(resumeRequestKey) === key) scrollToPercent(body, progress);
  clearTemporary(resumeRequestKey);

  const scrolled = () => {
    const percent = percentInView(body);
    if (percent === progress) return;
    progress = percent;
    // Stored at once, because a visitor's next page may be rendered in another process before this one is left.
    if (!hasAccount()) storeProgress();
  };
  let stored = progress;
  const storeProgress = () => {
    const last = parseLastViewed(read(lastViewedKey));
    if (progress === stored || !last) return;
    stored = progress;
    if (itemKey(last) === key) storeLastViewed(item, { progress });
    // Something else is the item opened last, as what plays.
    else if (!hasAccount())
      import("../store-position.ts")
        .then((module) => module.storePosition(key, { progress }))
        .catch(console.info);
    else if (mayRecordOpened())
      void makeChange({ do: "position", kind: item.type, id: item.id, progress });
  };
  const visit = pageSignal();
  addEventListener("scroll", scrolled, { passive: true, signal: visit });
  // A reader may have scrolled before this script ran.
  if (scrollY > 0) scrolled();
  // In the capture phase: before the account sends its pending changes (account-sync.ts).
  addEventListener("pagehide", storeProgress, { capture: true, signal: visit });
  visit.addEventListener("abort", storeProgress);
  const onVisibilityChange = () => {
    if (document.visibilityState === "hidden") storeProgress();
  };
  document.addEventListener("visibilitychange", onVisibilityChange, { signal: visit });
}

/** Lets the player begin at the stored position, unless the address names a time. */
function setStartPosition(item: ItemSnapshot): void {
  const position = storedPosition(itemKey(item));
  storeLastViewed(item, position);
  if (!position.seconds || new URLSearchParams(location.search).has("t")) return;
  const player = document.querySelector<HTMLElement>("main [data-player]");
  if (!player) return;
  // The player's controls may be attached later than this.
  player.dataset.start = String(position.seconds);
  player.dispatchEvent(new Event("player:start"));
}

/** The position in a recording, as far as this browser or the account knows. @param key such as `podcast:12` */
export function storedPosition(key: string): Position {
  const last = parseLastViewed(read(lastViewedKey));
  if (last && itemKey(last) === key) return knownPosition(last);
  const stored = parsePositions(parsed(read(positionsKey)))[key];
  return stored ? { progress: stored.share, seconds: stored.seconds } : {};
}

/**
 * Stores the item opened last, with the position in it. The reader has not asked for that: it is stored only if they have
 * accepted cookies or, with an account, switched analytics on. Otherwise it is held for the visit, and after a refusal of
 * cookies not at all.
 */
export function storeLastViewed(item: ItemSnapshot, position: Position = {}): void {
  const text = JSON.stringify({ ...item, timestamp: Date.now(), ...position });
  if (hasAccount() ? mayRecordOpened() : read(consentKey) === "accepted")
    write(lastViewedKey, text);
  else if (read(consentKey) !== "rejected") setTemporary(lastViewedKey, text);
}
