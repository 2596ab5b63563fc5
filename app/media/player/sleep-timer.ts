let end: (() => void) | null = null;

/**
 * Pauses an element after some time. @param when minutes, `chapter` or `end` (of the piece, so that none follows);
 * empty: not at all
 */
export function setSleep(medium: HTMLMediaElement, when: string): void {
  end?.();
  end = null;
  delete medium.dataset.last;
  if (when === "") return;
  if (when === "end") {
    medium.dataset.last = "";
    end = () => delete medium.dataset.last;
    return;
  }
  if (when === "chapter") {
    const ends = chapterEnd(medium);
    const watch = () => {
      if (medium.currentTime < ends) return;
      medium.pause();
      end?.();
      end = null;
    };
    medium.addEventListener("timeupdate", watch);
    end = () => medium.removeEventListener("timeupdate", watch);
    return;
  }
  const timer = setTimeout(() => medium.pause(), Number(when) * 60_000);
  end = () => clearTimeout(timer);
}

/** Where the chapter ends that is heard; never, if there is none after it. The bar has the chapters of what plays in it. */
function chapterEnd(medium: HTMLMediaElement): number {
  const chapters = medium
    .closest("#player-bar, main")
    ?.querySelectorAll<HTMLElement>(".chapters [data-at]");
  const begins = [...(chapters ?? [])].map((chapter) => Number(chapter.dataset.at));
  return begins.find((begin) => begin > medium.currentTime + 0.5) ?? Infinity;
}
