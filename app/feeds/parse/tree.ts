import { decodeReferences } from "./entities.ts";
import {
  afterDeclaration,
  createScanner,
  isNameStart,
  readCdata,
  readName,
  readTag,
  type Scanner,
} from "./markup.ts";
import { canonicalName, type Scope, scopeWith } from "./namespaces.ts";

/** An element of a feed. Names are lower case, with our prefixes. */
export type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  text: string;
  /** The inherited values of `xml:base`, absolute if possible, and `xml:lang`. */
  base: string | null;
  lang: string | null;
  /** Whether its own end tag was found: without it, what follows may have become its children. */
  ended: boolean;
};

/** The elements of a feed. An incomplete item at the end of the document is not among `items`. */
export type Tree = {
  root: Element;
  items: Element[];
  cut: boolean;
  /** Whether there are more items than are read. */
  hasMore: boolean;
};

type OpenElement = { element: Element; raw: string; scope: Scope };

const maxDepth = 60;
const maxItems = 1000;

/** Elements whose content is text that may hold markup: escaped, in CDATA, as XHTML, or unescaped by mistake. */
const textElements = new Set(
  `title description summary content subtitle tagline info copyright rights content:encoded body fullitem
  xhtml:body itunes:summary itunes:subtitle itunes:title media:title media:description media:text dc:title
  dc:description dcterms:abstract atom:title atom:summary atom:content atom:subtitle`.split(/\s+/),
);
/** An item of a podcast that goes out live, or will, beside its other items. */
export const liveItemName = "podcast:liveitem";
const itemNames = new Set(["item", "entry", "atom:entry", liveItemName]);
const containers = new Set(["rss", "channel", "rdf:rdf", "feed", "atom:feed"]);
const boundary = /<\/?(?:[\w-]+:)?(?:item|liveitem|entry|channel|feed|rss|rdf)[\s>/]/iy;

/** Reads the elements from the root at `start`. Never throws. */
export function readTree(text: string, start: number, declared: ReadonlySet<string>): Tree {
  const scanner = createScanner(text, declared);
  const items: Element[] = [];
  const stack: OpenElement[] = [];
  // The searches for a missing end tag and for a start tag without its bracket read text a second time. Failed searches
  // for an end tag are remembered, and what all of them may read is limited, so that the total time stays linear.
  const missingEnds = new Map<string, number>();
  let budget = 8 * text.length;
  let root: Element | null = null;
  let at = start;
  let more = false;

  const close = (count: number) => {
    while (stack.length > count) {
      const open = stack.pop();
      if (open && itemNames.has(open.element.name)) items.push(open.element);
    }
  };
  const addText = (value: string) => {
    const open = stack.at(-1);
    if (open && value !== "") open.element.text += value;
  };

  while (at < text.length) {
    const lt = scanner.lt(at);
    if (lt < 0) break;
    addText(decodeReferences(text.slice(at, lt), declared));
    const code = text.charCodeAt(lt + 1);
    at = lt + 1;
    if (code === 33 && text.startsWith("<![CDATA[", lt)) {
      const section = readCdata(scanner, lt);
      addText(section?.content ?? "");
      at = section?.end ?? lt + 9;
    } else if (code === 33 || code === 63) {
      at = afterDeclaration(scanner, lt);
    } else if (code === 47) {
      const { name } = readName(text, lt + 2);
      const gt = scanner.gt(lt);
      if (gt < 0) break;
      at = gt + 1;
      const found = lastOpenIndex(stack, name);
      const ending = stack[found];
      if (ending) {
        ending.element.ended = true;
        close(found);
      } else {
        const outer = stack.at(-1)?.element;
        if (outer && textElements.has(name) && budget > 0) {
          budget -= outer.text.length;
          recoverText(outer, name);
        }
      }
      if (stack.length === 0) break;
    } else if (isNameStart(code)) {
      const tag = readTag(scanner, lt);
      if (!tag) break;
      at = tag.end;
      const outer = stack.at(-1);
      const scope = scopeWith(outer?.scope ?? new Map(), tag.attributes);
      const name = canonicalName(tag.name, scope) ?? "";
      if (itemNames.has(name)) {
        const container = stack.findLastIndex((open) => containers.has(open.element.name));
        close(Math.max(container + 1, isContainer(stack[0]?.element) ? 1 : 0));
        if (items.length >= maxItems) {
          more = true;
          break;
        }
      }
      const element = makeElement(name, tag.attributes, stack.at(-1)?.element ?? null);
      root ??= element;
      if (name !== "" && !itemNames.has(name)) stack.at(-1)?.element.children.push(element);
      if (tag.closed) {
        element.ended = true;
        if (itemNames.has(name)) items.push(element);
        continue;
      }
      if (textElements.has(name) && budget > 0 && (missingEnds.get(tag.name) ?? 0) <= at) {
        const read = readMarkup(scanner, at, tag.name, isXhtml(tag.attributes));
        if (read.found) {
          element.text = read.value;
          element.ended = true;
          at = read.end;
          continue;
        }
        budget -= read.end - at;
        missingEnds.set(tag.name, read.end);
      }
      if (stack.length < maxDepth) stack.push({ element, raw: tag.name, scope });
    } else {
      addText("<");
    }
  }
  return {
    root: isContainer(root) ? root : makeElement("", new Map(), null),
    items,
    cut: !more && stack.length > 0,
    hasMore: more,
  };
}

