import type { PlayerItem } from "../player-item.ts";
import { readSettings } from "../player-settings.ts";

/**
 * Shows what plays on the device's media controls, such as its lock screen, and handles them (W3C, "Media Session").
 * @param item null: it is shown no more, and the controls do nothing
 */
export function showOnDevice(mediaElement: HTMLMediaElement, item: PlayerItem | null): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata =
    item &&
    new MediaMetadata({
      title: item.title,
      artist: item.byline,
      artwork: item.artwork ? [{ src: item.artwork }] : [],
    });
  const move = (seconds: number) => {
    mediaElement.currentTime = Math.max(0, mediaElement.currentTime + seconds);
  };
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void mediaElement.play().catch(console.info),
    pause: () => mediaElement.pause(),
    seekbackward: ({ seekOffset }) => move(-(seekOffset ?? readSettings().back)),
    seekforward: ({ seekOffset }) => move(seekOffset ?? readSettings().forward),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) mediaElement.currentTime = seekTime;
    },
  };
  setActionHandlers(actions, item !== null);
  const updatePosition = () => {
    const { duration, currentTime, playbackRate } = mediaElement;
    if (Number.isFinite(duration) && duration > 0)
      mediaSession.setPositionState({
        duration,
        playbackRate,
        position: Math.min(currentTime, duration),
      });
  };
  // An element may be played again later; its listeners are added once.
  if (mediaElement.dataset.sessionAttached !== undefined) return;
  mediaElement.dataset.sessionAttached = "";
  for (const name of ["loadedmetadata", "seeked", "ratechange", "play"])
    mediaElement.addEventListener(name, updatePosition);
}

/** Play the items before and after the current one; null if there is none. */
export type TrackActions = Record<"previous" | "next", (() => void) | null>;

/** Sets what the device's buttons for the previous and the next track do. */
export function setTrackActions(tracks: TrackActions): void {
  if (!("mediaSession" in navigator)) return;
  setActionHandlers({ previoustrack: tracks.previous, nexttrack: tracks.next });
}

function setActionHandlers(
  actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>,
  isHandled = true,
): void {
  for (const [action, handler] of Object.entries(actions)) {
    try {
      navigator.mediaSession.setActionHandler(
        action as MediaSessionAction,
        isHandled ? handler : null,
      );
    } catch {
      // Not every browser supports every action.
    }
  }
}
