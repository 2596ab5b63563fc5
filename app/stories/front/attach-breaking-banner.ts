/** Attaches the pause button of the breaking banner; its data attributes have the labels of both states. */
export function attachBreakingBanner(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>("[data-pause]");
    const run = button?.closest(".break")?.querySelector(".run");
    if (!button || !run) return;
    const paused = run.toggleAttribute("data-paused");
    button.setAttribute("aria-label", (paused ? button.dataset.play : button.dataset.pause) ?? "");
    button.querySelector("use")?.setAttribute("href", paused ? "#i-play" : "#i-pause");
  });
}
