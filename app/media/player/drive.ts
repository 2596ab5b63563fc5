import { mediumOf } from "../medium-of.ts";
import { nowPlaying } from "../now-playing.ts";
import { readSettings } from "../player-settings.ts";
import type { Playing } from "../playing.ts";
import { durationText } from "../video.ts";
import { serveFailures } from "./failures.ts";
import { wishOf } from "./keys.ts";
import { showPlace } from "./serve-moments.ts";
import { serveOptions } from "./serve-options.ts";

/** In full screen the controls go when nothing has moved for so long, in milliseconds (design, "Players"). */
const quietAfter = 3_000;

/** So far behind what goes out now a live stream is no longer live, in seconds. */
const behindLive = 20;

type Words = Record<"play" | "pause" | "position", string>;

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
    if (part && part.textContent !== text) part.textContent = text;
  };
  medium.controls = false;
  const toLive = player.querySelector("[data-to-live]");

  /** The file's own length once it is known, or how long a live stream is by now; before, what its publisher names. */
  const length = () => knownLength(medium) ?? Number(bar.max);
  const show = () => {
    const all = length();
    // A file that has not begun to load begins where the address says.
    const at = medium.readyState === 0 ? Number(bar.value) : medium.currentTime;
    if (knownLength(medium) !== null) {
      bar.max = String(Math.ceil(all));
      bar.disabled = false;
    }
    bar.value = String(at);
    const text = words.position.replace("{at}", durationText(at));
    bar.setAttribute("aria-valuetext", text.replace("{all}", durationText(all)));
    setText("at", durationText(Math.floor(at)));
    if (all > 0) setText("all", durationText(all));
    const { buffered } = medium;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    const share = (part: number) => `${all > 0 ? Math.min(100, (part / all) * 100) : 0}%`;
    player.style.setProperty("--done", share(at));
    player.style.setProperty("--loaded", share(loaded));
    const edge = liveEdge(medium);
    toLive?.toggleAttribute("hidden", edge === null || edge - at < behindLive);
    showPlace(at, player);
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
    const at = Math.max(0, Math.min(to, length() || to));
    // A file that has not begun to load takes its beginning from here once it does.
    bar.value = String(at);
    medium.currentTime = at;
    show();
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
  };

  const press = (event: MouseEvent) => {
    const on = (event.target as Element).closest<HTMLElement>("button, [data-screen]");
    if (!on) return;
    if ("screen" in on.dataset) {
      toggle();
      // From here on the keys are the player's.
      player.querySelector<HTMLElement>("[data-toggle]")?.focus({ preventScroll: true });
    } else if ("toggle" in on.dataset) toggle();
    else if (on.dataset.skip === "back") seek(medium.currentTime - readSettings().back);
    else if (on.dataset.skip === "forward") seek(medium.currentTime + readSettings().forward);
    else if ("mute" in on.dataset) mute();
    else if ("full" in on.dataset) full();
    else if ("pip" in on.dataset) pictureInPicture();
    else if ("toLive" in on.dataset) seek(liveEdge(medium) ?? 0);
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isField =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type !== "range");
    if (isField || (target as Element).closest("summary") || !readSettings().keys) return;
    const wish = wishOf(event.key, target instanceof HTMLButtonElement ? "button" : "other");
    if (!wish) return;
    event.preventDefault();
    if (wish.do === "toggle") toggle();
    else if (wish.do === "mute") mute();
    else if (wish.do === "full") full();
    else if (wish.do === "skip") seek(medium.currentTime + wish.seconds);
    else if (wish.do === "faster") faster(wish.steps);
    else if (wish.do === "part") seek((length() * wish.tenths) / 10);
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
  for (const name of ["pointermove", "keydown", "fullscreenchange"])
    player.addEventListener(name, stir);
  const pip = player.querySelector("[data-pip]");
  pip?.toggleAttribute("hidden", !document.pictureInPictureEnabled);
  if (!document.fullscreenEnabled) player.querySelector("[data-full]")?.setAttribute("hidden", "");
}

/** The newest second of a stream that goes on; null for anything that has an end. */
function liveEdge({ duration, seekable }: HTMLMediaElement): number | null {
  return duration === Number.POSITIVE_INFINITY && seekable.length > 0
    ? seekable.end(seekable.length - 1)
    : null;
}

const knownLength = (medium: HTMLMediaElement): number | null =>
  Number.isFinite(medium.duration) ? medium.duration : liveEdge(medium);

declare global {
  interface HTMLElementEventMap {
    /** Asks a player to play from a second on. */
    "player:seek": CustomEvent<number>;
    /** Tells a player that `data-place` names the second where to begin, if it has not begun. */
    "player:place": Event;
  }
}
