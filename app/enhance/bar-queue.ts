import { playableQueue } from "#library/playable-queue.ts";
import type { Translator } from "#ui/translator.ts";

/**
 * Lists the saved recordings in the panel of the mini-player bar. A press plays one there.
 * @param currentItem the key of what plays, such as `podcast:12`
 */
export async function fillQueue(
  place: Element,
  o: {
    currentItem: string;
    savedPage: () => Promise<ParentNode>;
    play: (path: string) => Promise<void>;
    t: Translator<"playing">;
  },
): Promise<void> {
  const { t } = o;
  const items = await playableQueue(o.currentItem, o.savedPage);
  const all = document.createElement("a");
  all.href = "/saved";
  all.textContent = t("queueAll");
  if (items.length === 0) {
    const none = document.createElement("p");
    none.textContent = t("queueEmpty");
    place.replaceChildren(none, all);
    return;
  }
  const list = document.createElement("ol");
  list.className = "bar-queue";
  for (const { path, title, lang } of items) {
    const link = document.createElement("a");
    link.href = path;
    link.textContent = title;
    if (lang) link.lang = lang;
    link.dir = "auto";
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // Its own page says why it cannot be played here.
      o.play(path).catch(() => location.assign(path));
    });
    const line = document.createElement("li");
    line.append(link);
    list.append(line);
  }
  place.replaceChildren(list, all);
}
