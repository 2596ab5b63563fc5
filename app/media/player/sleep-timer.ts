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
    const ends = chapterEnd(medium.currentTime);
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

/** Where the chapter ends that is heard at a second; never, if there is none after it. */
function chapterEnd(at: number): number {
  const begins = [...document.querySelectorAll<HTMLElement>(".chapters [data-at]")].map((chapter) =>
    Number(chapter.dataset.at),
  );
  return begins.find((begin) => begin > at + 0.5) ?? Infinity;
}
