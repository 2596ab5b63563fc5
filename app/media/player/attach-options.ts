import type { PlayerItem } from "../player-item.ts";
import { changeSettings, readSettings } from "../player-settings.ts";
import { setSleepTimer } from "./sleep-timer.ts";
import { timestampAddress } from "./timestamp-address.ts";

/** Attaches the options of a player, and applies the reader's settings. */
export function attachOptions(
  player: HTMLElement,
  mediaElement: HTMLMediaElement,
  { byline, path }: PlayerItem,
): void {
  const field = <E extends HTMLElement = HTMLSelectElement>(name: string) =>
    player.querySelector<E>(`[data-option=${name}]`);
  const show = () => {
    const settings = readSettings();
    const speed = settings.speeds[byline] ?? 1;
    mediaElement.playbackRate = speed;
    mediaElement.preservesPitch = true;
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
    showCaptions(mediaElement, field("captions"), settings.captions);
  };
  const change = ({ target }: Event) => {
    const { value, dataset, checked } = target as HTMLInputElement;
    const { option } = dataset;
    if (option === undefined) return;
    if (option === "sleep")
      return setSleepTimer(mediaElement, value, () => showValue(field("sleep"), ""));
    if (option === "speed") {
      const { [byline]: _, ...others } = readSettings().speeds;
      changeSettings({ speeds: { ...others, [byline]: Number(value) } });
    } else if (option === "captions") changeSettings({ captions: value });
    else if (option === "back" || option === "forward") changeSettings({ [option]: Number(value) });
    else if (option === "keys" || option === "next") changeSettings({ [option]: checked });
    show();
  };
  player.addEventListener("change", change);
  player.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy-time]");
    // The document's listener, which runs after this one, copies it and shows a message (stories/attach-share.ts).
    if (button) button.dataset.copy = timestampAddress(path, mediaElement.currentTime);
  });
  // Loading a file resets the speed.
  mediaElement.addEventListener("loadedmetadata", show);
  show();
}

function showValue(select: HTMLSelectElement | null, value: string): void {
  if (select) select.value = value;
}

function showCaptions(
  mediaElement: HTMLMediaElement,
  choice: HTMLSelectElement | null,
  language: string,
): void {
  for (const track of mediaElement.textTracks)
    track.mode = choice && track.language === language ? "showing" : "disabled";
  const has = [...mediaElement.textTracks].some((track) => track.language === language);
  showValue(choice, has ? language : "");
}
