/** A link element for a style sheet, not in the document yet. */
export function styleSheetLink(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return link;
}

/** Adds a style sheet to the document. Resolves when it is loaded, or has failed to: the content is shown without it then. */
export function addStyleSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}
