import { expect, it } from "vitest";
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

it("previews the first paragraph alone", () => {
  const html = previewHtml("## Head\n\nFirst words.\n\nSecret words.");
  expect(html).toBe("<p>First words.</p>\n");
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
