import { changeSettings, readSettings } from "../player-settings.ts";
import type { Playing } from "../playing.ts";
import { momentAddress } from "./moment-address.ts";
import { setSleep } from "./sleep-timer.ts";

/** Serves the options of a player, and plays as the reader has chosen before. */
export function serveOptions(
  player: HTMLElement,
  medium: HTMLMediaElement,
  { by, path }: Playing,
): void {
  const field = <E extends HTMLElement = HTMLSelectElement>(name: string) =>
    player.querySelector<E>(`[data-option=${name}]`);
  const show = () => {
    const settings = readSettings();
    const speed = settings.speeds[by] ?? 1;
    medium.playbackRate = speed;
    medium.preservesPitch = true;
    showValue(field("speed"), String(speed));
    for (const way of ["back", "forward"] as const) {
      showValue(field(way), String(settings[way]));
      const key = player.querySelector(`[data-skip=${way}]`);
      if (key) {
        key.textContent = `${way === "back" ? "−" : "+"}${settings[way]}`;
        const label = key.getAttribute("aria-label") ?? "";
        key.setAttribute("aria-label", label.replace(/\d+/, String(settings[way])));
      }
    }
    for (const name of ["keys", "next"] as const) {
      const box = field<HTMLInputElement>(name);
      if (box) box.checked = settings[name];
    }
    showCaptions(medium, field("captions"), settings.captions);
  };
  const change = ({ target }: Event) => {
    const { value, dataset, checked } = target as HTMLInputElement;
    const { option } = dataset;
    if (option === undefined) return;
    if (option === "sleep") return setSleep(medium, value, () => showValue(field("sleep"), ""));
    if (option === "speed") {
      const { [by]: _, ...others } = readSettings().speeds;
      changeSettings({ speeds: { ...others, [by]: Number(value) } });
    } else if (option === "captions") changeSettings({ captions: value });
    else if (option === "back" || option === "forward") changeSettings({ [option]: Number(value) });
    else if (option === "keys" || option === "next") changeSettings({ [option]: checked });
    show();
  };
  player.addEventListener("change", change);
  player.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy-moment]");
    // The document's own listener comes after this one: it copies, and says so (stories/attach-share.ts).
    if (button) button.dataset.copy = momentAddress(path, medium.currentTime);
  });
  // A file that is loaded anew forgets its speed.
  medium.addEventListener("loadedmetadata", show);
  show();
}

function showValue(select: HTMLSelectElement | null, value: string): void {
  if (select) select.value = value;
}

function showCaptions(
  medium: HTMLMediaElement,
  choice: HTMLSelectElement | null,
  language: string,
): void {
  for (const track of medium.textTracks)
    track.mode = choice && track.language === language ? "showing" : "disabled";
  const has = [...medium.textTracks].some((track) => track.language === language);
  showValue(choice, has ? language : "");
}
