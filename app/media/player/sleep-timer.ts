import { minuteMs } from "#platform/duration.ts";
import { currentPlayback } from "../current-playback.ts";

let cancel: (() => void) | null = null;

/**
 * Sets the sleep timer, which pauses playback; an earlier one is cancelled.
 * @param when minutes, `chapter` (at its end) or `end` (of the item, so that no other follows); empty: no timer
 * @param onPause is called when it has paused
 */
export function setSleepTimer(
  mediaElement: HTMLMediaElement,
  when: string,
  onPause: () => void,
): void {
  cancel?.();
  cancel = null;
  delete mediaElement.dataset.isLast;
  if (when === "") return;
  if (when === "end") {
    mediaElement.dataset.isLast = "";
    cancel = () => delete mediaElement.dataset.isLast;
    return;
  }
  if (when === "chapter") {
    pauseAfterChapter(mediaElement, onPause);
    return;
  }
  // By then another item may be playing, in another element.
  const timer = setTimeout(() => {
    currentPlayback()?.media.pause();
    onPause();
  }, Number(when) * minuteMs);
  cancel = () => clearTimeout(timer);
}

/** Pauses at the end of the chapter that plays, also of another one to which the reader goes meanwhile. */
function pauseAfterChapter(mediaElement: HTMLMediaElement, onPause: () => void): void {
  let ends = 0;
  const update = () => {
    ends = chapterEnd(mediaElement);
    // The last chapter ends with the item.
    if (ends === Infinity) mediaElement.dataset.isLast = "";
    else delete mediaElement.dataset.isLast;
  };
  const pauseAtEnd = () => {
    if (mediaElement.seeking || mediaElement.currentTime < ends) return;
    mediaElement.pause();
    cancel?.();
    cancel = null;
    onPause();
  };
  update();
  mediaElement.addEventListener("seeked", update);
  mediaElement.addEventListener("timeupdate", pauseAtEnd);
  cancel = () => {
    mediaElement.removeEventListener("seeked", update);
    mediaElement.removeEventListener("timeupdate", pauseAtEnd);
  };
}

/** The end of the chapter that plays; infinity for the last one. The bar has the chapters of the item in it. */
function chapterEnd(mediaElement: HTMLMediaElement): number {
  const chapters = mediaElement
    .closest("#player-bar, main")
    ?.querySelectorAll<HTMLElement>(".chapters [data-at]");
  const begins = [...(chapters ?? [])].map((chapter) => Number(chapter.dataset.at));
  return begins.find((begin) => begin > mediaElement.currentTime + 0.5) ?? Infinity;
}
