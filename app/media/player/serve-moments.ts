const marked = (at: number, line: HTMLElement) =>
  at >= Number(line.dataset.at) && at < Number(line.dataset.to ?? Infinity);

let following = true;

/** Whether the text goes along; where it does not, a button takes it up again. */
function follow(along: boolean): void {
  if (following === along) return;
  following = along;
  for (const button of document.querySelectorAll<HTMLElement>("[data-follow]"))
    button.hidden = along;
}

/** What belongs to a player: the page, or the bar; both while its own page is shown and it plays in the bar. */
const aroundOf = (player: HTMLElement): string =>
  player.dataset.away !== undefined
    ? "#player-bar, main"
    : player.closest("main")
      ? "main"
      : "#player-bar";

/**
 * Marks the chapter and the line that are heard at a second, those that belong to a player. The transcript scrolls along
 * within its own box, until the reader scrolls there; a press on a line takes it up again.
 */
export function showPlace(at: number, player: HTMLElement): void {
  for (const list of document.querySelectorAll<HTMLElement>(
    `:is(${aroundOf(player)}) [data-moments]`,
  )) {
    if (list.closest("[hidden]")) continue;
    const before = list.querySelector<HTMLElement>("[aria-current]");
    if (before && marked(at, before)) continue;
    before?.removeAttribute("aria-current");
    const now = [...list.querySelectorAll<HTMLElement>("[data-at]")].find((l) => marked(at, l));
    now?.setAttribute("aria-current", "true");
    if (now && following && list.dataset.moments === "follows") scrollWithin(list, now);
  }
}

function scrollWithin(list: HTMLElement, line: HTMLElement): void {
  const { top, height } = list.getBoundingClientRect();
  const place = line.getBoundingClientRect().top - top - height / 3;
  list.scrollTop += place;
}

/** Serves lists of moments: a press plays from there, and the field above a transcript searches in it. */
export function serveMoments(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>("[data-moments] [data-at]");
    const player =
      link?.closest("#player-bar")?.querySelector("[data-player]") ??
      document.querySelector("main [data-player], #player-bar [data-away]");
    if (!link || !player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(true);
    player.dispatchEvent(new CustomEvent("player:seek", { detail: Number(link.dataset.at) }));
  });
  // Who goes through the lines by wheel, finger or keyboard is not drawn away from them.
  for (const sign of ["wheel", "touchmove", "focusin"])
    document.addEventListener(
      sign,
      ({ target }) => {
        if ((target as Element).closest?.("[data-moments=follows]")) follow(false);
      },
      { passive: true },
    );
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.("[data-follow]");
    if (!button) return;
    follow(true);
    const line = document.querySelector<HTMLElement>("[data-moments=follows] [aria-current]");
    if (line) scrollWithin(line.closest<HTMLElement>("[data-moments]") ?? line, line);
  });
  document.addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.dataset?.findLines !== undefined) findLines(field);
  });
}

/** Leaves the lines that hold all that was typed, and says how many they are. */
function findLines(field: HTMLInputElement): void {
  const section = field.closest("section");
  if (!section) return;
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wanted = plain(field.value.trim());
  let count = 0;
  for (const line of section.querySelectorAll<HTMLElement>("[data-moments] > li")) {
    line.hidden = !plain(line.textContent ?? "").includes(wanted);
    if (!line.hidden && !line.closest("[hidden]")) count++;
  }
  const found = section.querySelector<HTMLElement>("[data-found]");
  if (found)
    found.textContent = wanted ? (found.dataset.found ?? "").replace("{n}", String(count)) : "";
}
