import { pageVisit } from "#ui/page-visit.ts";
import type { IslandName, IslandStart } from "./islands.ts";

const sleeping = () => document.querySelectorAll<HTMLElement>("[data-island]:not([data-begun])");

/** Brings each island of the page to life when it comes into view. */
export function watchIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          seen.unobserve(target);
          const island = target.closest<HTMLElement>("[data-island]");
          if (island) wake(island);
        }
    },
    { rootMargin: "25%" },
  );
  // The island itself has no box to be seen (`display: contents`); what is in it has.
  for (const island of sleeping())
    if (island.dataset.start === ("visible" satisfies IslandStart) && island.firstElementChild)
      seen.observe(island.firstElementChild);
  pageVisit().addEventListener("abort", () => seen.disconnect());
}

/** Brings each island to life that is used. Once in a document. */
export function serveIslands(): void {
  // A reader who points at a part of the page, or comes to it by the keyboard, is about to use it.
  for (const sign of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(
      sign,
      ({ target }) => {
        const island = (target as Element).closest?.<HTMLElement>(
          "[data-island]:not([data-begun])",
        );
        if (island && (target as Element).closest("button, input, select, textarea")) wake(island);
      },
      { passive: true },
    );
}

/** Brings islands to life that wait for it. */
export function wakeIslands(...names: IslandName[]): void {
  for (const island of sleeping())
    if (names.includes(island.dataset.island as IslandName)) wake(island);
}

/**
 * Brings one island to life. `data-awake` says that its controls answer (`island:awake`). Where it cannot be loaded
 * (`island:failed`), it sleeps on, and the next press tries again.
 */
export function wake(island: HTMLElement): void {
  if (island.dataset.begun !== undefined) return;
  island.dataset.begun = "";
  import("./hydrate-island.tsx")
    .then(({ hydrateIsland }) => hydrateIsland(island))
    .catch((error) => {
      delete island.dataset.begun;
      island.dispatchEvent(new Event("island:failed"));
      console.warn("island", island.dataset.island, error);
    });
}
