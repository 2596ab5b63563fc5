import type { Translator } from "#ui/translator.ts";
import { installWay } from "../install-prompt.ts";

/** A box that explains how to install the site in this browser. @param onLater called when the reader declines */
export function installBox(
  t: Translator<"offline">,
  { name, onLater }: { name: string; onLater?: () => void },
): HTMLElement {
  const way = installWay();
  const box = document.createElement("section");
  box.className = "install";
  box.setAttribute("aria-labelledby", "install-title");
  const mark = element("span", "install-mark", name.slice(0, 1));
  mark.ariaHidden = "true";
  const words = element("div");
  const title = element("h2", "", t("install.title", { name }));
  title.id = "install-title";
  const text = way === "done" ? t("install.done") : t("install.text");
  words.append(title, element("p", "", text));
  if (way === "share" || way === "menu") words.append(element("p", "", t(`install.${way}`)));
  const acts = element("div", "kept-ways");
  if (way === "prompt")
    acts.append(
      button("btn btn-solid", t("install.install"), async () => {
        const prompt = window.installPrompt;
        window.installPrompt = null;
        await prompt?.prompt();
        box.remove();
      }),
    );
  if (onLater) acts.append(button("btn", t("install.later"), onLater));
  box.append(mark, words, acts);
  return box;
}

function element(tag: string, className = "", text = ""): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function button(className: string, text: string, press: () => unknown): HTMLElement {
  const made = element("button", className, text) as HTMLButtonElement;
  made.type = "button";
  made.addEventListener("click", () => void press());
  return made;
}
