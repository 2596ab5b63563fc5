import { describe, expect, it } from "vitest";
import { bodyHtml, bodyWithHeadings, previewHtml } from "./body.server.ts";

it("makes clean markup of markdown", () => {
  expect(bodyHtml("# Head\n\nA [link](https://example.eu) and *more*.\n\n> Said")).toBe(
    '<h2>Head</h2>\n<p>A <a href="https://example.eu" rel="noopener">link</a> and <em>more</em>.</p>\n<blockquote>\n<p>Said</p>\n</blockquote>\n',
  );
});

it.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  "[x](javascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="//evil.example" style="position:fixed">x</a>',
])("lets nothing run: %s", (text) => {
  expect(bodyHtml(text)).not.toMatch(
    /<script|<img|<iframe|<form|<button|<svg|<style|onerror=[^&]*>|javascript:|data:|style=|srcdoc|href="\/\//i,
  );
});

it("keeps what was struck out, tables and code apart from the text", () => {
  expect(bodyHtml("~~12~~ 21 dead")).toBe("<p><del>12</del> 21 dead</p>\n");
  expect(bodyHtml("```js\na < b;\n  c;\n```")).toBe(
    '<pre tabindex="0"><code>a &lt; b;\n  c;\n</code></pre>\n',
  );
  expect(bodyHtml("| Party | Seats |\n| --- | ---: |\n| *A* | 12 |").replaceAll("\n", "")).toBe(
    '<div class="wide" tabindex="0"><table><thead><tr><th>Party</th><th align="right">Seats</th></tr></thead>' +
      '<tbody><tr><td><em>A</em></td><td align="right">12</td></tr></tbody></table></div>',
  );
});

it("lets no piece set classes, or boxes of its own", () => {
  expect(bodyHtml('<div class="wide wall" tabindex="9">x</div>')).toBe("x");
  expect(bodyHtml('<pre class="x" tabindex="9">x</pre>')).toBe('<pre tabindex="0">x</pre>');
});

describe("a preview", () => {
  const rest = "Secret words. ".repeat(100);

  it("is the first paragraphs, whole, as far as they fit", () => {
    const html = previewHtml(`## Head\n\nFirst *words*.\n\nMore & more.\n\n${rest}`);
    expect(html).toBe("<p>First <em>words</em>.</p>\n<p>More &amp; more.</p>\n");
  });

  it("begins after the addresses of links, which show nothing", () => {
    const html = previewHtml(`[eu]: https://example.eu\n\nFirst [words][eu].\n\n${rest}`);
    expect(html).toBe('<p>First <a href="https://example.eu" rel="noopener">words</a>.</p>\n');
  });

  it("is never more than a fifth of the text, nor than 600 characters, nor half a word", () => {
    for (const body of [
      "one two three ".repeat(20),
      `${"word ".repeat(500)}\n\n${rest.repeat(9)}`,
    ]) {
      const text = previewHtml(body)
        .replace(/<[^>]+>/g, "")
        .trim();
      expect(text.length).toBeLessThanOrEqual(Math.min(601, body.length / 5 + 1));
      expect(text).toMatch(/(one|two|three|word)…$/);
    }
  });

  it("stops where the text is something else, and has no room in a few words", () => {
    expect(previewHtml(`First.\n\n> Secret\n\nSecret too.\n\n${rest}`)).toBe("<p>First.</p>\n");
    expect(previewHtml("Secret words.")).toBe("");
  });

  it("cuts links and marks as text", () => {
    const html = previewHtml(
      `[A link](https://example.eu/) <b>${"and so on ".repeat(50)}</b> & [x](y)`,
    );
    expect(html).toMatch(/^<p>A link and so on [^<]*…<\/p>\n$/);
  });
});

it("gives headings an id of their text, each its own", () => {
  const { html, headings } = bodyWithHeadings(
    "## Wer *zahlt* & wann?\n\nx\n\n## Цени\n\n## Цени\n\n## ?!",
  );
  expect(headings).toEqual([
    { id: "at-wer-zahlt-wann", text: "Wer zahlt & wann?" },
    { id: "at-tseni", text: "Цени" },
    { id: "at-tseni-3", text: "Цени" },
    { id: "at-4", text: "?!" },
  ]);
  expect(html).toContain('<h2 id="at-wer-zahlt-wann">Wer <em>zahlt</em>');
});
