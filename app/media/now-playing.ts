import { nowPlayingEvent } from "./now-playing-event.ts";
import { type Tracks, tellDevice, tellTracks } from "./player/media-session.ts";
import type { Playing } from "./playing.ts";

/** What plays, or was played last, in this visit. */
export type Current = { medium: HTMLMediaElement; playing: Playing };

let current: Current | null = null;

/** What plays in this visit, or is paused; null before anything was played. */
export const currentlyPlaying = (): Current | null => current;

/**
 * Plays an element, and pauses what played before.
 * @param stream the address of an HLS playlist, which is taken in place of the file
 * @throws where it cannot be played; a browser that only wants another press is no error
 */
export async function nowPlaying(
  medium: HTMLMediaElement,
  playing: Playing,
  stream?: string,
): Promise<void> {
  if (current && current.medium !== medium) current.medium.pause();
  if (current?.medium !== medium) {
    current = { medium, playing };
    document.dispatchEvent(new CustomEvent(nowPlayingEvent, { detail: current }));
    tellDevice(medium, playing);
  }
  if (stream && medium.dataset.streams === undefined) {
    medium.dataset.streams = "";
    const { openStream } = await import("./player/stream.ts");
    await openStream(medium, stream);
  }
  await medium.play().catch((error: DOMException) => {
    // Paused again meanwhile, or the browser wants a press of its own.
    if (error.name !== "AbortError" && error.name !== "NotAllowedError") throw error;
  });
}

/** Offers the pieces before and after what plays on the device's own controls. */
export const offerOnDevice = (tracks: Tracks): void => tellTracks(tracks);

/** Ends what plays, as the reader closes the player. */
export function stopPlaying(): void {
  current?.medium.pause();
  current = null;
  document.dispatchEvent(new CustomEvent(nowPlayingEvent, { detail: null }));
}
