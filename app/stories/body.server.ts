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
  ],
  allowedAttributes: { a: ["href", "rel", "lang", "hreflang"], "*": ["lang"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
    }),
  },
};

/** The HTML of a piece's markdown: headings from the second level down, no pictures, no scripts, no styles. */
export const bodyHtml = (markdown: string): string =>
  sanitize(marked.parse(markdown) as string, options);

export type Heading = { id: string; text: string };

/**
 * The HTML of a piece's markdown, with an id on each heading of the second level, and those headings. Ids come
 * from the text and begin with `at-`, so that none is one of the page's own.
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

/** Of a premium piece, so much of its text may be seen by whoever may not read it, and so many characters. */
export const preview = { share: 0.2, characters: 600 };

/**
 * What may be seen of a premium piece by whoever may not read it, as HTML: its first paragraphs as far as they
 * fit into `preview`, or the beginning of the first. Headings and everything from the first list or quotation
 * on belong to the rest.
 */
export function previewHtml(markdown: string): string {
  const room = Math.min(
    preview.characters,
    Math.floor(textOf(bodyHtml(markdown)).length * preview.share),
  );
  let html = "";
  let used = 0;
  for (const block of marked.lexer(markdown)) {
    if (block.type === "space" || block.type === "heading") continue;
    if (block.type !== "paragraph") break;
    const paragraph = bodyHtml(block.raw);
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
