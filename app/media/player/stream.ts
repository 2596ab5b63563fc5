import { streamFailedEvent } from "./stream-failed-event.ts";

const hlsType = "application/vnd.apple.mpegurl";
/** A media error is recovered from only if the last one was longer ago than this, in milliseconds. */
const recoveryIntervalMs = 10_000;

/** Functions that end the streams which the library plays. */
const destroyers = new WeakMap<HTMLMediaElement, () => void>();

/**
 * Gives a media element an HLS playlist in place of its file. The library is loaded only if the browser cannot play HLS
 * itself, or cannot seek in a live stream; if the library cannot run either, the file stays. If the stream fails later,
 * `streamFailedEvent` is dispatched.
 * @throws if it cannot be started
 */
export async function openStream(mediaElement: HTMLMediaElement, address: string): Promise<void> {
  const at = mediaElement.currentTime;
  destroyers.get(mediaElement)?.();
  destroyers.delete(mediaElement);
  if (!mediaElement.canPlayType(hlsType)) {
    await openWithLibrary(mediaElement, address, at);
    return;
  }
  mediaElement.src = address;
  if (at > 0) mediaElement.currentTime = at;
  // Chromium itself plays a live stream from its oldest segment, and cannot seek in it.
  const onCanPlay = () => {
    if (mediaElement.duration !== Number.POSITIVE_INFINITY || mediaElement.seekable.length > 0)
      return;
    const isPlaying = !mediaElement.paused;
    openWithLibrary(mediaElement, address, 0)
      .then(() => (isPlaying ? mediaElement.play() : undefined))
      .catch(console.info);
  };
  mediaElement.addEventListener("canplay", onCanPlay, { once: true });
  destroyers.set(mediaElement, () => mediaElement.removeEventListener("canplay", onCanPlay));
}

async function openWithLibrary(
  mediaElement: HTMLMediaElement,
  address: string,
  at: number,
): Promise<void> {
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) return;
  // -1: from the beginning; a live stream at the live edge.
  const startPosition = at > 0 ? at : -1;
  // The content security policy does not allow its worker, which is loaded from a blob.
  const hls = new Hls({ enableWorker: false, startPosition, liveDurationInfinity: true });
  destroyers.set(mediaElement, () => hls.destroy());
  let recovered = Number.NEGATIVE_INFINITY;
  await new Promise<void>((done, fail) => {
    hls.once(Hls.Events.MANIFEST_PARSED, () => done());
    // The library keeps so far behind the live edge that its buffer does not run empty.
    hls.on(Hls.Events.LEVEL_UPDATED, () => {
      mediaElement.dataset.liveLatency = String(hls.targetLatency ?? 0);
    });
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      const now = performance.now();
      if (type === Hls.ErrorTypes.MEDIA_ERROR && now - recovered > recoveryIntervalMs) {
        recovered = now;
        hls.recoverMediaError();
        return;
      }
      hls.destroy();
      fail(new Error(`stream: ${type}`));
      mediaElement.dispatchEvent(new Event(streamFailedEvent));
    });
    hls.loadSource(new URL(address, location.href).href);
    hls.attachMedia(mediaElement);
  });
}
