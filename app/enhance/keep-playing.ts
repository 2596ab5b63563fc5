// While something plays, the next page replaces the content of this document, so that playback goes on. Where that is
// impossible (applications, submitted forms, browsers without the Navigation API), the next document starts the player again.

import { nextSaved } from "#library/next-saved.ts";
import { playbackPosition } from "#library/playback-position.ts";
import { trackPlayback } from "#library/track-playback.ts";
import { currentPlayback, startPlaying } from "#media/current-playback.ts";
import { mediaElementOf } from "#media/media-element.ts";
import { playbackChangedEvent } from "#media/playback-changed-event.ts";
import { readPlaybackToResume, storePlaybackToResume } from "#media/playback-to-resume.ts";
import {
  attachControlsInBar,
  playerInBar,
  playerItemOf,
  putInBar,
  removeBar,
} from "#media/player/attach-player-bar.ts";
import { readSettings } from "#media/player-settings.ts";
import { queueRequestedEvent } from "#media/queue-requested-event.ts";
import { mayReplace } from "#site/replaceable.ts";
import { subscribe } from "#ui/reader-storage.ts";
import { detachPlayer, forgetDetached, restorePlayer, watchMainPlayer } from "./detached-player.ts";
import { textsOf } from "./messages.ts";
import { fetchPage, NotReplaceable, replacePage } from "./replace-page.ts";
import { offerTracks } from "./tracks.ts";

let attached = false;

/** Keeps playing across pages from now on. @param startNext attaches the scripts of a page that replaced another */
export function keepPlaying(startNext: () => void): void {
  if (attached) return;
  attached = true;
  trackPlayback(currentPlayback);
  window.navigation?.addEventListener("navigate", (event) => {
    const to = new URL(event.destination.url);
    if (!opensPage(event) || !mayReplace(to.pathname)) return;
    if (to.pathname + to.search === location.pathname + location.search) return;
    const current = currentPlayback();
    if (!current || current.media.paused || !(isSound(current.media) || playerInBar())) return;
    event.intercept({ handler: () => showPage(to.href, event.signal, startNext) });
  });
  const offer = () => offerTracks((key, step) => void playFrom(key, step).catch(console.info));
  const playbackChanged = () => {
    clearBar();
    watchMainPlayer(resumeIfStopped);
    offer();
    resumeReadAloud();
    if (currentPlayback()) return;
    // The reader has closed the player: it returns to its place on this page.
    storePlaybackToResume(null);
    restorePlayer();
  };
  document.addEventListener(playbackChangedEvent, playbackChanged);
  subscribe(offer);
  playbackChanged();
  for (const sign of ["timeupdate", "pause", "ended"])
    document.addEventListener(sign, rememberPlaying, true);
  // A page may be left before it hears that its media have paused.
  addEventListener("pagehide", () => rememberPlaying());
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.("[data-corner]");
    const player = button?.closest<HTMLElement>("main [data-player]");
    if (player) void moveToCorner(player);
  });
  document.addEventListener("ended", playNextSaved, true);
  document.addEventListener(queueRequestedEvent, ({ target }) => void showQueue(target as Element));
}

/** Whether a navigation opens another page: not a file, a submitted form, or a script that changes the address. */
function opensPage(event: NavigateEvent): boolean {
  // In an application, the router navigates.
  if ("__reactRouterContext" in window || !event.canIntercept) return false;
  if (event.formData || event.downloadRequest !== null) return false;
  return event.navigationType === "traverse" || !event.destination.sameDocument;
}

async function showQueue(place: Element): Promise<void> {
  const [{ fillQueue }, t] = await Promise.all([import("./bar-queue.ts"), textsOf("playing")]);
  const play = async (path: string) =>
    void (await playInBar(path, playbackPosition(path.slice(1).replace("/", ":"))));
  const currentItem = currentPlayback()?.item.key ?? "";
  await fillQueue(place, { currentItem, play, t, savedPage: () => fetchPage("/saved") });
}

const isSound = (mediaElement: HTMLMediaElement) => !(mediaElement instanceof HTMLVideoElement);

async function showPage(url: string, signal: AbortSignal, startNext: () => void): Promise<void> {
  try {
    const [page, t] = await Promise.all([fetchPage(url, signal), textsOf("playing")]);
    const player = currentPlayback()?.media.closest<HTMLElement>("[data-player]");
    if (player?.closest("main")) await putInBar(player, t);
    forgetDetached();
    await replacePage(page, signal);
    moveToItsPage();
    watchMainPlayer(resumeIfStopped);
    startNext();
    await updateHeaderSearch();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof NotReplaceable)) console.info(error);
    // The address is the new page's already.
    location.reload();
  }
}

