import { hasAccount, read, write } from "#ui/reader-storage.ts";
import { itemKey } from "../item-key.ts";
import { pathOf } from "../item-snapshot.ts";
import { lastViewedKey, parseLastViewed } from "./last-viewed.ts";

/** The path that was last requested in this document. */
let checkedPath = "";

/** Forgets a visitor's last item if it has been withdrawn since, which the browser cannot know. */
async function forgetIfGone(path: string): Promise<void> {
  if (hasAccount() || checkedPath === path) return;
  checkedPath = path;
  const response = await fetch(path, { method: "HEAD" }).catch(() => null);
  if (response?.status === 404 || response?.status === 410) write(lastViewedKey, null);
}

/** Fills the bar that links to the item opened last. The style sheet shows it by an attribute that `setReaderAttributes` sets. */
export function showResumeBar(): void {
  const bar = document.querySelector<HTMLElement>(".resume");
  const last = parseLastViewed(read(lastViewedKey));
  if (!bar || !last || document.documentElement.dataset.resume === undefined) return;
  void forgetIfGone(pathOf(last));
  const state = JSON.stringify(last);
  if (bar.dataset.shows === state) return;
  bar.dataset.shows = state;
  const part = <E extends HTMLElement>(name: string) =>
    bar.querySelector<E>(`.resume-${name}`) as E;
  part("title").textContent = last.title;
  part("title").lang = last.lang ?? "";
  part("link").dataset.itemKey = itemKey(last);
  const lang = new URLSearchParams(location.search).get("lang");
  part<HTMLAnchorElement>("link").href = pathOf(last) + (lang ? `?lang=${lang}` : "");
  const progress = part<HTMLProgressElement>("progress");
  progress.hidden = last.progress === undefined;
  progress.value = last.progress ?? 0;
}
