import { drive } from "./drive.ts";
import { serveMoments } from "./serve-moments.ts";

let served = false;

/** Serves the players of the page that is shown, and the moments beside them. Again for each page of the document. */
export function servePlayers(): void {
  if (!served) serveMoments();
  served = true;
  for (const player of document.querySelectorAll<HTMLElement>("main [data-player]"))
    if (player.dataset.state === undefined) drive(player);
}
