import { decodeReferences } from "./entities.ts";
import {
  afterDeclaration,
  isNameStart,
  openPage,
  type Page,
  readCdata,
  readName,
  readTag,
} from "./markup.ts";
import { canonicalName, type Scope, scopeWith } from "./namespaces.ts";

/** An element of a feed. Names are lower case, with our prefixes. */
export type Element = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  text: string;
  /** `xml:base` and `xml:lang` as they are in force here, the base being absolute where anything is. */
  base: string | null;
  lang: string | null;
};

/** A feed as its elements. Items that are not whole at the document's end are not among `items`. */
export type Tree = {
  root: Element;
  items: Element[];
  cut: boolean;
  /** How many items there are beyond the most that are taken. */
  more: boolean;
};

type Open = { element: Element; raw: string; scope: Scope };

const deepest = 60;
const mostItems = 1000;

/** Their content is text that may hold markup: escaped, in CDATA, as XHTML, or plainly forgotten to escape. */
const texts = new Set(
  `title description summary content subtitle tagline info copyright rights content:encoded body fullitem
  xhtml:body itunes:summary itunes:subtitle itunes:title media:title media:description media:text dc:title
  dc:description dcterms:abstract atom:title atom:summary atom:content atom:subtitle`.split(/\s+/),
);
const itemNames = new Set(["item", "entry", "atom:entry"]);
const containers = new Set(["rss", "channel", "rdf:rdf", "feed", "atom:feed"]);
const boundary = /<\/?(?:[\w-]+:)?(?:item|entry|channel|feed|rss|rdf)[\s>/]/iy;

/** Reads the elements from the root that begins at `start`. Never throws, whatever follows. */
export function readTree(text: string, start: number, declared: ReadonlySet<string>): Tree {
  const page = openPage(text, declared);
  const items: Element[] = [];
  const stack: Open[] = [];
  // Looking for an end tag that is missing costs a second reading of what follows. Both the memory of such
  // searches and their budget keep a document made of nothing else from being read over and over.
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
    const lt = page.lt(at);
    if (lt < 0) break;
    addText(decodeReferences(text.slice(at, lt), declared));
    const code = text.charCodeAt(lt + 1);
    at = lt + 1;
    if (code === 33 && text.startsWith("<![CDATA[", lt)) {
      const section = readCdata(page, lt);
      addText(section?.content ?? "");
      at = section?.end ?? lt + 9;
    } else if (code === 33 || code === 63) {
      at = afterDeclaration(page, lt);
    } else if (code === 47) {
      const { name } = readName(text, lt + 2);
      const gt = page.gt(lt);
      if (gt < 0) break;
      at = gt + 1;
      const found = lastIndex(stack, name);
      if (found >= 0) close(found);
      else recoverText(stack.at(-1)?.element, name);
      if (stack.length === 0) break;
    } else if (isNameStart(code)) {
      const tag = readTag(page, lt);
      if (!tag) break;
      at = tag.end;
      const outer = stack.at(-1);
      const scope = scopeWith(outer?.scope ?? new Map(), tag.attributes);
      const name = canonicalName(tag.name, scope) ?? "";
      if (itemNames.has(name)) {
        close(stack.findLastIndex((open) => containers.has(open.element.name)) + 1);
        if (items.length >= mostItems) {
          more = true;
          break;
        }
      }
      const element = makeElement(name, tag.attributes, stack.at(-1)?.element ?? null);
      root ??= element;
      if (name !== "" && !itemNames.has(name)) stack.at(-1)?.element.children.push(element);
      if (tag.closed) {
        if (itemNames.has(name)) items.push(element);
        continue;
      }
      if (texts.has(name) && budget > 0 && (missingEnds.get(tag.name) ?? 0) <= at) {
        const read = readMarkup(page, at, tag.name, isXhtml(tag.attributes));
        if (read.found) {
          element.text = read.value;
          at = read.end;
          continue;
        }
        budget -= read.end - at;
        missingEnds.set(tag.name, read.end);
      }
      if (stack.length < deepest) stack.push({ element, raw: tag.name, scope });
    } else {
      addText("<");
    }
  }
  return {
    root: root ?? makeElement("", new Map(), null),
    items,
    cut: !more && stack.length > 0,
    more,
  };
}

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
  };
}

const absolute = (address: string, base: string | null) =>
  URL.parse(address.trim(), base ?? undefined)?.href ?? base;

function lastIndex(stack: Open[], raw: string): number {
  for (let at = stack.length - 1; at >= 0; at--) if (stack[at]?.raw === raw) return at;
  return -1;
}

/** `description>Text</description>`, its first bracket lost: the text stands in the item itself. */
function recoverText(parent: Element | undefined, name: string) {
  const start = parent?.text.lastIndexOf(`${name}>`) ?? -1;
  if (!parent || start < 0 || !texts.has(name)) return;
  const element = makeElement(name, new Map(), parent);
  element.text = parent.text.slice(start + name.length + 1);
  parent.text = parent.text.slice(0, start);
  parent.children.push(element);
}

const isXhtml = (attributes: ReadonlyMap<string, string>) =>
  attributes.get("type")?.toLowerCase().includes("xhtml") ?? false;

/**
 * The content of a text element up to its end tag. Where it holds elements, it is markup and is kept as
 * written; else its references are decoded. Not found: no such end tag stands before `end`, where the item ends.
 */
function readMarkup(
  page: Page,
  start: number,
  raw: string,
  nests: boolean,
): { found: true; value: string; end: number } | { found: false; end: number } {
  const { text, declared } = page;
  const pieces: { value: string; literal: boolean }[] = [];
  let markup = false;
  let depth = 1;
  let at = start;
  for (;;) {
    const lt = page.lt(at);
    if (lt < 0) return { found: false, end: text.length };
    if (lt > at) pieces.push({ value: text.slice(at, lt), literal: false });
    const code = text.charCodeAt(lt + 1);
    const section =
      code === 33 && text.startsWith("<![CDATA[", lt) ? readCdata(page, lt) : undefined;
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
      at = afterDeclaration(page, lt);
      continue;
    }
    boundary.lastIndex = lt;
    if (boundary.test(text)) return { found: false, end: lt };
    const closing = code === 47;
    const name = readName(text, closing ? lt + 2 : lt + 1);
    const gt = page.gt(lt);
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
    const next = page.lt(lt + 1);
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
