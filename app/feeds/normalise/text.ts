import { decodeReferences } from "../parse/entities.ts";
import { createScanner, readTag } from "../parse/markup.ts";
import { createLinkItems } from "./link-items.ts";

/** Elements whose content is not shown. */
const hiddenElements = new Set(
  "script style iframe noscript template svg math object head".split(" "),
);
/** Elements within a sentence; all others separate words. */
const inlineElements = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span
  strike strong sub sup time tt u var wbr`.split(/\s+/),
);
const knownElements = new Set(
  `${[...hiddenElements, ...inlineElements].join(" ")} address applet area article aside audio base blockquote body br button
  canvas caption center col colgroup dd details dialog dir div dl dt embed fieldset figcaption figure footer form
  frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr html img input legend li link main map menu meta nav ol optgroup
  option p param picture pre progress ruby rt rp section select source summary table tbody td textarea tfoot th thead
  title tr track ul video`.split(/\s+/),
);

/** What stands between two paragraphs until they are one line. */
const paragraphEnd = "\u2029";

const longest = 100_000;

/**
 * HTML as one line of visible text, without tags, scripts, comments and character references, even if it was escaped
 * two or three times. List items that are only a link are left out, unless there is nothing else. In a title, a "<" that
 * begins no HTML element stays, since titles are often plain text. Takes linear time; only the first 100,000 characters
 * are read.
 */
export function plainText(html: string | null, kind: "body" | "title" = "body"): string {
  if (html === null) return "";
  return (
    textOf(html, { titles: kind === "title", linkItems: false }) ||
    textOf(html, { titles: kind === "title", linkItems: true })
  );
}

function textOf(html: string, o: { titles: boolean; linkItems: boolean }): string {
  const { linkItems } = o;
  let text = decodeReferences(
    stripTags(html.slice(0, longest), { knownOnly: o.titles, linkItems }),
  );
  // Some publishers escape twice: what looks like markup after decoding was meant as markup.
  for (let again = 0; again < 2 && (text.includes("<") || text.includes("&")); again++)
    text = decodeReferences(stripTags(text, { knownOnly: true, linkItems }));
  return tidyText(text);
}

/**
 * The text outside tags.
 * @param o.knownOnly tags that are not HTML elements are text
 * @param o.linkItems list items that are only a link are text too
 */
function stripTags(html: string, o: { knownOnly: boolean; linkItems: boolean }): string {
  if (!html.includes("<")) return html;
  const { knownOnly } = o;
  const scanner = createScanner(html, new Set());
  const pieces: string[] = [];
  const items = o.linkItems ? null : createLinkItems(pieces);
  const addText = (text: string) => {
    pieces.push(text);
    items?.onText(text);
  };
  const unclosed = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const lt = scanner.lt(at);
    if (lt < 0) break;
    if (lt > at) addText(html.slice(at, lt));
    const tag = tagAt(scanner, lt);
    if (tag === "comment") {
      const end = scanner.commentEnd(lt + 4);
      at = end < 0 ? lt + 4 : end + 3;
    } else if (tag === "declaration") {
      const end = scanner.gt(lt);
      at = end < 0 ? html.length : end + 1;
    } else if (tag === null || (knownOnly && !knownElements.has(tag.name))) {
      addText("<");
      at = lt + 1;
    } else {
      const start = tag.closing ? null : readTag(scanner, lt);
      const read = tag.closing ? endOf(scanner.gt(lt)) : start;
      const opens = start !== null && !start.closed;
      const isLink = opens && start.attributes.has("href");
      // The publisher cut the text within this tag.
      if (read === null) {
        if (knownOnly) addText(html.slice(lt));
        at = html.length;
        break;
      }
      at = read.end;
      items?.onTag({ ...tag, isLink });
      if (tag.closing && tag.name === "p") pieces.push(paragraphEnd);
      else if (!inlineElements.has(tag.name)) pieces.push(" ");
      if (!opens || !hiddenElements.has(tag.name) || unclosed.has(tag.name)) continue;
      const end = hiddenEnd(html, at, tag.name);
      // An element that is never closed does not hide the rest of the text.
      if (end < 0) unclosed.add(tag.name);
      else at = end;
    }
  }
  addText(html.slice(at));
  return pieces.join("");
}

function hiddenEnd(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
}

const tagName = /<(\/?)([a-zA-Z][\w:-]{0,40})/y;

function tagAt(
  scanner: { text: string },
  lt: number,
): { name: string; closing: boolean } | "comment" | "declaration" | null {
  if (scanner.text.startsWith("<!--", lt)) return "comment";
  if (scanner.text.startsWith("<!", lt) || scanner.text.startsWith("<?", lt)) return "declaration";
  tagName.lastIndex = lt;
  const match = tagName.exec(scanner.text);
  return match ? { name: (match[2] ?? "").toLowerCase(), closing: match[1] === "/" } : null;
}

const endOf = (gt: number) => (gt < 0 ? null : { end: gt + 1 });

/**
 * One line with single spaces; a letter and its accent are one character, as in our lists of words. Bidi embeddings and
 * overrides are removed: one that is left open would reverse the rest of the page. Bidi marks stay, and so do joiners,
 * which emoji and some scripts need.
 */
const tidyText = (text: string): string =>
  withFullStops(text)
    .normalize("NFC")
    .replaceAll("]]>", "")
    .replace(/[\u00ad\u200b\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u206f\ufff9-\ufffd]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.…](?: |$))/g, "")
    .trim();

/** A summary without a full stop gets one before a paragraph that begins with a capital. */
function withFullStops(text: string): string {
  const [first = "", ...rest] = text.split(paragraphEnd).map((paragraph) => paragraph.trim());
  let last = first;
  return rest.reduce((joined, next) => {
    const isSentence = last.split(/\s+/).length >= wordsOfSentence && /[\p{L}\p{N}]$/u.test(last);
    const stop = isSentence && /^\p{Lu}/u.test(next) ? "." : "";
    last = next;
    return `${joined}${stop} ${next}`;
  }, first);
}

const wordsOfSentence = 5;
