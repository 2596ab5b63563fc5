const hlsType = "application/vnd.apple.mpegurl";

/**
 * Gives an element an HLS playlist in place of its file. The library comes only where the browser cannot play HLS by
 * itself; where it can do neither, the file stays.
 */
export async function openStream(medium: HTMLMediaElement, address: string): Promise<void> {
  const at = medium.currentTime;
  if (medium.canPlayType(hlsType)) {
    medium.src = address;
    medium.currentTime = at;
    return;
  }
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) return;
  // Its worker would come from a blob, which the content policy does not allow.
  const hls = new Hls({ enableWorker: false, startPosition: at, liveDurationInfinity: true });
  await new Promise<void>((done, fail) => {
    hls.once(Hls.Events.MANIFEST_PARSED, () => done());
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
      else {
        hls.destroy();
        fail(new Error(`stream: ${type}`));
      }
    });
    hls.loadSource(new URL(address, location.href).href);
    hls.attachMedia(medium);
  });
}
