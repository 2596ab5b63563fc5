import { readSettings } from "../player-settings.ts";
import type { Playing } from "../playing.ts";

/** Shows what plays on the device's own controls, such as its lock screen, and answers to them (W3C, "Media Session"). */
export function tellDevice(medium: HTMLMediaElement, { title, by, artwork }: Playing): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: by,
    artwork: artwork ? [{ src: artwork }] : [],
  });
  const move = (seconds: number) => {
    medium.currentTime = Math.max(0, medium.currentTime + seconds);
  };
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void medium.play().catch(console.info),
    pause: () => medium.pause(),
    seekbackward: ({ seekOffset }) => move(-(seekOffset ?? readSettings().back)),
    seekforward: ({ seekOffset }) => move(seekOffset ?? readSettings().forward),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) medium.currentTime = seekTime;
    },
  };
  answerTo(actions);
  const tellPosition = () => {
    const { duration, currentTime, playbackRate } = medium;
    if (Number.isFinite(duration) && duration > 0)
      mediaSession.setPositionState({
        duration,
        playbackRate,
        position: Math.min(currentTime, duration),
      });
  };
  // One element may be played again later; it tells its position only once each time.
  if (medium.dataset.told !== undefined) return;
  medium.dataset.told = "";
  for (const name of ["loadedmetadata", "seeked", "ratechange", "play"])
    medium.addEventListener(name, tellPosition);
}

/** How to play the pieces before and after what plays; null: there is none. */
export type Tracks = Record<"previous" | "next", (() => void) | null>;

/** Answers to the device's keys for the piece before and after. */
export function tellTracks(tracks: Tracks): void {
  if (!("mediaSession" in navigator)) return;
  answerTo({ previoustrack: tracks.previous, nexttrack: tracks.next });
}

function answerTo(
  actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>,
): void {
  for (const [action, handler] of Object.entries(actions)) {
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Not every browser has every action.
    }
  }
}
