import type { Translator } from "#ui/translator.ts";
import { queueWantedEvent } from "../queue-wanted-event.ts";

const panelId = "player-panel";

/**
 * The button of the bar that opens it, and what it opens: the chapters of what plays, what is saved to be played next, and
 * by the style sheet the options that the bar has no room for.
 * @param chapters of the page that the player comes from, which it takes along
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
  if (chapters) panel.append(partOf(t("chapters"), taken(chapters, path)));
  const queue = document.createElement("div");
  panel.append(partOf(t("queue"), queue));
  const button = document.createElement("button");
  button.type = "button";
  button.className = "key bar-more";
  button.setAttribute("aria-controls", panelId);
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("aria-label", t("panel"));
  const show = (open: boolean) => {
    panel.hidden = !open;
    bar.toggleAttribute("data-open", open);
    button.setAttribute("aria-expanded", String(open));
    if (open) queue.dispatchEvent(new CustomEvent(queueWantedEvent, { bubbles: true }));
  };
  button.addEventListener("click", () => show(panel.hidden !== false));
  bar.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || panel.hidden) return;
    show(false);
    button.focus();
  });
  return { button, panel };
}

/** The chapters, whose links lead to their page from every other one. */
function taken(chapters: Element, path: string): Node {
  const copy = document.importNode(chapters, true);
  for (const link of copy.querySelectorAll("a"))
    link.setAttribute("href", path + (link.getAttribute("href") ?? ""));
  return copy;
}

function partOf(title: string, content: Node): HTMLElement {
  const section = document.createElement("section");
  const heading = document.createElement("h2");
  heading.textContent = title;
  section.append(heading, content);
  return section;
}
