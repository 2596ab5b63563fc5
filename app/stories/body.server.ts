import { Marked } from "marked";
import sanitize from "sanitize-html";

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

/** What may be seen of a premium piece by whoever may not read it: its first paragraph, as HTML. */
export function previewHtml(markdown: string): string {
  const first = markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => part !== "" && !/^[#>*-]/.test(part));
  return first ? bodyHtml(first.slice(0, 600)) : "";
}
