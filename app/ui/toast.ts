import { drawIcon } from "./draw-icon.ts";

export type Toast = {
  kind: "status" | "alert";
  title: string;
  text: string;
  /** A message with a link stays until it is closed. */
  link?: { to: string; text: string; lang?: string };
};

const shownMs = 5_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message at the bottom right, one at a time: for 5 s; errors and links until they are closed. */
export function showToast(toast: Toast): void {
  const place = document.querySelector<HTMLElement>(".toasts");
  if (!place) return;
  clearToast();
  place.querySelector(`[role=${toast.kind}]`)?.append(boxOf(toast, place.dataset.close ?? ""));
  if (toast.kind === "status" && !toast.link) timer = setTimeout(clearToast, shownMs);
}

function clearToast(): void {
  clearTimeout(timer);
  for (const region of document.querySelectorAll(".toasts > *")) region.replaceChildren();
}

function boxOf({ kind, title, text, link }: Toast, closeLabel: string): HTMLElement {
  const box = element("div", "toast");
  const words = element("p");
  const heading = element("b");
  heading.textContent = title;
  words.append(heading, text);
  if (link) {
    const anchor = element("a");
    Object.assign(anchor, {
      href: link.to,
      textContent: link.text,
      lang: link.lang ?? "",
      dir: "auto",
    });
    anchor.addEventListener("click", clearToast);
    words.append(anchor);
  }
  // A message with a link reports neither success nor failure.
  box.append(
    drawIcon(kind === "alert" ? "warn" : link ? "sound" : "tick"),
    words,
    closeButton(closeLabel),
  );
  return box;
}

/** Closes the message, and returns the focus to where it was before the button. */
function closeButton(label: string): HTMLElement {
  const button = element("button", "icon-btn");
  button.type = "button";
  button.setAttribute("aria-label", label);
  button.append(drawIcon("close"));
  let before: EventTarget | null = null;
  button.addEventListener("focus", (event) => {
    before = event.relatedTarget;
  });
  button.addEventListener("click", () => {
    clearToast();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });
  return button;
}

function element<N extends keyof HTMLElementTagNameMap>(name: N, className = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  return made;
}
