// A player that has left its place on a page that is still shown, for the bar: because the reader has scrolled on, or
// wants the film in the corner. Its place waits for it.
import { currentlyPlaying } from "#media/now-playing.ts";
import { playerInBar, putInBar, removeBar } from "#media/player/serve-bar.ts";
import { pageVisit } from "#ui/page-visit.ts";
import { textsOf } from "./messages.ts";

let away: { player: HTMLElement; place: HTMLElement } | null = null;

/** Puts a player of the page into the bar. @param place stands where it stood until it comes back */
export async function leavePlace(player: HTMLElement, place: HTMLElement): Promise<void> {
  const t = await textsOf("media");
  if (away?.player === player || !player.closest("main")) return;
  const focused = focusIn(player);
  player.before(place);
  // The page's own chapters and transcript go on with it (media/player/serve-moments.ts).
  player.dataset.away = "";
  away = { player, place };
  await putInBar(player, t);
  focused?.focus({ preventScroll: true });
}

/** Puts the player back where it was, if it has left its place. @returns it */
export function backToPlace(): HTMLElement | null {
  if (!away) return null;
  const { player, place } = away;
  forgetPlace();
  if (!place.isConnected) return null;
  const focused = focusIn(player);
  const isInBar = playerInBar() === player;
  place.replaceWith(player);
  if (isInBar) removeBar();
  focused?.focus({ preventScroll: true });
  return player;
}

/** The page gives way to another: there is no place to come back to. */
export function forgetPlace(): void {
  if (away) delete away.player.dataset.away;
  away = null;
}

const focusIn = (player: HTMLElement): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && player.contains(activeElement)
    ? activeElement
    : null;
};

/**
 * Plays what stands on the deck in the bar for as long as the deck is out of view (look.md, "Players"). Again for each
 * page. @param cameBack is called when it stands on the deck again
 */
export function watchDeck(cameBack: () => void): void {
  const deck = document.querySelector<HTMLElement>("main .deck");
  if (!deck || deck.dataset.watched !== undefined) return;
  deck.dataset.watched = "";
  let isSeen = true;
  const look = () => {
    const player = deck.querySelector<HTMLElement>("[data-player]");
    const { medium } = currentlyPlaying() ?? {};
    if (isSeen && away && deck.contains(away.place)) {
      backToPlace();
      cameBack();
    } else if (!isSeen && player && medium && player.contains(medium) && !medium.paused)
      void leavePlace(player, emptyPlace(player)).catch(console.info);
  };
  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    look();
  });
  watch.observe(deck);
  const visit = pageVisit();
  // A chapter or a line may be pressed while the deck is out of view.
  document.addEventListener("playing", look, { capture: true, signal: visit });
  visit.addEventListener("abort", () => watch.disconnect());
}

/** As high as the player, so that nothing moves. */
function emptyPlace(player: HTMLElement): HTMLElement {
  const place = document.createElement("div");
  place.style.height = `${player.offsetHeight}px`;
  return place;
}
