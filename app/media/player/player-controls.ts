import { startPlaying } from "../current-playback.ts";
import { mediaElementOf } from "../media-element.ts";
import type { PlayerItem } from "../player-item.ts";
import { readSettings } from "../player-settings.ts";
import { durationText } from "../video.ts";
import { attachOptions } from "./attach-options.ts";
import { handleFailures } from "./failures.ts";
import { commandOf } from "./keyboard-shortcuts.ts";
import { spokenTime } from "./spoken-time.ts";
import { highlightCurrent } from "./timestamp-links.ts";

/** In full screen the controls are hidden after so long without input, in milliseconds. */
const hideControlsMs = 3_000;

/** Further behind its live edge than this, in seconds, a live stream offers the way back to it. */
const maxLiveLatency = 20;

type Texts = Record<"play" | "pause" | "position" | "live" | "behind", string>;

/**
 * Attaches the controls of a `Player` to its media element. Once for each player; it may be moved within the document.
 */
export function attachPlayerControls(player: HTMLElement): void {
  const mediaElement = mediaElementOf(player);
  const seekBar = player.querySelector<HTMLInputElement>("[data-seek]");
  const item: PlayerItem = JSON.parse(player.dataset.playing ?? "null");
  if (!mediaElement || !seekBar || !item) return;
  const texts: Texts = JSON.parse(player.dataset.texts ?? "{}");
  const setText = (name: string, text: string) => {
    const part = player.querySelector(`[data-${name}]`);
    if (!part || part.textContent === text) return false;
    part.textContent = text;
    return true;
  };
  mediaElement.controls = false;
  const toLive = player.querySelector("[data-to-live]");

  const spoken = (seconds: number) => spokenTime(seconds, document.documentElement.lang);
  const showProgress = () => {
    const known = seekableRangeOf(mediaElement);
    if (known) {
      seekBar.min = String(Math.floor(known.from));
      seekBar.max = String(Math.ceil(known.to));
      seekBar.disabled = false;
    }
    // Before the length of the file is known, the seek bar has the length that the publisher names.
    const { from, to, isLive } = known ?? { from: 0, to: Number(seekBar.max), isLive: false };
    // Before the file has begun to load, the seek bar has the position at which it will begin.
    const at = mediaElement.readyState === 0 ? Number(seekBar.value) : mediaElement.currentTime;
    seekBar.value = String(at);
    const latency = isLive ? to - at : 0;
    const isBehind = latency >= maxLiveLatency;
    const whole = to > 0 ? durationText(to) : "–:–";
    const liveText = isBehind ? `−${durationText(latency)}` : texts.live;
    const shown = isLive ? liveText : `${durationText(Math.floor(at))} / ${whole}`;
    if (setText("time", shown)) {
      const template = isBehind ? texts.behind : isLive ? texts.live : texts.position;
      const position = template.replace("{at}", spoken(isLive ? latency : at));
      seekBar.ariaValueText = to > 0 ? position.replace("{all}", spoken(to)) : spoken(at);
    }
    const { buffered } = mediaElement;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    const share = (end: number) =>
      `${to > from ? Math.max(0, Math.min(100, ((end - from) / (to - from)) * 100)) : 0}%`;
    player.style.setProperty("--done", share(at));
    player.style.setProperty("--loaded", share(loaded));
    toLive?.toggleAttribute("hidden", !isBehind);
    highlightCurrent(at, player);
  };
  /** Announces the position to screen readers, unless the seek bar has the focus and does. */
  const announcePosition = () => {
    if (document.activeElement !== seekBar) setText("announced", seekBar.ariaValueText ?? "");
  };
  const setState = (name: "playing" | "paused" | "waiting" | "failed") => {
    player.dataset.state = name;
    const canPause = name !== "failed" && !mediaElement.paused;
    setText("toggle-label", canPause ? texts.pause : texts.play);
  };
  const failures = handleFailures(player, mediaElement, item, () =>
    setState(failures.isFailed ? "failed" : "waiting"),
  );

  const play = () => {
    if (!failures.retry())
      startPlaying(mediaElement, item, player.dataset.stream).catch(failures.fail);
  };
  const toggle = () => (failures.isFailed || mediaElement.paused ? play() : mediaElement.pause());
  const seek = (to: number) => {
    const at = Math.max(Number(seekBar.min), Math.min(to, Number(seekBar.max) || to));
    // Once the file begins to load, it begins here.
    seekBar.value = String(at);
    mediaElement.currentTime = at;
    showProgress();
  };
  const skip = (seconds: number) => {
    seek(mediaElement.currentTime + seconds);
    announcePosition();
  };
  const toggleMute = () => {
    mediaElement.muted = !mediaElement.muted;
  };
  const toggleFullscreen = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else player.requestFullscreen?.().catch(() => {});
  };
  const togglePictureInPicture = () => {
    if (document.pictureInPictureElement) document.exitPictureInPicture();
    else if (mediaElement instanceof HTMLVideoElement)
      mediaElement.requestPictureInPicture().catch(() => {});
  };
  const changeSpeed = (steps: number) => {
    const speed = player.querySelector<HTMLSelectElement>("[data-option=speed]");
    if (!speed) return;
    const to = Math.max(0, Math.min(speed.options.length - 1, speed.selectedIndex + steps));
    speed.selectedIndex = to;
    speed.dispatchEvent(new Event("change", { bubbles: true }));
    setText("announced", speed.selectedOptions[0]?.text ?? "");
  };

  const focusToggle = () =>
    player.querySelector<HTMLElement>("[data-toggle]")?.focus({ preventScroll: true });
  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("button, [data-screen]");
    if (!target) return;
    // The first touch of a video whose controls are hidden only shows them.
    if ("idle" in player.dataset && (event as PointerEvent).pointerType !== "mouse") return;
    if ("screen" in target.dataset) {
      toggle();
      // Keyboard shortcuts work while the focus is within the player.
      focusToggle();
    } else if ("toggle" in target.dataset) toggle();
    else if (target.dataset.skip === "back") skip(-readSettings().back);
    else if (target.dataset.skip === "forward") skip(readSettings().forward);
    else if ("mute" in target.dataset) toggleMute();
    else if ("fullscreen" in target.dataset) toggleFullscreen();
    else if ("pip" in target.dataset) togglePictureInPicture();
    else if ("toLive" in target.dataset) {
      showProgress();
      seek(Number(seekBar.max));
      play();
      // The button that had the focus is hidden now.
      focusToggle();
      announcePosition();
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const open = (target as Element).closest<HTMLDetailsElement>("details[open]");
    if (event.key === "Escape" && open) {
      // Otherwise the panel of the player bar would be closed too.
      event.stopPropagation();
      open.open = false;
      open.querySelector("summary")?.focus();
    }
    const isField =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== "range");
    if (isField || (target as Element).closest("summary")) return;
    const command = commandOf(event.key, target instanceof HTMLButtonElement ? "button" : "other");
    if (!command || (/^\S$/.test(event.key) && !readSettings().keys)) return;
    event.preventDefault();
    if (command.do === "toggle") toggle();
    else if (command.do === "mute") toggleMute();
    else if (command.do === "fullscreen") toggleFullscreen();
    else if (command.do === "skip") skip(command.seconds);
    else if (command.do === "speed") changeSpeed(command.steps);
    else if (command.do === "seek") {
      const from = Number(seekBar.min);
      seek(from + ((Number(seekBar.max) - from) * command.tenths) / 10);
      announcePosition();
    }
  };
  player.addEventListener("click", onClick);
  player.addEventListener("keydown", onKey);
  player.addEventListener("player:seek", ({ detail }) => {
    seek(detail);
    play();
  });
  const applyStart = () => {
    const { start } = player.dataset;
    if (start && mediaElement.paused && mediaElement.currentTime === 0) seek(Number(start));
  };
  player.addEventListener("player:start", applyStart);
  applyStart();
  seekBar.addEventListener("input", () => seek(Number(seekBar.value)));

  const onMediaEvents = (names: string, listener: () => void) => {
    for (const name of names.split(" ")) mediaElement.addEventListener(name, listener);
  };
  onMediaEvents("timeupdate durationchange progress seeked", showProgress);
  onMediaEvents("play playing", () => setState("playing"));
  onMediaEvents("waiting", () => setState("waiting"));
  // A file that fails is also paused.
  onMediaEvents("pause ended", () => (mediaElement.error ? failures.fail() : setState("paused")));
  onMediaEvents("volumechange", () =>
    player.querySelector("[data-mute]")?.setAttribute("aria-pressed", String(mediaElement.muted)),
  );
  attachOptions(player, mediaElement, item);

  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  const showControls = () => {
    clearTimeout(hideTimer);
    delete player.dataset.idle;
    if (document.fullscreenElement === player)
      hideTimer = setTimeout(() => {
        if (!mediaElement.paused) player.dataset.idle = "";
      }, hideControlsMs);
  };
  for (const name of ["pointermove", "click", "keydown", "fullscreenchange"])
    player.addEventListener(name, showControls);
  onMediaEvents("play pause", showControls);
  const pip = player.querySelector("[data-pip]");
  pip?.toggleAttribute("hidden", !document.pictureInPictureEnabled);
  const fullscreen = player.querySelector("[data-fullscreen]");
  fullscreen?.toggleAttribute("hidden", !document.fullscreenEnabled);
}

/**
 * What can be played, in seconds: a file, or what the server still has of a live stream, up to its live edge. Null while
 * the browser does not know.
 */
function seekableRangeOf(
  mediaElement: HTMLMediaElement,
): { from: number; to: number; isLive: boolean } | null {
  const { duration, seekable } = mediaElement;
  if (Number.isFinite(duration)) return { from: 0, to: duration, isLive: false };
  if (duration !== Number.POSITIVE_INFINITY || seekable.length === 0) return null;
  const from = seekable.start(0);
  const edge = seekable.end(seekable.length - 1) - Number(mediaElement.dataset.liveLatency ?? 0);
  return { from, to: Math.max(from, edge), isLive: true };
}

declare global {
  interface HTMLElementEventMap {
    /** Makes a player play from a second on. */
    "player:seek": CustomEvent<number>;
    /** Tells a player that has not begun that `data-start` has the second at which to begin. */
    "player:start": Event;
  }
}
