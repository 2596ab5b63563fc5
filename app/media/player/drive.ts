import { mediumOf } from "../medium-of.ts";
import { nowPlaying } from "../now-playing.ts";
import { readSettings } from "../player-settings.ts";
import type { Playing } from "../playing.ts";
import { durationText } from "../video.ts";
import { serveFailures } from "./failures.ts";
import { wishOf } from "./keys.ts";
import { showPlace } from "./serve-moments.ts";
import { serveOptions } from "./serve-options.ts";
import { spokenTime } from "./spoken-time.ts";

/** In full screen the controls go when nothing has moved for so long, in milliseconds (design, "Players"). */
const quietAfter = 3_000;

/** So far behind what goes out now a live stream is no longer live, in seconds. */
const behindLive = 20;

type Words = Record<"play" | "pause" | "position" | "live" | "behind", string>;

/**
 * Serves a `Player`: its controls work its audio or video element. Once for each; it may be moved within the document.
 */
export function drive(player: HTMLElement): void {
  const medium = mediumOf(player);
  const bar = player.querySelector<HTMLInputElement>("[data-seek]");
  const playing: Playing = JSON.parse(player.dataset.playing ?? "null");
  if (!medium || !bar || !playing) return;
  const words: Words = JSON.parse(player.dataset.words ?? "{}");
  const setText = (name: string, text: string) => {
    const part = player.querySelector(`[data-${name}]`);
    if (!part || part.textContent === text) return false;
    part.textContent = text;
    return true;
  };
  medium.controls = false;
  const toLive = player.querySelector("[data-to-live]");

  const spoken = (seconds: number) => spokenTime(seconds, document.documentElement.lang);
  const show = () => {
    const known = reachOf(medium);
    if (known) {
      bar.min = String(Math.floor(known.from));
      bar.max = String(Math.ceil(known.to));
      bar.disabled = false;
    }
    // Before the file's own length is known, the bar has what its publisher names.
    const { from, to, isLive } = known ?? { from: 0, to: Number(bar.max), isLive: false };
    // A file that has not begun to load begins where the address says.
    const at = medium.readyState === 0 ? Number(bar.value) : medium.currentTime;
    bar.value = String(at);
    const behind = isLive ? to - at : 0;
    const isBehind = behind >= behindLive;
    const whole = to > 0 ? durationText(to) : "–:–";
    const text = isBehind ? `−${durationText(behind)}` : words.live;
    const shown = isLive ? text : `${durationText(Math.floor(at))} / ${whole}`;
    if (setText("time", shown)) {
      const position = isBehind ? words.behind : isLive ? words.live : words.position;
      const said = position.replace("{at}", spoken(isLive ? behind : at));
      bar.setAttribute("aria-valuetext", to > 0 ? said.replace("{all}", spoken(to)) : spoken(at));
    }
    const { buffered } = medium;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    const share = (end: number) =>
      `${to > from ? Math.max(0, Math.min(100, ((end - from) / (to - from)) * 100)) : 0}%`;
    player.style.setProperty("--done", share(at));
    player.style.setProperty("--loaded", share(loaded));
    toLive?.toggleAttribute("hidden", !isBehind);
    showPlace(at, player);
  };
  /** Tells who hears the page where it plays now, unless the bar itself does. */
  const sayPlace = () => {
    if (document.activeElement !== bar) setText("said", bar.getAttribute("aria-valuetext") ?? "");
  };
  const state = (name: "playing" | "paused" | "waiting" | "failed") => {
    player.dataset.state = name;
    const canPause = name !== "failed" && !medium.paused;
    setText("toggle-word", canPause ? words.pause : words.play);
  };
  const failures = serveFailures(player, medium, playing, () =>
    state(failures.isFailed ? "failed" : "waiting"),
  );

  const play = () => {
    if (!failures.again()) nowPlaying(medium, playing, player.dataset.stream).catch(failures.fail);
  };
  const toggle = () => (failures.isFailed || medium.paused ? play() : medium.pause());
  const seek = (to: number) => {
    const at = Math.max(Number(bar.min), Math.min(to, Number(bar.max) || to));
    // A file that has not begun to load takes its beginning from here once it does.
    bar.value = String(at);
    medium.currentTime = at;
    show();
  };
  const skip = (seconds: number) => {
    seek(medium.currentTime + seconds);
    sayPlace();
  };
  const mute = () => {
    medium.muted = !medium.muted;
  };
  const full = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else player.requestFullscreen?.().catch(() => {});
  };
  const pictureInPicture = () => {
    if (document.pictureInPictureElement) document.exitPictureInPicture();
    else if (medium instanceof HTMLVideoElement) medium.requestPictureInPicture().catch(() => {});
  };
  const faster = (steps: number) => {
    const speed = player.querySelector<HTMLSelectElement>("[data-option=speed]");
    if (!speed) return;
    const to = Math.max(0, Math.min(speed.options.length - 1, speed.selectedIndex + steps));
    speed.selectedIndex = to;
    speed.dispatchEvent(new Event("change", { bubbles: true }));
    setText("said", speed.selectedOptions[0]?.text ?? "");
  };

  const focusToggle = () =>
    player.querySelector<HTMLElement>("[data-toggle]")?.focus({ preventScroll: true });
  const press = (event: MouseEvent) => {
    const on = (event.target as Element).closest<HTMLElement>("button, [data-screen]");
    if (!on) return;
    // A finger that touches a film without controls asks for these first.
    if ("quiet" in player.dataset && (event as PointerEvent).pointerType !== "mouse") return;
    if ("screen" in on.dataset) {
      toggle();
      // From here on the keys are the player's.
      focusToggle();
    } else if ("toggle" in on.dataset) toggle();
    else if (on.dataset.skip === "back") skip(-readSettings().back);
    else if (on.dataset.skip === "forward") skip(readSettings().forward);
    else if ("mute" in on.dataset) mute();
    else if ("full" in on.dataset) full();
    else if ("pip" in on.dataset) pictureInPicture();
    else if ("toLive" in on.dataset) {
      show();
      seek(Number(bar.max));
      play();
      // The button is gone by now.
      focusToggle();
      sayPlace();
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const open = (target as Element).closest<HTMLDetailsElement>("details[open]");
    if (event.key === "Escape" && open) {
      // The bar around it stays open.
      event.stopPropagation();
      open.open = false;
      open.querySelector("summary")?.focus();
    }
    const isField =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== "range");
    if (isField || (target as Element).closest("summary")) return;
    const wish = wishOf(event.key, target instanceof HTMLButtonElement ? "button" : "other");
    if (!wish || (/^\S$/.test(event.key) && !readSettings().keys)) return;
    event.preventDefault();
    if (wish.do === "toggle") toggle();
    else if (wish.do === "mute") mute();
    else if (wish.do === "full") full();
    else if (wish.do === "skip") skip(wish.seconds);
    else if (wish.do === "faster") faster(wish.steps);
    else if (wish.do === "part") {
      const from = Number(bar.min);
      seek(from + ((Number(bar.max) - from) * wish.tenths) / 10);
      sayPlace();
    }
  };
  player.addEventListener("click", press);
  player.addEventListener("keydown", key);
  player.addEventListener("player:seek", ({ detail }) => {
    seek(detail);
    play();
  });
  const takePlace = () => {
    const { place } = player.dataset;
    if (place && medium.paused && medium.currentTime === 0) seek(Number(place));
  };
  player.addEventListener("player:place", takePlace);
  takePlace();
  bar.addEventListener("input", () => seek(Number(bar.value)));

  const onMedium = (names: string, listener: () => void) => {
    for (const name of names.split(" ")) medium.addEventListener(name, listener);
  };
  onMedium("timeupdate durationchange progress seeked", show);
  onMedium("play playing", () => state("playing"));
  onMedium("waiting", () => state("waiting"));
  // A file that fails also stops.
  onMedium("pause ended", () => (medium.error ? failures.fail() : state("paused")));
  onMedium("volumechange", () =>
    player.querySelector("[data-mute]")?.setAttribute("aria-pressed", String(medium.muted)),
  );
  serveOptions(player, medium, playing);

  let quiet: ReturnType<typeof setTimeout> | undefined;
  const stir = () => {
    clearTimeout(quiet);
    delete player.dataset.quiet;
    if (document.fullscreenElement === player)
      quiet = setTimeout(() => {
        if (!medium.paused) player.dataset.quiet = "";
      }, quietAfter);
  };
  for (const name of ["pointermove", "click", "keydown", "fullscreenchange"])
    player.addEventListener(name, stir);
  onMedium("play pause", stir);
  const pip = player.querySelector("[data-pip]");
  pip?.toggleAttribute("hidden", !document.pictureInPictureEnabled);
  if (!document.fullscreenEnabled) player.querySelector("[data-full]")?.setAttribute("hidden", "");
}

/**
 * What can be played, in seconds: a file, or what the server of a live stream still has, up to what goes out now. Null as
 * long as the browser does not know.
 */
function reachOf(medium: HTMLMediaElement): { from: number; to: number; isLive: boolean } | null {
  const { duration, seekable } = medium;
  if (Number.isFinite(duration)) return { from: 0, to: duration, isLive: false };
  if (duration !== Number.POSITIVE_INFINITY || seekable.length === 0) return null;
  const from = seekable.start(0);
  const edge = seekable.end(seekable.length - 1);
  return { from, to: Math.max(from, edge - Number(medium.dataset.margin ?? 0)), isLive: true };
}

declare global {
  interface HTMLElementEventMap {
    /** Asks a player to play from a second on. */
    "player:seek": CustomEvent<number>;
    /** Tells a player that `data-place` names the second where to begin, if it has not begun. */
    "player:place": Event;
  }
}
