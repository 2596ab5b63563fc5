import { streamFailed } from "./stream-failed.ts";

const hlsType = "application/vnd.apple.mpegurl";
/** A decoder that fails again so soon is not set up once more, in milliseconds. */
const recoveryMs = 10_000;

/** What ends the stream of an element, where the library plays it. */
const ends = new WeakMap<HTMLMediaElement, () => void>();

/**
 * Gives an element an HLS playlist in place of its file. The library comes only where the browser cannot play HLS by
 * itself, or not seek in a live stream; where it can do neither, the file stays. A stream that fails later tells the element so (`streamFailed`).
 * @throws where it cannot be begun
 */
export async function openStream(medium: HTMLMediaElement, address: string): Promise<void> {
  const at = medium.currentTime;
  ends.get(medium)?.();
  ends.delete(medium);
  if (!medium.canPlayType(hlsType)) {
    await openByLibrary(medium, address, at);
    return;
  }
  medium.src = address;
  if (at > 0) medium.currentTime = at;
  // Chromium's own begins a live stream with the oldest that there is, and lets nobody seek in it.
  const look = () => {
    if (medium.duration !== Number.POSITIVE_INFINITY || medium.seekable.length > 0) return;
    const isPlaying = !medium.paused;
    openByLibrary(medium, address, 0)
      .then(() => (isPlaying ? medium.play() : undefined))
      .catch(console.info);
  };
  medium.addEventListener("canplay", look, { once: true });
  ends.set(medium, () => medium.removeEventListener("canplay", look));
}

async function openByLibrary(medium: HTMLMediaElement, address: string, at: number): Promise<void> {
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) return;
  // By itself it begins at the beginning, or with what goes out now.
  const startPosition = at > 0 ? at : -1;
  // Its worker would come from a blob, which the content policy does not allow.
  const hls = new Hls({ enableWorker: false, startPosition, liveDurationInfinity: true });
  ends.set(medium, () => hls.destroy());
  let recovered = Number.NEGATIVE_INFINITY;
  await new Promise<void>((done, fail) => {
    hls.once(Hls.Events.MANIFEST_PARSED, () => done());
    // What goes out now is played so far behind its end that it does not run dry.
    hls.on(Hls.Events.LEVEL_UPDATED, () => {
      medium.dataset.margin = String(hls.targetLatency ?? 0);
    });
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      const now = performance.now();
      if (type === Hls.ErrorTypes.MEDIA_ERROR && now - recovered > recoveryMs) {
        recovered = now;
        hls.recoverMediaError();
        return;
      }
      hls.destroy();
      fail(new Error(`stream: ${type}`));
      medium.dispatchEvent(new Event(streamFailed));
    });
    hls.loadSource(new URL(address, location.href).href);
    hls.attachMedia(medium);
  });
}
