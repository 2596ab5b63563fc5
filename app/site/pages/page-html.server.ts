import { Marked } from "marked";
import { escapeXml } from "#platform/xml.ts";

export type Part = { id: string; title: string };

/**
 * The HTML of an information page's Markdown. The texts are the site's own files and need no sanitizing. Links to pictures
 * download them.
 * @returns the HTML, with an id on each heading of the second level that is the same in every language, and those headings
 */
export function pageHtml(markdown: string): { html: string; parts: Part[] } {
  const parts: Part[] = [];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const id = `part-${parts.length + 1}`;
        parts.push({ id, title: text });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const isFile = /^\/(press|pictures)\/[\w-]+\.\w+$/.test(href);
        return `<a href="${escapeXml(href)}"${isFile ? ' download=""' : ""}>${inner}</a>`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: "th" | "td") =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const body = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
        return `<div class="wide" role="region" tabindex="0" aria-labelledby="part-${parts.length}"><table>\n<thead><tr>${cells(token.header, "th")}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown) as string, parts };
}
