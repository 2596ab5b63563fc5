/** Finds a part of a page by its name (`data-part`). */
export type Parts = <E extends HTMLElement = HTMLElement>(name: string) => E;

/** Finds the parts below an element. @throws if one is missing */
export const partsOf =
  (root: ParentNode): Parts =>
  <E extends HTMLElement>(name: string) => {
    const found = root.querySelector<E>(`[data-part="${name}"]`);
    if (!found) throw new Error(`the page has no part ${name}`);
    return found;
  };
