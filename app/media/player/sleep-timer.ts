import { currentPlayback } from "../current-playback.ts";

let cancel: (() => void) | null = null;

/**
 * Sets the sleep timer, which pauses playback; an earlier one is cancelled.
 * @param when minutes, `chapter` (at its end) or `end` (of the item, so that no other follows); empty: no timer
 * @param onPause is called when it has paused
 */
export function setSleepTimer(medium: HTMLMediaElement, when: string, onPause: () => void): void {
  cancel?.();
  cancel = null;
  delete medium.dataset.isLast;
  if (when === "") return;
  if (when === "end") {
    medium.dataset.isLast = "";
    cancel = () => delete medium.dataset.isLast;
    return;
  }
  if (when === "chapter") {
    pauseAfterChapter(medium, onPause);
    return;
  }
  // By then another item may be playing, in another element.
  const timer = setTimeout(() => {
    currentPlayback()?.medium.pause();
    onPause();
  }, Number(when) * 60_000);
  cancel = () => clearTimeout(timer);
}

/** Pauses at the end of the chapter that plays, also of another one to which the reader goes meanwhile. */
function pauseAfterChapter(medium: HTMLMediaElement, onPause: () => void): void {
  let ends = 0;
  const update = () => {
    ends = chapterEnd(medium);
    // The last chapter ends with the item.
    if (ends === Infinity) medium.dataset.isLast = "";
    else delete medium.dataset.isLast;
  };
  const pauseAtEnd = () => {
    if (medium.seeking || medium.currentTime < ends) return;
    medium.pause();
    cancel?.();
    cancel = null;
    onPause();
  };
  update();
  medium.addEventListener("seeked", update);
  medium.addEventListener("timeupdate", pauseAtEnd);
  cancel = () => {
    medium.removeEventListener("seeked", update);
    medium.removeEventListener("timeupdate", pauseAtEnd);
  };
}

/** The end of the chapter that plays; infinity for the last one. The bar has the chapters of the item in it. */
function chapterEnd(medium: HTMLMediaElement): number {
  const chapters = medium
    .closest("#player-bar, main")
    ?.querySelectorAll<HTMLElement>(".chapters [data-at]");
  const begins = [...(chapters ?? [])].map((chapter) => Number(chapter.dataset.at));
  return begins.find((begin) => begin > medium.currentTime + 0.5) ?? Infinity;
}
