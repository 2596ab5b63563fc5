import { read } from "#ui/own-storage.ts";
import { nameOf, pathOf } from "../kept-item.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";

/** Fills the bar that leads back to what was opened last. Whether it shows is the style sheet's (`showState`). */
export function showResume(): void {
  const bar = document.querySelector<HTMLElement>(".resume");
  const last = parseLastViewed(read(lastViewedKey));
  if (!bar || !last) return;
  const state = JSON.stringify(last);
  if (bar.dataset.shows === state) return;
  bar.dataset.shows = state;
  const part = <E extends HTMLElement>(name: string) =>
    bar.querySelector<E>(`.resume-${name}`) as E;
  part("title").textContent = last.title;
  part("title").lang = last.lang ?? "";
  part("link").dataset.name = nameOf(last);
  const lang = new URLSearchParams(location.search).get("lang");
  part<HTMLAnchorElement>("link").href = pathOf(last) + (lang ? `?lang=${lang}` : "");
  const progress = part<HTMLProgressElement>("progress");
  progress.hidden = last.progress === undefined;
  progress.value = last.progress ?? 0;
}
