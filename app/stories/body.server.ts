import { decodeHTML } from "entities";
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

/** What may be seen of a premium piece by whoever may not read it: its first paragraph, as HTML. */
export function previewHtml(markdown: string): string {
  const first = markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => part !== "" && !/^[#>*-]/.test(part));
  return first ? bodyHtml(first.slice(0, 600)) : "";
}
