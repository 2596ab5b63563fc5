import { hasAccount, keep, read } from "#ui/own-storage.ts";
import { nameOf, pathOf } from "../item-snapshot.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";

/** The address that was found to be there, or not, since the document came. */
let looked = "";

/** A visitor's browser cannot know that something has been taken down since: what is gone is forgotten. */
async function lookFor(path: string): Promise<void> {
  if (hasAccount() || looked === path) return;
  looked = path;
  const response = await fetch(path, { method: "HEAD" }).catch(() => null);
  if (response?.status === 404 || response?.status === 410) keep(lastViewedKey, null);
}

/** Fills the bar that leads back to what was opened last. Whether it shows is the style sheet's (`showState`). */
export function showResume(): void {
  const bar = document.querySelector<HTMLElement>(".resume");
  const last = parseLastViewed(read(lastViewedKey));
  if (!bar || !last || document.documentElement.dataset.resume === undefined) return;
  void lookFor(pathOf(last));
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
