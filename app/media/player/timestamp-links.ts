// Chapters and transcript lines are links to a second of the item (`data-at`), in lists with `data-times`.
import { folded } from "#platform/folded.ts";

const isCurrent = (at: number, line: HTMLElement) =>
  at >= Number(line.dataset.at) && at < Number(line.dataset.to ?? Infinity);

let autoscrolls = true;

/** Turns the scrolling of the transcript on or off. While it is off, a button is shown that turns it on. */
function setAutoscroll(on: boolean): void {
  if (autoscrolls === on) return;
  autoscrolls = on;
  for (const button of document.querySelectorAll<HTMLElement>("[data-autoscroll]"))
    button.hidden = on;
}

/** Where the timestamp links of a player are: on the page or in the bar, or in both while it is detached from its page. */
const scopeOf = (player: HTMLElement): string =>
  player.dataset.detached !== undefined
    ? "#player-bar, main"
    : player.closest("main")
      ? "main"
      : "#player-bar";

/**
 * Marks the chapter and the transcript line that a player plays now. The transcript scrolls along within its own box
 * until the reader scrolls there; a click on a line resumes that.
 */
export function highlightCurrent(at: number, player: HTMLElement): void {
  for (const list of document.querySelectorAll<HTMLElement>(
    `:is(${scopeOf(player)}) [data-times]`,
  )) {
    if (list.closest("[hidden]")) continue;
    const before = list.querySelector<HTMLElement>("[aria-current]");
    if (before && isCurrent(at, before)) continue;
    before?.removeAttribute("aria-current");
    const now = [...list.querySelectorAll<HTMLElement>("[data-at]")].find((l) => isCurrent(at, l));
    now?.setAttribute("aria-current", "true");
    if (now && autoscrolls && list.dataset.times === "scroll") scrollWithin(list, now);
  }
}

function scrollWithin(list: HTMLElement, line: HTMLElement): void {
  const { top, height } = list.getBoundingClientRect();
  list.scrollTop += line.getBoundingClientRect().top - top - height / 3;
}

/** Attaches timestamp links, which play from their second, and the search field of transcripts. Once in a document. */
export function attachTimestampLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>("[data-times] [data-at]");
    const player =
      link?.closest("#player-bar")?.querySelector("[data-player]") ??
      document.querySelector("main [data-player], #player-bar [data-detached]");
    if (!link || !player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAutoscroll(true);
    player.dispatchEvent(new CustomEvent("player:seek", { detail: Number(link.dataset.at) }));
  });
  // The transcript does not scroll away from a reader who goes through it by wheel, finger or keyboard.
  for (const sign of ["wheel", "touchmove", "focusin"])
    document.addEventListener(
      sign,
      ({ target }) => {
        if ((target as Element).closest?.("[data-times=scroll]")) setAutoscroll(false);
      },
      { passive: true },
    );
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.("[data-autoscroll]");
    if (!button) return;
    setAutoscroll(true);
    const line = document.querySelector<HTMLElement>("[data-times=scroll] [aria-current]");
    if (line) scrollWithin(line.closest<HTMLElement>("[data-times]") ?? line, line);
  });
  document.addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.dataset?.findLines !== undefined) findLines(field);
  });
}

/** Shows only the lines that contain the searched text, and their number. */
function findLines(field: HTMLInputElement): void {
  const section = field.closest("section");
  if (!section) return;
  const wanted = folded(field.value.trim());
  let count = 0;
  for (const line of section.querySelectorAll<HTMLElement>("[data-times] > li")) {
    line.hidden = !folded(line.textContent ?? "").includes(wanted);
    if (!line.hidden && !line.closest("[hidden]")) count++;
  }
  const found = section.querySelector<HTMLElement>("[data-found]");
  if (found)
    found.textContent = wanted ? (found.dataset.found ?? "").replace("{n}", String(count)) : "";
}
