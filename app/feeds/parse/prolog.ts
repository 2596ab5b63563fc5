import { afterDeclaration, createScanner } from "./markup.ts";

/** The position of a feed's first element, and what precedes it. */
export type Prolog = {
  kind: "rss" | "rdf" | "atom";
  start: number;
  declared: ReadonlySet<string>;
  /** Number of characters before the feed that do not belong to it, such as a warning of the server. */
  junk: number;
};

const root = /<(?:[\w-]+:)?(rss|rdf|feed|channel|entry)(?=[\s>/])/iy;
const atom = /www\.w3\.org\/2005\/atom|purl\.org\/atom\/ns#/i;
const html = /<(?:html|head|body)[\s>]/iy;
const entity = /<!ENTITY\s+(?:%\s+)?([\w.-]{1,40})/gi;
const longestSubset = 64 * 1024;

/** Finds the feed in a text. @returns "html" for a web page, "unknown" for anything else */
export function readProlog(text: string): Prolog | "html" | "unknown" {
  const scanner = createScanner(text, new Set());
  const declared = new Set<string>();
  let doctypes = 0;
  let at = 0;
  let xml = -1;
  while (at < text.length) {
    const lt = scanner.lt(at);
    if (lt < 0) break;
    root.lastIndex = lt;
    const found = root.exec(text)?.[1]?.toLowerCase();
    // Atom has documents of a single entry; in other formats an entry is something else.
    if (found && (found !== "entry" || atom.test(text.slice(lt, lt + 1000)))) {
      const kind = found === "feed" || found === "entry" ? "atom" : found === "rdf" ? "rdf" : "rss";
      const before = text.slice(0, xml < 0 ? lt : xml);
      return { kind, start: lt, declared, junk: before.trim().length };
    }
    html.lastIndex = lt;
    if (html.test(text)) return "html";
    if (text.startsWith("<!DOCTYPE", lt) && doctypes++ === 0) {
      const end = doctypeEnd(text, lt);
      for (const [, name] of text.slice(lt, Math.min(end, lt + longestSubset)).matchAll(entity))
        if (name && declared.size < 200) declared.add(name);
      if (xml < 0) xml = lt;
      at = end;
    } else if (text.startsWith("<!", lt) || text.startsWith("<?", lt)) {
      if (xml < 0) xml = lt;
      at = afterDeclaration(scanner, lt);
    } else {
      at = lt + 1;
    }
  }
  return "unknown";
}

/** A doctype ends at its bracket, or after its internal subset. */
function doctypeEnd(text: string, lt: number): number {
  const gt = text.indexOf(">", lt);
  const subset = text.indexOf("[", lt);
  if (gt < 0) return text.length;
  if (subset < 0 || subset > gt) return gt + 1;
  const close = text.indexOf("]>", subset);
  const end = close < 0 ? text.indexOf("]", subset) : close;
  const last = end < 0 ? -1 : text.indexOf(">", end);
  return last < 0 ? gt + 1 : last + 1;
}
