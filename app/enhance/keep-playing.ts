// While something plays, the next page takes the place of the one that is shown, so that it plays on. Where that cannot
// be (applications, forms that are sent, browsers without the Navigation API), the player comes back with the next document.
import { followPlaying } from "#library/follow-playing.ts";
import { heardUntil } from "#library/heard-until.ts";
import { nextSaved } from "#library/next-saved.ts";
import { keepLeftPlaying, readLeftPlaying } from "#media/left-playing.ts";
import { mediumOf } from "#media/medium-of.ts";
import { currentlyPlaying, nowPlaying } from "#media/now-playing.ts";
import { nowPlayingEvent } from "#media/now-playing-event.ts";
import {
  driveInBar,
  playerInBar,
  playingOf,
  putInBar,
  removeBar,
} from "#media/player/serve-bar.ts";
import { readSettings } from "#media/player-settings.ts";
import { queueWantedEvent } from "#media/queue-wanted-event.ts";
import { mayReplace } from "#site/replaceable.ts";
import { subscribe } from "#ui/own-storage.ts";
import { textsOf } from "./messages.ts";
import { backToPlace, forgetPlace, leavePlace, watchDeck } from "./own-place.ts";
import { fetchPage, NotReplaceable, replacePage } from "./replace-page.ts";
import { offerTracks } from "./tracks.ts";

let served = false;

/** Serves what plays from now on. @param startNext attaches the scripts of a page that has come */
export function keepPlaying(startNext: () => void): void {
  if (served) return;
  served = true;
  followPlaying(currentlyPlaying);
  window.navigation?.addEventListener("navigate", (event) => {
    const to = new URL(event.destination.url);
    if (!leadsOn(event) || !mayReplace(to.pathname)) return;
    if (to.pathname + to.search === location.pathname + location.search) return;
    const current = currentlyPlaying();
    if (!current || current.medium.paused || !(isSound(current.medium) || playerInBar())) return;
    event.intercept({ handler: () => show(to.href, event.signal, startNext) });
  });
  const offer = () => offerTracks((name, step) => void playFrom(name, step).catch(console.info));
  const begun = () => {
    watchDeck(resumeIfStopped);
    offer();
    resumeReading();
    if (currentlyPlaying()) return;
    // The reader has closed the player: what comes from this page goes back into it.
    keepLeftPlaying(null);
    backToPlace();
  };
  document.addEventListener(nowPlayingEvent, begun);
  subscribe(offer);
  begun();
  for (const sign of ["timeupdate", "pause", "ended"]) document.addEventListener(sign, leave, true);
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.("[data-corner]");
    const player = button?.closest<HTMLElement>("main [data-player]");
    if (player) void shrink(player);
  });
  document.addEventListener("ended", followUp, true);
  document.addEventListener(queueWantedEvent, ({ target }) => void showQueue(target as Element));
}

/** Whether a step leads to another page: not to a file, nor by a form, nor by a script that changes an address. */
function leadsOn(event: NavigateEvent): boolean {
  // An application's steps are its router's.
  if ("__reactRouterContext" in window || !event.canIntercept || event.hashChange) return false;
  if (event.formData || event.downloadRequest !== null) return false;
  const { navigationType: type, destination } = event;
  return type === "traverse" || (type !== "reload" && !destination.sameDocument);
}

async function showQueue(place: Element): Promise<void> {
  const [{ fillQueue }, t] = await Promise.all([import("./bar-queue.ts"), textsOf("media")]);
  const play = async (path: string) =>
    void (await playInBar(path, heardUntil(path.slice(1).replace("/", ":"))));
  const now = currentlyPlaying()?.playing.name ?? "";
  await fillQueue(place, { now, play, t, savedPage: () => fetchPage("/saved") });
}

const isSound = (medium: HTMLMediaElement) => !(medium instanceof HTMLVideoElement);

async function show(url: string, signal: AbortSignal, startNext: () => void): Promise<void> {
  try {
    const [page, t] = await Promise.all([fetchPage(url, signal), textsOf("media")]);
    const player = currentlyPlaying()?.medium.closest<HTMLElement>("[data-player]");
    if (player?.closest("main")) await putInBar(player, t);
    forgetPlace();
    await replacePage(page);
    bringHome();
    watchDeck(resumeIfStopped);
    startNext();
    await showSearched();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof NotReplaceable)) console.info(error);
    // The address is the new page's already.
    location.reload();
  }
}

