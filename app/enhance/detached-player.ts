// Moves the player into the mini-player bar while its page stays open: because the reader has scrolled past it, or wants
// the video in the corner. A placeholder marks where it goes back to.
import { currentPlayback } from "#media/current-playback.ts";
import { playerInBar, putInBar, removeBar } from "#media/player/attach-player-bar.ts";
import { pageSignal } from "#ui/page-signal.ts";
import { textsOf } from "./messages.ts";

let detached: { player: HTMLElement; placeholder: HTMLElement } | null = null;

/** Moves a player of the page into the bar. @param placeholder stands in its place until it comes back */
export async function detachPlayer(player: HTMLElement, placeholder: HTMLElement): Promise<void> {
  const t = await textsOf("playing");
  if (detached?.player === player || !player.closest("main")) return;
  const focused = focusIn(player);
  player.before(placeholder);
  // The page's chapters and transcript stay connected to it (media/player/timestamp-links.ts).
  player.dataset.detached = "";
  detached = { player, placeholder };
  await putInBar(player, t);
  focused?.focus({ preventScroll: true });
}

/** Puts a detached player back where it was. @returns the player; null where none is detached or its page is gone */
export function restorePlayer(): HTMLElement | null {
  if (!detached) return null;
  const { player, placeholder } = detached;
  forgetDetached();
  if (!placeholder.isConnected) return null;
  const focused = focusIn(player);
  const isInBar = playerInBar() === player;
  placeholder.replaceWith(player);
  if (isInBar) removeBar();
  focused?.focus({ preventScroll: true });
  return player;
}

/** Forgets the placeholder, because another page replaces this one. */
export function forgetDetached(): void {
  if (detached) delete detached.player.dataset.detached;
  detached = null;
}

const focusIn = (player: HTMLElement): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && player.contains(activeElement)
    ? activeElement
    : null;
};

/**
 * Moves a playing player into the bar while the main player area (`.deck`) is scrolled out of view. Called for each page.
 * @param cameBack is called when the player is in the main area again
 */
export function watchMainPlayer(cameBack: () => void): void {
  const deck = document.querySelector<HTMLElement>("main .deck");
  if (!deck || deck.dataset.watched !== undefined) return;
  deck.dataset.watched = "";
  let isSeen = true;
  const look = () => {
    const player = deck.querySelector<HTMLElement>("[data-player]");
    const { media } = currentPlayback() ?? {};
    if (isSeen && detached && deck.contains(detached.placeholder)) {
      restorePlayer();
      cameBack();
    } else if (!isSeen && player && media && player.contains(media) && !media.paused)
      void detachPlayer(player, emptyPlaceholder(player)).catch(console.info);
  };
  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    look();
  });
  watch.observe(deck);
  const visit = pageSignal();
  // A chapter or a transcript line may be pressed while the main player area is out of view.
  document.addEventListener("playing", look, { capture: true, signal: visit });
  visit.addEventListener("abort", () => watch.disconnect());
}

/** As high as the player, so that nothing moves. */
function emptyPlaceholder(player: HTMLElement): HTMLElement {
  const placeholder = document.createElement("div");
  placeholder.style.height = `${player.offsetHeight}px`;
  return placeholder;
}
