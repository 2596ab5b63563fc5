import type { Translator } from "#ui/translator.ts";
import { queueRequestedEvent } from "../queue-requested-event.ts";

const panelId = "player-panel";

/**
 * The panel of the bar and the button that opens it: the chapters of the item that plays, and the queue. While it is
 * open, the style sheet also shows the options for which the bar has no room.
 * @param chapters the list of chapters on the item's page, which is copied
 * @param path of that page
 */
export function makePanel(
  bar: HTMLElement,
  chapters: Element | null,
  path: string,
  t: Translator<"playing">,
): { button: HTMLButtonElement; panel: HTMLElement } {
  const panel = document.createElement("div");
  panel.id = panelId;
  panel.className = "bar-panel";
  panel.hidden = true;
  if (chapters) panel.append(panelSection(t("chapters"), copyChapters(chapters, path)));
  const queue = document.createElement("div");
  panel.append(panelSection(t("queue"), queue));
  const button = document.createElement("button");
  button.type = "button";
  button.className = "key bar-more";
  button.setAttribute("aria-controls", panelId);
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("aria-label", t("panel"));
  const show = (open: boolean) => {
    panel.hidden = !open;
    bar.toggleAttribute("data-expanded", open);
    button.setAttribute("aria-expanded", String(open));
    if (open) queue.dispatchEvent(new CustomEvent(queueRequestedEvent, { bubbles: true }));
  };
  button.addEventListener("click", () => show(panel.hidden !== false));
  bar.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    show(false);
    button.focus();
  });
  return { button, panel };
}

/** Its links lead to the item's page. */
function copyChapters(chapters: Element, path: string): Node {
  const copy = document.importNode(chapters, true);
  for (const link of copy.querySelectorAll("a"))
    link.setAttribute("href", path + (link.getAttribute("href") ?? ""));
  return copy;
}

function panelSection(title: string, content: Node): HTMLElement {
  const section = document.createElement("section");
  const heading = document.createElement("h2");
  heading.textContent = title;
  section.append(heading, content);
  return section;
}