/** The boxes of the header stay, and show what the page is about that has come. */
async function showSearched(): Promise<void> {
  const searched = location.pathname === "/search" ? location.search : "";
  if (searched === "" && !document.querySelector("header form[data-held]")) return;
  const boxes = await import("#search/search-boxes.ts");
  boxes.show(searched);
}

/** A piece that plays in the bar goes on in its own page. */
function bringHome(): void {
  const playing = playerInBar();
  const place = document.querySelector<HTMLElement>("main [data-player]");
  if (!playing || !place || playingOf(place).name !== playingOf(playing).name) return;
  place.replaceWith(playing);
  removeBar();
  resumeIfStopped();
}

/** A piece that is listened to goes on where its voice was left. */
function resumeReading(): void {
  const { medium, playing } = currentlyPlaying() ?? {};
  if (!medium || !playing?.name.startsWith("article:") || medium.currentTime > 1) return;
  const left = heardUntil(playing.name);
  if (left > 0) medium.currentTime = left;
}

/** A browser may pause an element that was moved. */
function resumeIfStopped(): void {
  const { medium } = currentlyPlaying() ?? {};
  if (medium?.closest("[data-state=playing]") && medium.paused) void medium.play().catch(() => {});
}

/** A video goes into the corner, and leaves a way back in its place. */
async function shrink(player: HTMLElement): Promise<void> {
  const t = await textsOf("media");
  const place = document.createElement("div");
  place.className = "player-away";
  const back = document.createElement("button");
  back.type = "button";
  back.className = "btn";
  back.textContent = t("player.cornerBack");
  back.addEventListener("click", () => {
    const large = backToPlace();
    resumeIfStopped();
    large?.querySelector<HTMLElement>("[data-toggle]")?.focus();
  });
  place.append(back);
  await leavePlace(player, place);
  back.focus();
}

/** Another document may follow at any moment, and would ask for what plays before this one is told to end. */
function leave({ target }: Event): void {
  const current = currentlyPlaying();
  if (target !== current?.medium || !current) return;
  const { paused, ended, currentTime } = current.medium;
  keepLeftPlaying(paused || ended ? null : { path: current.playing.path, seconds: currentTime });
}

/** Takes up what played as the last document was left. */
export async function resumeLeft(startNext: () => void): Promise<void> {
  const left = readLeftPlaying();
  keepLeftPlaying(null);
  if (!left) return;
  keepPlaying(startNext);
  const here = location.pathname === left.path && document.querySelector("main [data-player]");
  if (here) here.dispatchEvent(new CustomEvent("player:seek", { detail: left.seconds }));
  else await playInBar(left.path, left.seconds);
}

/**
 * Plays a piece in the bar, by the player of its page, or by the one that reads it aloud.
 * @returns whether its page has one: premium pieces and films of other sites may have none
 */
async function playInBar(path: string, seconds: number): Promise<boolean> {
  const [page, t] = await Promise.all([fetchPage(path), textsOf("media")]);
  const reader = page.querySelector<HTMLTemplateElement>("main [data-listen] template")?.content;
  const found = (reader ?? page).querySelector<HTMLElement>("[data-player]");
  if (!found) return false;
  const player = document.adoptNode(found);
  const medium = reader
    ? await import("#media/listen/serve-listen.ts").then((m) => m.prepare(player, page))
    : mediumOf(player);
  if (!medium) return false;
  backToPlace();
  await putInBar(player, t, page);
  await driveInBar(player);
  // It was made in a document that shows nothing, where no file is looked for.
  medium.load();
  medium.currentTime = seconds;
  await nowPlaying(medium, playingOf(player), player.dataset.stream);
  return true;
}

/** What has ended is followed by the next saved one, where the reader has chosen so. */
function followUp({ target }: Event): void {
  const current = currentlyPlaying();
  if (!current || target !== current.medium || !readSettings().next) return;
  if (current.medium.dataset.last !== undefined) return;
  void playFrom(current.playing.name, nextSaved).catch(console.info);
}

/** Plays the first piece after (or before) another that can be played. */
async function playFrom(name: string, step: typeof nextSaved): Promise<void> {
  for (let next = step(name); next !== null; next = step(next))
    if (await playInBar(`/${next.replace(":", "/")}`, heardUntil(next)).catch(() => false)) return;
}
