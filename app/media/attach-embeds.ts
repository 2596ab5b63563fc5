/** Attaches the buttons that show another site's player in place of its poster. @param onShown is called once it is shown */
export function attachEmbeds(onShown: () => void): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-embed]"))
    button.addEventListener("click", () => {
      const screen = button.closest(".player")?.querySelector(".screen");
      const { embed = "" } = button.dataset;
      if (!screen) return;
      const frame = document.createElement("iframe");
      frame.src = embed;
      frame.title = button.title;
      frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
      frame.referrerPolicy = "strict-origin-when-cross-origin";
      screen.replaceChildren(frame);
      button.parentElement?.querySelector(".embed-note")?.remove();
      button.remove();
      frame.focus();
      onShown();
    });
}
