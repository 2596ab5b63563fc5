import { streamFailedEvent } from "./stream-failed-event.ts";

const hlsType = "application/vnd.apple.mpegurl";
/** A media error is recovered from only if the last one was longer ago than this, in milliseconds. */
const recoveryIntervalMs = 10_000;

/** Functions that end the streams which the library plays. */
const destroyers = new WeakMap<HTMLMediaElement, () => void>();

/**
 * Gives a media element an HLS playlist in place of its file. The library is loaded only if the browser cannot play HLS
 * itself; if the library cannot run either, the file stays. If the stream fails later, `streamFailedEvent` is dispatched.
 * @throws if it cannot be started
 */
export async function openStream(medium: HTMLMediaElement, address: string): Promise<void> {
  const at = medium.currentTime;
  destroyers.get(medium)?.();
  destroyers.delete(medium);
  if (medium.canPlayType(hlsType)) {
    medium.src = address;
    if (at > 0) medium.currentTime = at;
    return;
  }
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) return;
  // -1: from the beginning; a live stream at the live edge.
  const startPosition = at > 0 ? at : -1;
  // The content security policy does not allow its worker, which is loaded from a blob.
  const hls = new Hls({ enableWorker: false, startPosition, liveDurationInfinity: true });
  destroyers.set(medium, () => hls.destroy());
  let recovered = Number.NEGATIVE_INFINITY;
  await new Promise<void>((done, fail) => {
    hls.once(Hls.Events.MANIFEST_PARSED, () => done());
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
      medium.dispatchEvent(new Event(streamFailedEvent));
    });
    hls.loadSource(new URL(address, location.href).href);
    hls.attachMedia(medium);
  });
}
