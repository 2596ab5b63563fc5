import { pageSignal } from "#ui/page-signal.ts";
import type { IslandName, IslandStart } from "./islands.ts";

const pendingIslands = () =>
  document.querySelectorAll<HTMLElement>("[data-island]:not([data-begun])");

/** Hydrates each island of the page when it comes into view. */
export function hydrateVisibleIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          seen.unobserve(target);
          const island = target.closest<HTMLElement>("[data-island]");
          if (island) requestHydration(island);
        }
    },
    { rootMargin: "25%" },
  );
  // The island itself has no box to observe (`display: contents`); its first child has.
  for (const island of pendingIslands())
    if (island.dataset.start === ("visible" satisfies IslandStart) && island.firstElementChild)
      seen.observe(island.firstElementChild);
  pageSignal().addEventListener("abort", () => seen.disconnect());
}

/** Hydrates an island when the reader is about to use it. Called once in a document. */
export function hydrateUsedIslands(): void {
  // Pointing at a control or focusing it comes before using it.
  for (const sign of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(
      sign,
      ({ target }) => {
        const island = (target as Element).closest?.<HTMLElement>(
          "[data-island]:not([data-begun])",
        );
        if (island && (target as Element).closest("button, input, select, textarea"))
          requestHydration(island);
      },
      { passive: true },
    );
}

/** Hydrates the islands of these names. */
export function hydrateIslands(...names: IslandName[]): void {
  for (const island of pendingIslands())
    if (names.includes(island.dataset.island as IslandName)) requestHydration(island);
}

/**
 * Hydrates one island. When its controls work, it carries `data-hydrated` and sends `island:hydrated`. When it cannot be
 * loaded, it sends `island:failed` and stays unhydrated; the next press tries again.
 */
export function requestHydration(island: HTMLElement): void {
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
