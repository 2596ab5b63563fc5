import { nextSaved, previousSaved } from "#library/next-saved.ts";
import { currentlyPlaying, offerOnDevice } from "#media/now-playing.ts";

/**
 * Offers what is saved before and after what plays on the device's own controls, for as long as there is such a thing.
 * @param play plays a piece by its name, such as `podcast:12`, or the first after it that can be played
 */
export function offerTracks(play: (name: string, step: typeof nextSaved) => void): void {
  const { name } = currentlyPlaying()?.playing ?? {};
  const to = (step: typeof nextSaved) => {
    if (name === undefined || step(name) === null) return null;
    return () => play(name, step);
  };
  offerOnDevice({ previous: to(previousSaved), next: to(nextSaved) });
}
