import { nameOf, pathOf } from "./kept-item.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";
import { read } from "./own-storage.ts";
import { translator } from "./say.ts";

/** Fills the bar that leads back to what was opened last, or takes it away. It lies over the page. */
export function showResume(): void {
  const bar = document.querySelector<HTMLElement>(".resume");
  if (!bar) return;
  const last = parseLastViewed(read(lastViewedKey));
  if (!last) {
    bar.hidden = true;
    return;
  }
  const state = JSON.stringify(last);
  if (bar.dataset.shows === state && !bar.hidden) return;
  bar.dataset.shows = state;
  void translator().then((t) => {
    if (bar.dataset.shows !== state || !bar.isConnected) return;
    const part = <E extends HTMLElement>(name: string) =>
      bar.querySelector<E>(`.resume-${name}`) as E;
    part("label").textContent = t(`resume.${last.type}`);
    part("title").textContent = last.title;
    part("title").lang = last.lang ?? "";
    const lang = new URLSearchParams(location.search).get("lang");
    part("link").dataset.name = nameOf(last);
    part<HTMLAnchorElement>("link").href = pathOf(last) + (lang ? `?lang=${lang}` : "");
    const progress = part<HTMLProgressElement>("progress");
    progress.hidden = last.progress === undefined;
    progress.value = last.progress ?? 0;
    bar.hidden = false;
  });
}
