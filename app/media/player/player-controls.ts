import { startPlaying } from "../current-playback.ts";
import { mediaElementOf } from "../media-element.ts";
import type { PlayerItem } from "../player-item.ts";
import { readSettings } from "../player-settings.ts";
import { durationText } from "../video.ts";
import { attachOptions } from "./attach-options.ts";
import { handleFailures } from "./failures.ts";
import { commandOf } from "./keyboard-shortcuts.ts";
import { highlightCurrent } from "./timestamp-links.ts";

/** In full screen the controls are hidden after so long without input, in milliseconds. */
const hideControlsMs = 3_000;

/** Further behind its live edge than this, in seconds, a live stream offers the way back to it. */
const maxLiveLatency = 20;

type Texts = Record<"play" | "pause" | "position", string>;

/**
 * Attaches the controls of a `Player` to its media element. Once for each player; it may be moved within the document.
 */
export function attachPlayerControls(player: HTMLElement): void {
  const medium = mediaElementOf(player);
  const seekBar = player.querySelector<HTMLInputElement>("[data-seek]");
  const item: PlayerItem = JSON.parse(player.dataset.playing ?? "null");
  if (!medium || !seekBar || !item) return;
  const texts: Texts = JSON.parse(player.dataset.words ?? "{}");
  const setText = (name: string, text: string) => {
    const part = player.querySelector(`[data-${name}]`);
    if (part && part.textContent !== text) part.textContent = text;
  };
  medium.controls = false;
  const toLive = player.querySelector("[data-to-live]");

  /** The length of the file once it is known, or of a live stream so far; before that, what the publisher names. */
  const duration = () => knownDuration(medium) ?? Number(seekBar.max);
  const showProgress = () => {
    const all = duration();
    // Before the file has begun to load, the seek bar has the position at which it will begin.
    const at = medium.readyState === 0 ? Number(seekBar.value) : medium.currentTime;
    if (knownDuration(medium) !== null) {
      seekBar.max = String(Math.ceil(all));
      seekBar.disabled = false;
    }
    seekBar.value = String(at);
    const text = texts.position.replace("{at}", durationText(at));
    seekBar.setAttribute("aria-valuetext", text.replace("{all}", durationText(all)));
    setText("at", durationText(Math.floor(at)));
    if (all > 0) setText("all", durationText(all));
    const { buffered } = medium;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    const share = (part: number) => `${all > 0 ? Math.min(100, (part / all) * 100) : 0}%`;
    player.style.setProperty("--done", share(at));
    player.style.setProperty("--loaded", share(loaded));
    const edge = liveEdge(medium);
    toLive?.toggleAttribute("hidden", edge === null || edge - at < maxLiveLatency);
    highlightCurrent(at, player);
  };
  const setState = (name: "playing" | "paused" | "waiting" | "failed") => {
    player.dataset.state = name;
    const canPause = name !== "failed" && !medium.paused;
    setText("toggle-label", canPause ? texts.pause : texts.play);
  };
  const failures = handleFailures(player, medium, item, () =>
    setState(failures.isFailed ? "failed" : "waiting"),
  );

  const play = () => {
    if (!failures.retry()) startPlaying(medium, item, player.dataset.stream).catch(failures.fail);
  };
  const toggle = () => (failures.isFailed || medium.paused ? play() : medium.pause());
  const seek = (to: number) => {
    const at = Math.max(0, Math.min(to, duration() || to));
    // Once the file begins to load, it begins here.
    seekBar.value = String(at);
    medium.currentTime = at;
    showProgress();
  };
  const toggleMute = () => {
    medium.muted = !medium.muted;
  };
  const toggleFullscreen = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else player.requestFullscreen?.().catch(() => {});
  };
  const togglePictureInPicture = () => {
    if (document.pictureInPictureElement) document.exitPictureInPicture();
    else if (medium instanceof HTMLVideoElement) medium.requestPictureInPicture().catch(() => {});
  };
  const changeSpeed = (steps: number) => {
    const speed = player.querySelector<HTMLSelectElement>("[data-option=speed]");
    if (!speed) return;
    const to = Math.max(0, Math.min(speed.options.length - 1, speed.selectedIndex + steps));
    speed.selectedIndex = to;
    speed.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("button, [data-screen]");
    if (!target) return;
    if ("screen" in target.dataset) {
      toggle();
      // Keyboard shortcuts work while the focus is within the player.
      player.querySelector<HTMLElement>("[data-toggle]")?.focus({ preventScroll: true });
    } else if ("toggle" in target.dataset) toggle();
    else if (target.dataset.skip === "back") seek(medium.currentTime - readSettings().back);
    else if (target.dataset.skip === "forward") seek(medium.currentTime + readSettings().forward);
    else if ("mute" in target.dataset) toggleMute();
    else if ("fullscreen" in target.dataset) toggleFullscreen();
    else if ("pip" in target.dataset) togglePictureInPicture();
    else if ("toLive" in target.dataset) seek(liveEdge(medium) ?? 0);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isField =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== "range");
    if (isField || (target as Element).closest("summary") || !readSettings().keys) return;
    const command = commandOf(event.key, target instanceof HTMLButtonElement ? "button" : "other");
    if (!command) return;
    event.preventDefault();
    if (command.do === "toggle") toggle();
    else if (command.do === "mute") toggleMute();
    else if (command.do === "fullscreen") toggleFullscreen();
    else if (command.do === "skip") seek(medium.currentTime + command.seconds);
    else if (command.do === "speed") changeSpeed(command.steps);
    else if (command.do === "seek") seek((duration() * command.tenths) / 10);
  };
  player.addEventListener("click", onClick);
  player.addEventListener("keydown", onKey);
  player.addEventListener("player:seek", ({ detail }) => {
    seek(detail);
    play();
  });
  const applyStart = () => {
    const { start } = player.dataset;
    if (start && medium.paused && medium.currentTime === 0) seek(Number(start));
  };
  player.addEventListener("player:start", applyStart);
  applyStart();
  seekBar.addEventListener("input", () => seek(Number(seekBar.value)));

  const onMedium = (names: string, listener: () => void) => {
    for (const name of names.split(" ")) medium.addEventListener(name, listener);
  };
  onMedium("timeupdate durationchange progress seeked", showProgress);
  onMedium("play playing", () => setState("playing"));
  onMedium("waiting", () => setState("waiting"));
  // A file that fails is also paused.
  onMedium("pause ended", () => (medium.error ? failures.fail() : setState("paused")));
  onMedium("volumechange", () =>
    player.querySelector("[data-mute]")?.setAttribute("aria-pressed", String(medium.muted)),
  );
  attachOptions(player, medium, item);

  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  const showControls = () => {
    clearTimeout(hideTimer);
    delete player.dataset.idle;
    if (document.fullscreenElement === player)
      hideTimer = setTimeout(() => {
        if (!medium.paused) player.dataset.idle = "";
      }, hideControlsMs);
  };
  for (const name of ["pointermove", "keydown", "fullscreenchange"])
    player.addEventListener(name, showControls);
  const pip = player.querySelector("[data-pip]");
  pip?.toggleAttribute("hidden", !document.pictureInPictureEnabled);
  if (!document.fullscreenEnabled)
    player.querySelector("[data-fullscreen]")?.setAttribute("hidden", "");
}

/** The newest second of a live stream; null for everything else. */
function liveEdge({ duration, seekable }: HTMLMediaElement): number | null {
  return duration === Number.POSITIVE_INFINITY && seekable.length > 0
    ? seekable.end(seekable.length - 1)
    : null;
}

const knownDuration = (medium: HTMLMediaElement): number | null =>
  Number.isFinite(medium.duration) ? medium.duration : liveEdge(medium);

declare global {
  interface HTMLElementEventMap {
    /** Makes a player play from a second on. */
    "player:seek": CustomEvent<number>;
    /** Tells a player that has not begun that `data-start` has the second at which to begin. */
    "player:start": Event;
  }
}
