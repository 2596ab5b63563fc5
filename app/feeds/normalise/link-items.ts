type ListItem = { start: number; hasLink: boolean; hasText: boolean };

/** `isLink`: an anchor that begins a link, not the name of a place in the text. */
type Tag = { name: string; closing: boolean; isLink: boolean };

const blank = /^(?:\s|&nbsp;|&#160;|&#xa0;)*$/i;

/**
 * Finds the list items in HTML that are nothing but a link, as teasers of other articles between two paragraphs are. It is
 * told of tags and texts in their order, and removes the text of such items from the end of `pieces`.
 */
export function createLinkItems(pieces: string[]): {
  onText(text: string): void;
  onTag(tag: Tag): void;
} {
  // The open items of the open lists, innermost last; null where a list begins.
  const open: (ListItem | null)[] = [];
  let inLink = false;
  const endItem = () => {
    const item = open.at(-1);
    if (!item) return;
    open.pop();
    if (item.hasLink && !item.hasText) pieces.length = item.start;
    const outer = open.at(-2);
    if (outer && item.hasText) outer.hasText = true;
  };
  const endList = () => {
    endItem();
    if (open.at(-1) === null) open.pop();
  };
  return {
    onText(text) {
      const item = open.at(-1);
      if (item && !inLink && !blank.test(text)) item.hasText = true;
    },
    onTag({ name, closing, isLink }) {
      if (name === "a") {
        // Links are never inside each other: another anchor ends one that the publisher left open.
        inLink = isLink;
        const item = open.at(-1);
        if (item && isLink) item.hasLink = true;
      } else if (name === "li") {
        inLink = false;
        endItem();
        if (!closing) open.push({ start: pieces.length, hasLink: false, hasText: false });
      } else if (name === "ul" || name === "ol") {
        if (closing) endList();
        else open.push(null);
      }
    },
  };
}
