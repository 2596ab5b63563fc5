import { playbackChangedEvent } from "./playback-changed-event.ts";
import { showOnDevice } from "./player/media-session.ts";
import type { PlayerItem } from "./player-item.ts";

/** The media element that was played last in this visit, playing or paused, and what it plays. */
export type CurrentPlayback = { media: HTMLMediaElement; item: PlayerItem };

let current: CurrentPlayback | null = null;

/** Null before anything was played, and once the reader has closed the player. */
export const currentPlayback = (): CurrentPlayback | null => current;

/**
 * Plays a media element, and pauses the one that played before.
 * @param stream the address of an HLS playlist, which is played in place of the file
 * @throws if it cannot be played; that the browser first requires a click is no error
 */
export async function startPlaying(
  mediaElement: HTMLMediaElement,
  item: PlayerItem,
  stream?: string,
): Promise<void> {
  if (current && current.media !== mediaElement) current.media.pause();
  if (current?.media !== mediaElement) {
    current = { media: mediaElement, item };
    document.dispatchEvent(new CustomEvent(playbackChangedEvent, { detail: current }));
    showOnDevice(mediaElement, item);
  }
  if (stream && mediaElement.dataset.streams === undefined) {
    mediaElement.dataset.streams = "";
    const { openStream } = await import("./player/stream.ts");
    await openStream(mediaElement, stream);
  }
  await mediaElement.play().catch((error: DOMException) => {
    // It was paused meanwhile, or the browser requires a click first.
    if (error.name !== "AbortError" && error.name !== "NotAllowedError") throw error;
  });
}

export { setTrackActions } from "./player/media-session.ts";

/** Stops playback when the reader closes the player. */
export function stopPlaying(): void {
  if (current) {
    current.media.pause();
    showOnDevice(current.media, null);
  }
  current = null;
  document.dispatchEvent(new CustomEvent(playbackChangedEvent, { detail: null }));
}
