import { pageVisit } from "#ui/page-visit.ts";

/**
 * Serves the players of the page. What drives them is loaded at once; a press that comes before it is answered by
 * `aria-busy`, which the style sheet shows, and done when it is there.
 */
export function servePlayers(): void {
  for (const player of document.querySelectorAll<HTMLElement>("main [data-player]"))
    if (player.dataset.state === undefined) serve(player);
}

function serve(player: HTMLElement): void {
  const visit = pageVisit();
  const early = new Set<HTMLElement>();
  let driven = false;
  const begin = async () => {
    const driver = await import("./drive.ts").catch(() => null);
    if (visit.aborted) return;
    if (driver && !driven) {
      driven = true;
      player.removeEventListener("click", wait);
      driver.drive(player);
    }
    for (const control of early) {
      early.delete(control);
      control.removeAttribute("aria-busy");
      if (driver) control.click();
    }
  };
  const wait = ({ target }: MouseEvent) => {
    const control = (target as Element).closest<HTMLElement>("[data-replay]");
    if (!control) return;
    control.setAttribute("aria-busy", "true");
    early.add(control);
    void begin();
  };
  player.addEventListener("click", wait);
  void begin();
}
