import { escapeUTF8 } from "entities";
import { LRUCache } from "lru-cache";
import { Marked } from "marked";
import sanitize from "sanitize-html";

const none = () => undefined;

// Of Markdown only what a contribution may have: all else stays as it was typed.
const marked = new Marked({ gfm: true, breaks: true, async: false });
marked.use({
  tokenizer: {
    code: none,
    fences: none,
    heading: none,
    hr: none,
    list: none,
    html: none,
    def: none,
    table: none,
    lheading: none,
    tag: none,
    reflink: none,
    codespan: none,
    del: none,
  },
  renderer: {
    // Its address as a link would be one that nobody meant to follow.
    image: ({ raw }) => escapeUTF8(raw),
  },
});

const options: sanitize.IOptions = {
  allowedTags: ["p", "a", "em", "strong", "blockquote", "br"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https", "http"],
  allowProtocolRelative: false,
  nestingLimit: 6,
  transformTags: {
    a: (tagName, { href = "" }): sanitize.Tag =>
      /^https?:\/\//i.test(href)
        ? { tagName, attribs: { href, rel: "nofollow ugc noopener" } }
        : { tagName: "span", attribs: {} },
  },
};

const kept = new LRUCache<string, string>({ max: 5_000 });

/** Of nested quotations only the first two levels: deeper ones are taken for text. */
const shallow = (text: string): string => text.replace(/^((?:> ?){2})(?:> ?)+/gm, "$1");

/** The HTML of a contribution: paragraphs, links, emphasis and quotations. */
export function contributionHtml(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const html = sanitize(marked.parse(shallow(text)) as string, options).trim();
  kept.set(text, html);
  return html;
}
