import { nextSaved, previousSaved } from "#library/next-saved.ts";
import { currentPlayback, setTrackActions } from "#media/current-playback.ts";

/**
 * Offers the saved items before and after what plays as the previous and next track of the device's media controls.
 * @param play plays an item by its key, such as `podcast:12`, or the first playable one after it
 */
export function offerTracks(play: (key: string, step: typeof nextSaved) => void): void {
  const { key } = currentPlayback()?.item ?? {};
  const to = (step: typeof nextSaved) => {
    if (key === undefined || step(key) === null) return null;
    return () => play(key, step);
  };
  setTrackActions({ previous: to(previousSaved), next: to(nextSaved) });
}
