const mark = (image: EventTarget | null) => {
  if (image instanceof HTMLImageElement && image.complete)
    image.closest(".pic")?.setAttribute("data-state", image.naturalWidth ? "loaded" : "failed");
};

/** Says on every `Picture` of the document whether it has loaded or failed; the style sheet shows it. */
export function watchPictures(): void {
  // Events of pictures do not bubble.
  for (const event of ["load", "error"])
    document.addEventListener(event, ({ target }) => mark(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>(".pic img"))
    if (image.currentSrc) mark(image);
}
