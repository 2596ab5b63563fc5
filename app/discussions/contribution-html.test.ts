import fc from "fast-check";
import sanitize from "sanitize-html";
import { expect, it } from "vitest";
import { contributionHtml, linksIn } from "./contribution-html.server.ts";

it("knows paragraphs, emphasis, quotations and links", () => {
  expect(contributionHtml("One *two* **three**\nfour\n\nfive")).toBe(
    "<p>One <em>two</em> <strong>three</strong><br>four</p><p>five</p>",
  );
  expect(contributionHtml("> said\n\nanswered")).toBe(
    "<blockquote><p>said</p></blockquote><p>answered</p>",
  );
  expect(contributionHtml("[here](https://a.example/x?y=1&z=2)")).toBe(
    '<p><a href="https://a.example/x?y=1&amp;z=2" rel="nofollow ugc noopener">here</a></p>',
  );
  expect(contributionHtml("see https://a.example/x.")).toContain('<a href="https://a.example/x"');
});

it("shows everything else as it was typed", () => {
  expect(contributionHtml("# not a heading")).toBe("<p># not a heading</p>");
  expect(contributionHtml("- not\n- a list")).toBe("<p>- not<br>- a list</p>");
  expect(contributionHtml("1. not a list")).toBe("<p>1. not a list</p>");
  expect(contributionHtml("<b>not bold</b> & <script>alert(1)</script>")).toBe(
    "<p>&lt;b&gt;not bold&lt;/b&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>",
  );
  expect(contributionHtml("![picture](https://a.example/p.png)")).toBe(
    "<p>![picture](https://a.example/p.png)</p>",
  );
  expect(contributionHtml("&copy; &lt;b&gt;")).toBe("<p>&amp;copy; &amp;lt;b&amp;gt;</p>");
  expect(contributionHtml("    four spaces")).toContain("four spaces");
  expect(contributionHtml("a | b\n--- | ---\n1 | 2")).not.toContain("<table");
});

it("leads to no address that is not of the web", () => {
  for (const href of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//a.example",
    "/sign-out",
    "JaVaScRiPt:x",
    "mailto:a@b.eu",
  ])
    expect(contributionHtml(`[x](${href}) and more`), href).not.toMatch(/<a |href/);
});

/** What a contribution may hold, as a sanitizer of its own reads it. */
const mayHold: sanitize.IOptions = {
  allowedTags: ["p", "a", "em", "strong", "blockquote", "br"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https", "http"],
  allowProtocolRelative: false,
};

it("holds only what it may, whatever is typed", () => {
  const piece = fc.constantFrom(
    "<script>",
    "</p>",
    "<img src=x onerror=y>",
    "[a](",
    "https://x.example",
    ")",
    "> ",
    "\n",
    "**",
    "*",
    "`",
    "<",
    "&",
    '"',
    "javascript:",
    "![",
    "](",
    "~~",
    "| ",
    "---",
    "# ",
    "text ",
    "&lt;",
    "&#x26;",
    "'",
    "\\",
    "\0",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
      const html = contributionHtml(parts.join(""));
      expect(sanitize(html, mayHold).replaceAll("<br />", "<br>")).toBe(html);
      const tags = [...html.matchAll(/<\/?([a-z]+)([^>]*)>/g)];
      for (const [, tag, attributes = ""] of tags) {
        expect(["p", "a", "em", "strong", "blockquote", "br"]).toContain(tag);
        if (attributes)
          expect(attributes).toMatch(/^ href="https?:\/\/[^"]*" rel="nofollow ugc noopener"$/);
      }
    }),
  );
});

it("does not follow quotations into the deep", () => {
  const html = contributionHtml(`${"> ".repeat(200)}deep`);
  expect(html.match(/<blockquote>/g)?.length).toBe(2);
});

it("nests quotations twice at most, however they are written", () => {
  expect(contributionHtml(` ${">".repeat(1_990)}a`).match(/<blockquote>/g)?.length).toBe(2);
  const piece = fc.constantFrom(">", "> ", " ", "   ", "    ", "\n", "a");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
      const html = contributionHtml(parts.join(""));
      let deep = 0;
      for (const [tag] of html.matchAll(/<\/?blockquote>/g)) {
        deep += tag === "<blockquote>" ? 1 : -1;
        expect(deep).toBeLessThanOrEqual(2);
      }
    }),
  );
});

it("counts links as they are shown", () => {
  expect(linksIn("See https://a.example and www.b.example, not b.example")).toBe(2);
  for (const one of [
    "[x](HTTP://a.example)",
    "www.1xbet.com",
    "_www.evil.com_",
    "[here](https\\://evil.example/x)",
    "[x](https:\\//evil.example)",
  ])
    expect(linksIn(`Please read ${one} now`), one).toBe(1);
  expect(linksIn("Nothing of the web, but a@b.example and *emphasis*")).toBe(0);
});
