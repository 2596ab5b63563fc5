import { decodeHTML, escapeUTF8 } from "entities";
import { Marked } from "marked";
import sanitize from "sanitize-html";
import { slugOf } from "./slug.server.ts";

const marked = new Marked({ gfm: true, async: false });

const options: sanitize.IOptions = {
  allowedTags: [
    "p",
    "h2",
    "h3",
    "ul",
    "ol",
    "li",
    "blockquote",
    "cite",
    "a",
    "em",
    "strong",
    "code",
    "hr",
    "br",
    "sub",
    "sup",
    "del",
    "pre",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "rel", "lang", "hreflang"],
    pre: ["tabindex"],
    th: ["align"],
    td: ["align"],
    "*": ["lang"],
  },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
    // It scrolls in its box, which a keyboard must reach.
    pre: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: "0" } }),
  },
};

/** The HTML of a piece's markdown: headings from the second level down, no pictures, no scripts, no styles. */
export const bodyHtml = (markdown: string): string => clean(marked.parse(markdown) as string);

/** Tables scroll in boxes of their own, as code does. */
const clean = (html: string): string =>
  sanitize(html, options)
    .replace(/<table\b/g, '<div class="wide" tabindex="0">$&')
    .replaceAll("</table>", "</table></div>");

export type Heading = { id: string; text: string };

/**
 * The HTML of a piece's markdown, with an id on each heading of the second level, and those headings. Ids are made of
 * the text and begin with `at-`, so that they differ from the page's own ids.
 */
export function bodyWithHeadings(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const html = bodyHtml(markdown).replace(
    /<h2([^>]*)>([\s\S]*?)<\/h2>/g,
    (_, attributes: string, inner: string) => {
      const text = decodeHTML(inner.replace(/<[^>]+>/g, "")).trim();
      const name = `at-${slugOf(text) || headings.length + 1}`;
      const id = headings.some((h) => h.id === name) ? `${name}-${headings.length + 1}` : name;
      headings.push({ id, text });
      return `<h2${attributes} id="${id}">${inner}</h2>`;
    },
  );
  return { html, headings };
}

/** The part of a premium piece that readers without access see, and the most characters of it. */
export const preview = { share: 0.2, characters: 600 };

/**
 * The preview of a premium piece for readers without access, as HTML: its first paragraphs as far as they fit into
 * `preview`, or the beginning of the first one. Headings are left out, and so is everything from the first list,
 * quotation or table on.
 */
export function previewHtml(markdown: string): string {
  const room = Math.min(
    preview.characters,
    Math.floor(textOf(bodyHtml(markdown)).length * preview.share),
  );
  let html = "";
  let used = 0;
  for (const block of marked.lexer(markdown)) {
    if (["space", "heading", "def"].includes(block.type)) continue;
    if (block.type !== "paragraph") break;
    const paragraph = clean(marked.parser([block]));
    const text = textOf(paragraph);
    if (used + text.length > room) return html || beginning(text, room);
    used += text.length;
    html += paragraph;
  }
  return html;
}

const textOf = (html: string): string => decodeHTML(html.replace(/<[^>]+>/g, "")).trim();

function beginning(text: string, limit: number): string {
  const cut = text.slice(0, limit).replace(/\s*\S*$/, "");
  return cut ? `<p>${escapeUTF8(cut)}…</p>\n` : "";
}