/** The root holds the items whatever its namespace is called, unless it is an item itself (RFC 4287, section 2). */
const isContainer = (root: Element | null | undefined): root is Element =>
  root !== null && root !== undefined && !itemNames.has(root.name);

function makeElement(
  name: string,
  attributes: ReadonlyMap<string, string>,
  parent: Element | null,
): Element {
  const base = attributes.get("xml:base");
  return {
    name,
    attributes,
    children: [],
    text: "",
    base: base === undefined ? (parent?.base ?? null) : absolute(base, parent?.base ?? null),
    lang: attributes.get("xml:lang")?.trim() || (parent?.lang ?? null),
    ended: false,
  };
}

const absolute = (address: string, base: string | null) =>
  URL.parse(address.trim(), base ?? undefined)?.href ?? base;

function lastOpenIndex(stack: OpenElement[], raw: string): number {
  for (let at = stack.length - 1; at >= 0; at--) if (stack[at]?.raw === raw) return at;
  return -1;
}

/** Recovers `description>Text</description>`, whose first bracket is missing: its text is part of the item's. */
function recoverText(parent: Element, name: string) {
  const start = parent.text.lastIndexOf(`${name}>`);
  if (start < 0) return;
  const element = makeElement(name, new Map(), parent);
  element.text = parent.text.slice(start + name.length + 1);
  parent.text = parent.text.slice(0, start);
  parent.children.push(element);
}

const isXhtml = (attributes: ReadonlyMap<string, string>) =>
  attributes.get("type")?.toLowerCase().includes("xhtml") ?? false;

/**
 * The content of a text element up to its end tag. If it holds elements, it is markup and stays as it is; otherwise its
 * character references are decoded. `found` is false if the item ends at `end` without such an end tag.
 */
function readMarkup(
  scanner: Scanner,
  start: number,
  raw: string,
  nests: boolean,
): { found: true; value: string; end: number } | { found: false; end: number } {
  const { text, declared } = scanner;
  const pieces: { value: string; literal: boolean }[] = [];
  let markup = false;
  let depth = 1;
  let at = start;
  for (;;) {
    const lt = scanner.lt(at);
    if (lt < 0) return { found: false, end: text.length };
    if (lt > at) pieces.push({ value: text.slice(at, lt), literal: false });
    const code = text.charCodeAt(lt + 1);
    const section =
      code === 33 && text.startsWith("<![CDATA[", lt) ? readCdata(scanner, lt) : undefined;
    if (section) {
      pieces.push({ value: section.content, literal: true });
      at = section.end;
      continue;
    }
    if (section === null) {
      at = lt + 9;
      continue;
    }
    if (code === 33 || code === 63) {
      at = afterDeclaration(scanner, lt);
      continue;
    }
    boundary.lastIndex = lt;
    if (boundary.test(text)) return { found: false, end: lt };
    const closing = code === 47;
    const name = readName(text, closing ? lt + 2 : lt + 1);
    const gt = scanner.gt(lt);
    if (gt < 0) return { found: false, end: text.length };
    if (name.name === raw && closing && --depth === 0) {
      const value = pieces
        .map((piece) =>
          piece.literal || markup ? piece.value : decodeReferences(piece.value, declared),
        )
        .join("");
      return { found: true, value, end: gt + 1 };
    }
    if (name.name === raw && nests && !closing) depth++;
    const next = scanner.lt(lt + 1);
    if (name.name === "" || (next >= 0 && next < gt)) {
      pieces.push({ value: "&lt;", literal: false });
      at = lt + 1;
    } else {
      markup = true;
      pieces.push({ value: text.slice(lt, gt + 1), literal: false });
      at = gt + 1;
    }
  }
}
