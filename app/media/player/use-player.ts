import { useEffect } from "react";
import { drive } from "./drive.ts";

/** Serves the printed players of a page. @param page what they belong to: another one has others */
export function usePlayer(page: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other players
  useEffect(() => {
    const ends = [...document.querySelectorAll<HTMLElement>("[data-player]")].map(drive);
    return () => {
      for (const end of ends) end();
    };
  }, [page]);
}
