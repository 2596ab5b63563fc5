const mark = (image: EventTarget | null) => {
  if (image instanceof HTMLImageElement && image.complete)
    image.closest(".pic")?.setAttribute("data-state", image.naturalWidth ? "loaded" : "failed");
};

/** Sets `data-state` of every `Picture` to loaded or failed, for the style sheet. */
export function watchPictures(): void {
  // Load events of images do not bubble.
  for (const event of ["load", "error"])
    document.addEventListener(event, ({ target }) => mark(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>(".pic img"))
    if (image.currentSrc) mark(image);
}
