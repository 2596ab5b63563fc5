import { nowPlaying } from "../now-playing.ts";
import type { Playing } from "../playing.ts";
import { freshSource, isSigned, type Source } from "./fresh-source.ts";
import { streamFailed } from "./stream-failed.ts";

/** How long it may wait for more before that is said, in milliseconds. */
const patienceMs = 15_000;
/** Fresh addresses that fail again so soon are not asked for once more by themselves, in milliseconds. */
const renewalMs = 60_000;

/** What is said: of one that did not begin, of one that has stopped, and of one that is closed to the reader by now. */
export type FailureWords = { failed: string; stopped?: string; closed?: string };

export type Failures = {
  /** Says that it fails, unless it can be taken up by itself. */
  fail(): void;
  /** Plays on at the same place, if it had failed. @returns whether it had */
  again(): boolean;
  readonly isFailed: boolean;
};

/**
 * Serves what goes wrong while a player plays: says so with a way to try again at the same place, and asks for fresh
 * addresses where those of a premium piece have ended meanwhile.
 * @param changed is called when it has failed, and when it is taken up
 */
export function serveFailures(
  player: HTMLElement,
  medium: HTMLMediaElement,
  playing: Playing,
  changed: () => void,
): Failures {
  const words: FailureWords = JSON.parse(player.dataset.words ?? "{}");
  const box = player.querySelector<HTMLElement>("[data-failure]");
  let file = medium.getAttribute("src")?.split("#")[0] ?? null;
  let at = 0;
  let hasPlayed = false;
  let isFailed = false;
  let wasPlaying = false;
  let renewed = Number.NEGATIVE_INFINITY;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const say = (text = words.failed) => {
    if (!box) return;
    box.hidden = text === "";
    const line = box.querySelector("[role=alert]") ?? box;
    if (line.textContent !== text) line.textContent = text;
  };

  function fail(): void {
    if (isFailed) return;
    isFailed = true;
    wasPlaying = player.dataset.state !== "paused";
    clearTimeout(patience);
    changed();
    const address = player.dataset.stream ?? file ?? "";
    if (isSigned(address) && performance.now() - renewed > renewalMs) void renew();
    else say(hasPlayed ? words.stopped : words.failed);
  }

  /** Takes it up at addresses of today, where they are others than before. */
  async function renew(): Promise<void> {
    renewed = performance.now();
    const fresh = await freshSource(playing);
    if (!isFailed) return;
    if (fresh === "closed") say(words.closed);
    else if (fresh && fresh.file !== file) resume(fresh);
    else say(hasPlayed ? words.stopped : words.failed);
  }

  function resume(source: Source | null): void {
    isFailed = false;
    say("");
    if (source) take(source);
    delete medium.dataset.streams;
    // What a stream has left behind is not the file.
    if (file) medium.src = file;
    else medium.load();
    medium.currentTime = at;
    changed();
    if (wasPlaying) nowPlaying(medium, playing, player.dataset.stream).catch(fail);
  }

  function take({ stream, captions, ...source }: Source): void {
    file = source.file;
    if (stream) player.dataset.stream = stream;
    for (const track of medium.querySelectorAll("track"))
      track.src = captions.get(track.srclang) ?? track.src;
  }

  function again(): boolean {
    if (!isFailed) return false;
    wasPlaying = true;
    const address = player.dataset.stream ?? file ?? "";
    if (!isSigned(address)) resume(null);
    else
      void freshSource(playing).then((fresh) => {
        if (fresh === "closed") say(words.closed);
        else resume(fresh);
      });
    return true;
  }

  const note = () => {
    // Whoever tries a live stream again wants what goes out by then.
    if (!isFailed && medium.currentTime > 0 && medium.duration !== Number.POSITIVE_INFINITY)
      at = medium.currentTime;
  };
  medium.addEventListener("playing", () => {
    hasPlayed = true;
  });
  const goesOn = () => {
    clearTimeout(patience);
    if (!isFailed) say("");
  };
  for (const name of ["timeupdate", "seeking"]) medium.addEventListener(name, note);
  for (const name of ["error", streamFailed]) medium.addEventListener(name, fail);
  for (const name of ["playing", "pause"]) medium.addEventListener(name, goesOn);
  medium.addEventListener("waiting", () => {
    clearTimeout(patience);
    patience = setTimeout(() => say(words.stopped), patienceMs);
  });
  addEventListener("online", () => {
    if (isFailed && wasPlaying && player.isConnected) again();
  });
  box?.querySelector("[data-again]")?.addEventListener("click", () => {
    // One that waits has not failed: it is asked for anew all the same.
    if (!isFailed) {
      isFailed = true;
      wasPlaying = true;
    }
    again();
  });
  return {
    fail,
    again,
    get isFailed() {
      return isFailed;
    },
  };
}
