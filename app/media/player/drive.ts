import { durationText } from "../video.ts";
import { wishOf } from "./keys.ts";

/** In full screen the controls go when nothing has moved for so long, in milliseconds (design, "Players"). */
const quietAfter = 3_000;

type Words = Record<"play" | "pause" | "failed" | "position", string>;

/** Serves a `Player`: its controls work its audio or video element. Once for each. */
export function drive(player: HTMLElement): void {
  const medium = player.querySelector<HTMLMediaElement>("audio, video");
  const bar = player.querySelector<HTMLInputElement>("[data-seek]");
  if (!medium || !bar) return;
  const words: Words = JSON.parse(player.dataset.words ?? "{}");
  const say = (name: string, text: string) => {
    const place = player.querySelector(`[data-${name}]`);
    if (place && place.textContent !== text) place.textContent = text;
  };
  medium.controls = false;

  /** Of the file itself, else what was said of it before it came. */
  const length = () => (Number.isFinite(medium.duration) ? medium.duration : Number(bar.max));
  const show = () => {
    const all = length();
    const at = medium.currentTime;
    if (Number.isFinite(medium.duration)) {
      bar.max = String(Math.ceil(all));
      bar.disabled = false;
    }
    bar.value = String(at);
    const text = words.position.replace("{at}", durationText(at));
    bar.setAttribute("aria-valuetext", text.replace("{all}", durationText(all)));
    say("at", durationText(Math.floor(at)));
    if (all > 0) say("all", durationText(all));
    const { buffered } = medium;
    const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    const share = (part: number) => `${all > 0 ? Math.min(100, (part / all) * 100) : 0}%`;
    player.style.setProperty("--done", share(at));
    player.style.setProperty("--loaded", share(loaded));
  };
  const state = (name: "playing" | "paused" | "waiting" | "failed") => {
    player.dataset.state = name;
    say("toggle-word", medium.paused ? words.play : words.pause);
    if (name !== "failed") say("said", "");
  };
  const fail = () => {
    state("failed");
    say("said", words.failed);
  };

  const toggle = () => {
    if (!medium.paused) medium.pause();
    else {
      if (medium.error) medium.load();
      // Refused without an error of the file: the browser wants another press, and the button stays as it is.
      medium.play().catch(() => {});
    }
  };
  const seek = (to: number) => {
    // A file that has not begun to load takes its beginning from here once it does.
    medium.currentTime = Math.max(0, Math.min(to, length() || to));
    show();
  };
  const mute = () => {
    medium.muted = !medium.muted;
  };
  const full = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else player.requestFullscreen?.().catch(() => {});
  };

  const press = (event: MouseEvent) => {
    const on = (event.target as Element).closest<HTMLElement>("button, [data-screen]");
    if (!on) return;
    if ("toggle" in on.dataset || "screen" in on.dataset) toggle();
    else if (on.dataset.skip) seek(medium.currentTime + Number(on.dataset.skip));
    else if ("mute" in on.dataset) mute();
    else if ("full" in on.dataset) full();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target instanceof HTMLButtonElement ? "button" : "other";
    const wish = wishOf(event.key, on);
    if (!wish) return;
    event.preventDefault();
    if (wish.do === "toggle") toggle();
    else if (wish.do === "mute") mute();
    else if (wish.do === "full") full();
    else if (wish.do === "skip") seek(medium.currentTime + wish.seconds);
    else if (wish.do === "part") seek((length() * wish.tenths) / 10);
  };
  player.addEventListener("click", press);
  player.addEventListener("keydown", key);
  bar.addEventListener("input", () => seek(Number(bar.value)));

  const hear = (names: string, listener: () => void) => {
    for (const name of names.split(" ")) medium.addEventListener(name, listener);
  };
  hear("timeupdate durationchange progress seeked", show);
  hear("play playing", () => state("playing"));
  hear("waiting", () => state("waiting"));
  // A file that fails also stops.
  hear("pause ended", () => (medium.error ? fail() : state("paused")));
  hear("error", fail);
  hear("volumechange", () =>
    player.querySelector("[data-mute]")?.setAttribute("aria-pressed", String(medium.muted)),
  );

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
  if (!document.fullscreenEnabled) player.querySelector("[data-full]")?.setAttribute("hidden", "");
}
