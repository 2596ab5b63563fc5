import { startPlaying } from "../current-playback.ts";
import type { PlayerItem } from "../player-item.ts";
import { fetchMediaAddresses, isSigned, type MediaAddresses } from "./media-addresses.ts";
import { streamFailedEvent } from "./stream-failed-event.ts";

/** How long playback may wait for data before a message is shown, in milliseconds. */
const stallTimeoutMs = 15_000;
/** Addresses are fetched again automatically only if the last time is longer ago than this, in milliseconds. */
const renewalIntervalMs = 60_000;

/** Messages: it cannot be played; no more data arrives; the reader no longer has access. */
export type FailureTexts = { failed: string; stalled?: string; denied?: string };

export type FailureHandling = {
  /** Shows that playback has failed, unless it can be resumed automatically. */
  fail(): void;
  /** Resumes at the same position after a failure. @returns false if there was none */
  retry(): boolean;
  readonly isFailed: boolean;
};

/**
 * Handles failures of a player: shows a message with a button that retries at the same position, and fetches new
 * addresses if those of a premium item have expired.
 * @param onChange is called after a failure, and when playback resumes
 */
export function handleFailures(
  player: HTMLElement,
  mediaElement: HTMLMediaElement,
  item: PlayerItem,
  onChange: () => void,
): FailureHandling {
  const texts: FailureTexts = JSON.parse(player.dataset.texts ?? "{}");
  const messageBox = player.querySelector<HTMLElement>("[data-failure]");
  let file = mediaElement.getAttribute("src")?.split("#")[0] ?? null;
  let position = 0;
  let hasPlayed = false;
  let isFailed = false;
  let wasPlaying = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  const showMessage = (text = texts.failed) => {
    if (!messageBox) return;
    messageBox.hidden = text === "";
    const line = messageBox.querySelector("[role=alert]") ?? messageBox;
    if (line.textContent !== text) line.textContent = text;
  };

  function fail(): void {
    if (isFailed) return;
    // No event tells where the file was to begin.
    rememberPosition();
    isFailed = true;
    wasPlaying = player.dataset.state !== "paused";
    clearTimeout(stallTimer);
    onChange();
    const address = player.dataset.stream ?? file ?? "";
    if (isSigned(address) && performance.now() - renewedAt > renewalIntervalMs) void renew();
    else showMessage(hasPlayed ? texts.stalled : texts.failed);
  }

  /** Resumes with new addresses if they differ from the old ones. */
  async function renew(): Promise<void> {
    renewedAt = performance.now();
    const fresh = await fetchMediaAddresses(item);
    if (!isFailed) return;
    if (fresh === "denied") showMessage(texts.denied);
    else if (fresh && fresh.file !== file) resume(fresh);
    else showMessage(hasPlayed ? texts.stalled : texts.failed);
  }

  function resume(addresses: MediaAddresses | null): void {
    isFailed = false;
    showMessage("");
    if (addresses) setAddresses(addresses);
    delete mediaElement.dataset.streams;
    // After a stream, the element has the stream's source instead of the file.
    if (file) mediaElement.src = file;
    else mediaElement.load();
    mediaElement.currentTime = position;
    onChange();
    if (wasPlaying) startPlaying(mediaElement, item, player.dataset.stream).catch(fail);
  }

  function setAddresses({ stream, captions, ...addresses }: MediaAddresses): void {
    file = addresses.file;
    if (stream) player.dataset.stream = stream;
    for (const track of mediaElement.querySelectorAll("track"))
      track.src = captions.get(track.srclang) ?? track.src;
  }

  function retry(): boolean {
    if (!isFailed) return false;
    wasPlaying = true;
    const address = player.dataset.stream ?? file ?? "";
    if (!isSigned(address)) resume(null);
    else
      void fetchMediaAddresses(item).then((fresh) => {
        if (fresh === "denied") showMessage(texts.denied);
        else resume(fresh);
      });
    return true;
  }

  const rememberPosition = () => {
    // A live stream that is tried again goes on at its live edge.
    if (
      !isFailed &&
      mediaElement.currentTime > 0 &&
      mediaElement.duration !== Number.POSITIVE_INFINITY
    )
      position = mediaElement.currentTime;
  };
  mediaElement.addEventListener("playing", () => {
    hasPlayed = true;
  });
  const clearStall = () => {
    clearTimeout(stallTimer);
    if (!isFailed) showMessage("");
  };
  for (const name of ["timeupdate", "seeking"])
    mediaElement.addEventListener(name, rememberPosition);
  for (const name of ["error", streamFailedEvent]) mediaElement.addEventListener(name, fail);
  for (const name of ["playing", "pause"]) mediaElement.addEventListener(name, clearStall);
  mediaElement.addEventListener("waiting", () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => showMessage(texts.stalled), stallTimeoutMs);
  });
  addEventListener("online", () => {
    if (isFailed && wasPlaying && player.isConnected) retry();
  });
  messageBox?.querySelector("[data-retry]")?.addEventListener("click", () => {
    // While it only waits for data, it is loaded again too.
    isFailed = true;
    retry();
  });
  return {
    fail,
    retry,
    get isFailed() {
      return isFailed;
    },
  };
}
