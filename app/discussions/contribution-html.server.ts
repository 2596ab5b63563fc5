import { escapeAttribute, escapeText } from "entities";
import { LRUCache } from "lru-cache";
import { Marked } from "marked";

const none = () => undefined;

// The subset of Markdown that contributions may use. Everything else stays as it was typed.
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
});

/** Only this file writes elements and attributes, and all text is escaped, so that nothing typed becomes markup. */
const inElement: Record<string, (inner: string, token: Token) => string> = {
  paragraph: (inner) => `<p>${inner}</p>`,
  blockquote: (inner) => `<blockquote>${inner}</blockquote>`,
  em: (inner) => `<em>${inner}</em>`,
  strong: (inner) => `<strong>${inner}</strong>`,
  link: (inner, { href }) =>
    isOfTheWeb(href)
      ? `<a href="${escapeAttribute(href)}" rel="nofollow ugc noopener">${inner}</a>`
      : inner,
};
type Token = { type: string; raw: string; text?: string; href?: string; tokens?: Token[] };

const isOfTheWeb = (href: string | undefined): href is string =>
  href !== undefined && /^https?:\/\//i.test(href);

const htmlOf = (tokens: readonly Token[]): string => tokens.map(tokenHtml).join("");

function tokenHtml(token: Token): string {
  const { type, tokens } = token;
  const element = inElement[type];
  if (element && tokens) return element(htmlOf(tokens), token);
  if (type === "br") return "<br>";
  if (type === "space") return "";
  if (type === "text" || type === "escape")
    return tokens ? htmlOf(tokens) : escapeText(token.text ?? "");
  // Other Markdown, such as a picture, stays as it was typed.
  return escapeText(token.raw);
}

/** In characters: about the newest pages of all discussions. */
const htmlByText = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, text) => html.length + text.length + 100,
});

/** Only the first two levels of nested quotations; deeper ones are treated as text. */
const shallow = (text: string): string => text.replace(/^((?: {0,3}> ?){2})(?: {0,3}> ?)+/gm, "$1");

const tokensOf = (text: string) => marked.lexer(shallow(text)) as Token[];

/** How many addresses a text links to, as it is shown, or names where they are shown as text. */
export function linksIn(text: string): number {
  const count = (tokens: readonly Token[]): number =>
    tokens.reduce(
      (sum, { type, href, tokens: inner = [] }) =>
        sum + Number(type === "link" && isOfTheWeb(href)) + count(inner),
      0,
    );
  const named = text.match(/https?:\/\/|\bwww\.(?=[\p{L}\p{N}])/giu)?.length ?? 0;
  return Math.max(count(tokensOf(text)), named);
}

/** The HTML of a contribution: paragraphs, links, emphasis and quotations. */
export function contributionHtml(text: string): string {
  const known = htmlByText.get(text);
  if (known !== undefined) return known;
  const html = htmlOf(tokensOf(text));
  htmlByText.set(text, html);
  return html;
}
