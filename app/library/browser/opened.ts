import { consentKey } from "#accounts/consent.ts";
import { clearTemporary, hasAccount, keep, read, setTemporary } from "#ui/own-storage.ts";
import { pageVisit } from "#ui/page-visit.ts";
import { type ItemSnapshot, nameOf, parsed, parseItemSnapshot } from "../item-snapshot.ts";
import { positionsOf, type Reached, reachedOf } from "../positions.ts";
import { mayNote } from "./account.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { positionsKey } from "./names.ts";
import { scrollToShare, shareRead } from "./reading-position.ts";
import { resumeKey } from "./resume-wish.ts";

/**
 * The page of an item is open (`data-item`): remembers it as the one viewed last and how far it was read, and
 * counts the view. Of what is no item (`data-view`) the view is all that is noted.
 */
export function open(page: HTMLElement): void {
  const { view } = page.dataset;
  if (view) count(view);
  const item = parseItemSnapshot(parsed(page.dataset.item ?? null));
  if (!item) return;
  const before = read(lastViewedKey);
  if (before && !hasAccount())
    import("../note-place.ts").then((note) => note.noteFormer(before)).catch(console.info);
  // A film counts as it is watched (count-watched.ts).
  if (item.type !== "video") count(JSON.stringify({ kind: item.type, id: item.id }));
  const body = item.type === "article" ? document.querySelector<HTMLElement>(".body") : null;
  // A story of another publisher has only its beginning here, so there is no progress to remember.
  const own = body?.matches(".body-own") ? body : null;
  if (body && hasAccount() && mayNote())
    import("./reading-beacon.ts")
      .then((beacon) => beacon.followTime(item.id, body))
      .catch(console.info);
  if (own) followReading(item, own);
  else if (item.type === "article") rememberOpened(item);
  else offerPlace(item);
}

/** Nobody waits for it, and it waits for seconds itself. */
const count = (view: string) =>
  import("./view-beacon.ts").then((beacon) => beacon.countView(view)).catch(console.info);

function followReading(item: ItemSnapshot, body: HTMLElement): void {
  const name = nameOf(item);
  const before = parseLastViewed(read(lastViewedKey));
  const last = before && nameOf(before) === name ? before.progress : undefined;
  const kept = positionsOf(parsed(read(positionsKey)))[name];
  let progress = last ?? kept?.share ?? 0;
  rememberOpened(item, { progress });
  if (read(resumeKey) === name) scrollToShare(body, progress);
  clearTemporary(resumeKey);

  const scrolled = () => {
    const share = shareRead(body);
    if (share === progress) return;
    progress = share;
    // What the tab holds has to be written before the page is left: the next one may begin in another process.
    if (!hasAccount()) note();
  };
  let noted = progress;
  const note = () => {
    const last = parseLastViewed(read(lastViewedKey));
    if (progress === noted || !last || nameOf(last) !== name) return;
    noted = progress;
    rememberOpened(item, { progress });
  };
  const visit = pageVisit();
  addEventListener("scroll", scrolled, { passive: true, signal: visit });
  // A reader may have scrolled before this script ran.
  if (scrollY > 0) scrolled();
  // Before the account sends what is left to send, as the page is left (account.ts).
  addEventListener("pagehide", note, { capture: true, signal: visit });
  visit.addEventListener("abort", note);
  const turn = () => {
    if (document.visibilityState === "hidden") note();
  };
  document.addEventListener("visibilitychange", turn, { signal: visit });
}

/** A recording begins where it was left, unless the address names a moment. */
function offerPlace(item: ItemSnapshot): void {
  const reached = placeOf(nameOf(item));
  rememberOpened(item, reached);
  if (!reached.seconds || new URLSearchParams(location.search).has("t")) return;
  const player = document.querySelector<HTMLElement>("main [data-player]");
  if (!player) return;
  // What drives the player may come later than this.
  player.dataset.start = String(reached.seconds);
  player.dispatchEvent(new Event("player:start"));
}

/** How far a recording was heard, as far as this browser or the account knows. @param name such as `podcast:12` */
export function placeOf(name: string): Reached {
  const last = parseLastViewed(read(lastViewedKey));
  if (last && nameOf(last) === name) return reachedOf(last);
  const kept = positionsOf(parsed(read(positionsKey)))[name];
  return kept ? { progress: kept.share, seconds: kept.seconds } : {};
}

/**
 * The reader has not asked for this to be stored: without a yes to the cookie question, or to noting what is read in the
 * account, it is not stored, and ends with the visit. After a no, nothing is held at all (product decision 33).
 */
export function rememberOpened(item: ItemSnapshot, reached: Reached = {}): void {
  const text = JSON.stringify({ ...item, timestamp: Date.now(), ...reached });
  if (hasAccount() ? mayNote() : read(consentKey) === "accepted") keep(lastViewedKey, text);
  else if (read(consentKey) !== "rejected") setTemporary(lastViewedKey, text);
}
