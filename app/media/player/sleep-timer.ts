import { currentlyPlaying } from "../now-playing.ts";

let end: (() => void) | null = null;

/**
 * Pauses what plays after some time.
 * @param medium what plays now @param when minutes, `chapter` or `end` (of the piece, so that none follows); empty: not at
 *   all @param onPause is called when it has paused
 */
export function setSleep(medium: HTMLMediaElement, when: string, onPause: () => void): void {
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
    watchChapter(medium, onPause);
    return;
  }
  // By then the next piece may be playing, in an element of its own.
  const timer = setTimeout(() => {
    currentlyPlaying()?.medium.pause();
    onPause();
  }, Number(when) * 60_000);
  end = () => clearTimeout(timer);
}

/** Pauses at the end of the chapter that is heard, also after the reader has gone to another one. */
function watchChapter(medium: HTMLMediaElement, onPause: () => void): void {
  let ends = 0;
  const look = () => {
    ends = chapterEnd(medium);
    // The last chapter ends with the piece, and none follows it.
    if (ends === Infinity) medium.dataset.last = "";
    else delete medium.dataset.last;
  };
  const watch = () => {
    if (medium.seeking || medium.currentTime < ends) return;
    medium.pause();
    end?.();
    end = null;
    onPause();
  };
  look();
  medium.addEventListener("seeked", look);
  medium.addEventListener("timeupdate", watch);
  end = () => {
    medium.removeEventListener("seeked", look);
    medium.removeEventListener("timeupdate", watch);
  };
}

/** Where the chapter ends that is heard; never, if there is none after it. The bar has the chapters of what plays in it. */
function chapterEnd(medium: HTMLMediaElement): number {
  const chapters = medium
    .closest("#player-bar, main")
    ?.querySelectorAll<HTMLElement>(".chapters [data-at]");
  const begins = [...(chapters ?? [])].map((chapter) => Number(chapter.dataset.at));
  return begins.find((begin) => begin > medium.currentTime + 0.5) ?? Infinity;
}