/** Updates the header's search box to the new page's query. */
async function updateHeaderSearch(): Promise<void> {
  const searched = location.pathname === "/search" ? location.search : "";
  if (searched === "" && !document.querySelector("header form[data-held]")) return;
  const boxes = await import("#search/search-boxes.ts");
  boxes.show(searched);
}

/** Moves the player out of the bar when the new page is the page of what plays. */
function moveToItsPage(): void {
  const playing = playerInBar();
  const place = document.querySelector<HTMLElement>("main [data-player]");
  if (!playing || !place || playerItemOf(place).key !== playerItemOf(playing).key) return;
  place.replaceWith(playing);
  removeBar();
  resumeIfStopped();
}

/** An article that is read aloud goes on where the reader stopped. */
function resumeReadAloud(): void {
  const { media, item } = currentPlayback() ?? {};
  if (!media || !item?.key.startsWith("article:") || media.currentTime > 1) return;
  const position = playbackPosition(item.key);
  if (position > 0) media.currentTime = position;
}

/** The bar is for what plays: a player of another item goes back to its page, or is removed. */
function clearBar(): void {
  const before = playerInBar();
  const { media } = currentPlayback() ?? {};
  if (!before || !media || before.contains(media)) return;
  restorePlayer();
  if (playerInBar() === before) removeBar();
}

/** A browser may pause an element that was moved. */
function resumeIfStopped(): void {
  const { media } = currentPlayback() ?? {};
  if (media?.closest("[data-state=playing]") && media.paused) void media.play().catch(() => {});
}

/** Moves a video into the corner, and puts a button in its place that brings it back. */
async function moveToCorner(player: HTMLElement): Promise<void> {
  const t = await textsOf("playing");
  const place = document.createElement("div");
  place.className = "player-away";
  const back = document.createElement("button");
  back.type = "button";
  back.className = "btn";
  back.textContent = t("cornerBack");
  back.addEventListener("click", () => {
    const large = restorePlayer();
    resumeIfStopped();
    large?.querySelector<HTMLElement>("[data-toggle]")?.focus();
  });
  place.append(back);
  await detachPlayer(player, place);
  back.focus();
}

/** Stores what plays: the next document may load before this one hears that it ends. */
function rememberPlaying(event?: Event): void {
  const current = currentPlayback();
  if (!current || (event && event.target !== current.media)) return;
  const { paused, ended, currentTime, duration } = current.media;
  // The seconds of a live stream are counted from when it was begun.
  const seconds = duration === Number.POSITIVE_INFINITY ? 0 : currentTime;
  storePlaybackToResume(paused || ended ? null : { path: current.item.path, seconds });
}

/** Goes on playing what the last document played when it was left. */
export async function resumeFromLastDocument(startNext: () => void): Promise<void> {
  const playback = readPlaybackToResume();
  storePlaybackToResume(null);
  if (!playback) return;
  keepPlaying(startNext);
  const here = location.pathname === playback.path && document.querySelector("main [data-player]");
  if (here) here.dispatchEvent(new CustomEvent("player:seek", { detail: playback.seconds }));
  else await playInBar(playback.path, playback.seconds);
}

/**
 * Plays an item in the bar, by the player of its page, or by the one that reads it aloud.
 * @returns whether its page has a player: premium items and videos of other sites may have none
 */
async function playInBar(path: string, seconds: number): Promise<boolean> {
  const before = currentPlayback();
  const [page, t] = await Promise.all([fetchPage(path), textsOf("playing")]);
  const reader = page.querySelector<HTMLTemplateElement>("main [data-listen] template")?.content;
  const found = (reader ?? page).querySelector<HTMLElement>("[data-player]");
  if (!found) return false;
  const player = document.adoptNode(found);
  const mediaElement = reader
    ? await import("#media/listen/attach-listen-buttons.ts").then((m) =>
        m.preparePlayer(player, page),
      )
    : mediaElementOf(player);
  if (!mediaElement) return false;
  // The reader has begun something else meanwhile.
  if (currentPlayback() !== before) return true;
  restorePlayer();
  await putInBar(player, t, page);
  await attachControlsInBar(player);
  // Its document was never shown, and such a document loads no media.
  mediaElement.load();
  mediaElement.currentTime = seconds;
  await startPlaying(mediaElement, playerItemOf(player), player.dataset.stream);
  return true;
}

/** Plays the next saved item when one has ended, if the reader has chosen so. */
function playNextSaved({ target }: Event): void {
  const current = currentPlayback();
  if (!current || target !== current.media || !readSettings().next) return;
  if (current.media.dataset.isLast !== undefined) return;
  void playFrom(current.item.key, nextSaved).catch(console.info);
}

/** Plays the first playable item after (or before) another. */
async function playFrom(key: string, step: typeof nextSaved): Promise<void> {
  for (let next = step(key); next !== null; next = step(next))
    if (await playInBar(`/${next.replace(":", "/")}`, playbackPosition(next)).catch(() => false))
      return;
}
