// The tokens of XML as publishers write it. Everything here takes linear time for any document.
import { decodeReferences } from "./entities.ts";
import { linearSearch } from "./linear-search.ts";

/** A document with linear searches for the tokens of markup: each gives the next position from `from` on, or -1. */
export type Scanner = {
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

export function createScanner(text: string, declared: ReadonlySet<string>): Scanner {
  const rssEnd = linearSearch(text, "</item>");
  const atomEnd = linearSearch(text, "</entry>");
  return {
    text,
    declared,
    lt: linearSearch(text, "<"),
    gt: linearSearch(text, ">"),
    commentEnd: linearSearch(text, "-->"),
    cdataStart: linearSearch(text, "<![CDATA["),
    cdataEnd: linearSearch(text, "]]>"),
    doubleQuote: linearSearch(text, '"'),
    singleQuote: linearSearch(text, "'"),
    itemEnd: (from) => smallerIndex(rssEnd(from), atomEnd(from)),
  };
}

const smallerIndex = (a: number, b: number) => (a < 0 ? b : b < 0 ? a : Math.min(a, b));

/** The position after the comment, declaration or instruction that begins at `lt`. */
export function afterDeclaration(scanner: Scanner, lt: number): number {
  if (scanner.text.startsWith("<!--", lt)) {
    const end = scanner.commentEnd(lt + 4);
    return end < 0 ? lt + 4 : end + 3;
  }
  const end = scanner.gt(lt);
  return end < 0 ? scanner.text.length : end + 1;
}

/**
 * The CDATA section that begins at `lt`; null if it has no end, or if that end belongs to another section in a later
 * item.
 */
export function readCdata(scanner: Scanner, lt: number): { content: string; end: number } | null {
  const start = lt + 9;
  const end = scanner.cdataEnd(start);
  if (end < 0) return null;
  const next = scanner.cdataStart(start);
  if (next >= 0 && next < end) {
    const itemEnd = scanner.itemEnd(start);
    if (itemEnd >= 0 && itemEnd < next) return null;
  }
  return { content: scanner.text.slice(start, end), end: end + 3 };
}

export const isNameStart = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;

const isNameCharacter = (code: number) =>
  isNameStart(code) || (code >= 45 && code <= 46) || (code >= 48 && code <= 58);

/** The name that begins at `start`, in lower case, cut after 80 characters. */
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
const maxAttributes = 60;

/** The start tag at `lt`; null if the document ends within it. */
export function readTag(scanner: Scanner, lt: number): Tag | null {
  const { text } = scanner;
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
      const read = readValue(scanner, skipBlank(text, at + 1));
      if (!read) return null;
      value = read.value;
      at = read.end;
    }
    attributes ??= new Map();
    if (attributes.size < maxAttributes && !attributes.has(attribute.name))
      attributes.set(attribute.name, decodeReferences(value, scanner.declared));
  }
  return null;
}

function readValue(scanner: Scanner, start: number): { value: string; end: number } | null {
  const { text } = scanner;
  const quote = text.charCodeAt(start);
  if (quote === 34 || quote === 39) {
    const end = quote === 34 ? scanner.doubleQuote(start + 1) : scanner.singleQuote(start + 1);
    const gt = scanner.gt(start + 1);
    const lt = scanner.lt(start + 1);
    // A value that reaches into the next element lacks its closing quote.
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
