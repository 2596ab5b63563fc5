import { attachPlayerControls } from "./player-controls.ts";
import { attachTimestampLinks } from "./timestamp-links.ts";

let attached = false;

/** Attaches the controls of every player in the page, and its timestamp links. Call it for each page of the document. */
export function attachPlayers(): void {
  if (!attached) attachTimestampLinks();
  attached = true;
  for (const player of document.querySelectorAll<HTMLElement>("main [data-player]"))
    if (player.dataset.state === undefined) attachPlayerControls(player);
}
