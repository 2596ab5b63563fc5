// The smallest pieces of XML as publishers write it. Everything here runs in time linear in the document,
// whatever the document is.
import { decodeReferences } from "./entities.ts";
import { seeker } from "./seek.ts";

/** The document and the places in it where markup may go on. */
export type Page = {
  text: string;
  /** Entity names that the document's own doctype declares. They are never expanded. */
  declared: ReadonlySet<string>;
  lt(from: number): number;
  gt(from: number): number;
  commentEnd(from: number): number;
  cdataStart(from: number): number;
  cdataEnd(from: number): number;
  doubleQuote(from: number): number;
  singleQuote(from: number): number;
  itemEnd(from: number): number;
};

export function openPage(text: string, declared: ReadonlySet<string>): Page {
  const rssEnd = seeker(text, "</item>");
  const atomEnd = seeker(text, "</entry>");
  return {
    text,
    declared,
    lt: seeker(text, "<"),
    gt: seeker(text, ">"),
    commentEnd: seeker(text, "-->"),
    cdataStart: seeker(text, "<![CDATA["),
    cdataEnd: seeker(text, "]]>"),
    doubleQuote: seeker(text, '"'),
    singleQuote: seeker(text, "'"),
    itemEnd: (from) => nearer(rssEnd(from), atomEnd(from)),
  };
}

const nearer = (a: number, b: number) => (a < 0 ? b : b < 0 ? a : Math.min(a, b));

/** The position after a comment, CDATA section's opening, declaration or instruction that begins at `lt`. */
export function afterDeclaration(page: Page, lt: number): number {
  if (page.text.startsWith("<!--", lt)) {
    const end = page.commentEnd(lt + 4);
    return end < 0 ? lt + 4 : end + 3;
  }
  const end = page.gt(lt);
  return end < 0 ? page.text.length : end + 1;
}

/**
 * The section that begins at `lt`. One without an end, or one whose end is that of another section in a later
 * item, is taken for a stray opening: null.
 */
export function readCdata(page: Page, lt: number): { content: string; end: number } | null {
  const start = lt + 9;
  const end = page.cdataEnd(start);
  if (end < 0) return null;
  const next = page.cdataStart(start);
  if (next >= 0 && next < end) {
    const itemEnd = page.itemEnd(start);
    if (itemEnd >= 0 && itemEnd < next) return null;
  }
  return { content: page.text.slice(start, end), end: end + 3 };
}

export const isNameStart = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;

const isNameCharacter = (code: number) =>
  isNameStart(code) || (code >= 45 && code <= 46) || (code >= 48 && code <= 58);

/** The name that begins at `start`, in lower case; names longer than any real one are cut. */
export function readName(text: string, start: number): { name: string; end: number } {
  let end = start;
  while (end < text.length && isNameCharacter(text.charCodeAt(end))) end++;
  return { name: text.slice(start, Math.min(end, start + 80)).toLowerCase(), end };
}

export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  closed: boolean;
  end: number;
};

const none: ReadonlyMap<string, string> = new Map();
const mostAttributes = 60;

/** The start tag at `lt`, as far as it can be understood; null where the document ends within it. */
export function readTag(page: Page, lt: number): Tag | null {
  const { text } = page;
  const { name, end } = readName(text, lt + 1);
  let attributes: Map<string, string> | null = null;
  let at = end;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 62) return { name, attributes: attributes ?? none, closed: false, end: at + 1 };
    if (code === 60) return { name, attributes: attributes ?? none, closed: false, end: at };
    if (code === 47 && text.charCodeAt(at + 1) === 62)
      return { name, attributes: attributes ?? none, closed: true, end: at + 2 };
    if (!isNameStart(code)) {
      at++;
      continue;
    }
    const attribute = readName(text, at);
    at = skipBlank(text, attribute.end);
    let value = "";
    if (text.charCodeAt(at) === 61) {
      const read = readValue(page, skipBlank(text, at + 1));
      if (!read) return null;
      value = read.value;
      at = read.end;
    }
    attributes ??= new Map();
    if (attributes.size < mostAttributes && !attributes.has(attribute.name))
      attributes.set(attribute.name, decodeReferences(value, page.declared));
  }
  return null;
}

function readValue(page: Page, start: number): { value: string; end: number } | null {
  const { text } = page;
  const quote = text.charCodeAt(start);
  if (quote === 34 || quote === 39) {
    const end = quote === 34 ? page.doubleQuote(start + 1) : page.singleQuote(start + 1);
    const gt = page.gt(start + 1);
    const lt = page.lt(start + 1);
    // A value that runs into the next element has lost its closing quote.
    const lost = lt >= 0 && gt >= 0 && gt < lt && (end < 0 || lt < end);
    if (!lost) return end < 0 ? null : { value: text.slice(start + 1, end), end: end + 1 };
    return {
      value: text
        .slice(start + 1, gt)
        .replace(/\/$/, "")
        .trimEnd(),
      end: gt,
    };
  }
  let end = start;
  while (end < text.length && !/[\s>]/.test(text.charAt(end))) end++;
  return { value: text.slice(start, end).replace(/\/$/, ""), end };
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}
