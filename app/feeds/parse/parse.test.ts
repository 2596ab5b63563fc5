import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RawFeed } from "../feed.ts";
import { parseFeed } from "./parse.server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string): RawFeed => {
  const feed = parseFeed(bytes(text), {});
  if ("failed" in feed) throw new Error(feed.failed.message);
  return feed;
};

const good: Record<string, string> = {
  rss: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Köln</title><link>https://a.example/</link>
<item><title><![CDATA[Eins & "zwei"]]></title><link>https://a.example/1</link><guid>1</guid></item>
<item><title>Drei &lt;b&gt;vier&lt;/b&gt;</title><description><p>Füße</p></description><media:thumbnail url="https://a.example/p.jpg"/></item>
<item><title>Fünf 😀</title><link>https://a.example/3?a=1&amp;b=2</link><category>x</category></item>
</channel></rss>`,
  atom: `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="el"><title>Α</title><link href="https://b.example/"/>
<entry><id>1</id><title>Ένα</title><link href="https://b.example/1"/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Ναι</div></content></entry>
<entry><id>2</id><title>Δύο</title><updated>2026-03-02T08:00:00Z</updated></entry></feed>`,
  json: `{"version":"https://jsonfeed.org/version/1.1","title":"Ж","items":[{"id":"1","title":"Едно \\"два\\""},{"id":"2","content_text":"[{три}]"}]}`,
};

describe("whatever the bytes", () => {
  const someBytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: "binary", maxLength: 300 }).map(bytes),
    // Pieces of markup in any order: what a random text would never hit.
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ..."<rss> <channel> <item> </item> <title> </title> <![CDATA[ ]]> <!-- --> <? ?> <feed> <entry> </entry> <rdf:RDF> <!DOCTYPE [ <content type='xhtml'> &amp; &#xD800; < > \" ' / = xmlns:a='http://www.w3.org/2005/Atom' <a:link href=\" {\"items\":[ \\u0000".split(
              " ",
            ),
          ),
          fc.string({ maxLength: 8 }),
        ),
        { maxLength: 60 },
      )
      .map((pieces) => bytes(pieces.join(" "))),
  );

  test("it is a feed or a clear refusal, and never throws", () => {
    fc.assert(
      fc.property(someBytes, (input) => {
        const feed = parseFeed(input, {});
        if ("failed" in feed) expect(feed.failed.message).toMatch(/^[A-Z].*\.$/);
        else expect(feed.items.length).toBeLessThanOrEqual(1000);
      }),
      { numRuns: 600 },
    );
  });

  test("a feed with any bytes changed is read, or refused", () => {
    const change = fc.record({ at: fc.nat(), value: fc.integer({ min: 0, max: 255 }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(good)),
        fc.array(change, { maxLength: 12 }),
        (text, changes) => {
          const input = bytes(text);
          for (const { at, value } of changes) input[at % input.length] = value;
          expect(() => parseFeed(input, {})).not.toThrow();
        },
      ),
      { numRuns: 400 },
    );
  });
});

test.each(Object.entries(good))("of %s cut at any byte, the whole items are kept", (_, text) => {
  const all = bytes(text);
  const { items } = read(text);
  expect(items.length).toBeGreaterThan(1);
  for (let end = 0; end <= all.length; end++) {
    const cut = parseFeed(all.subarray(0, end), {});
    if ("failed" in cut) continue;
    expect(cut.items, `cut at ${end}`).toEqual(items.slice(0, cut.items.length));
  }
});

// A parser that looks ahead for what never comes, or back for what never was, needs ten seconds to hours for these. One
// that does not needs a second.
const halfMegabyte = (piece: string) => piece.repeat(2 ** 19 / piece.length);
const head = "<rss><channel><item><title>t</title>";
test.each([
  ["comments without an end", head + halfMegabyte("<!--")],
  ["sections without an end", `${head}<description>${halfMegabyte("<![CDATA[")}`],
  ["titles without an end", head + halfMegabyte("<title>")],
  ["quotes without an end", head + halfMegabyte('<a b="')],
  ["brackets", head + halfMegabyte("<")],
  ["depth", head + halfMegabyte("<media:group>")],
  ["doctypes", halfMegabyte("<!DOCTYPE [>")],
  ["parentheses in a name", `${head}<author>${halfMegabyte("(")}</author></item></channel></rss>`],
  ["open objects", `{"items":[${halfMegabyte('{"a":')}`],
  ["ends without a beginning", head + halfMegabyte("</b>")],
  ["text before ends without a beginning", head + halfMegabyte("a</b>")],
  ["text before ends of titles", head + halfMegabyte("a</title>")],
])("half a megabyte of %s does not stop it", (_, text) => {
  const started = performance.now();
  expect(() => parseFeed(bytes(text), {})).not.toThrow();
  expect(performance.now() - started).toBeLessThan(6000);
});

test("a text whose start tag lacks its bracket is still its own", () => {
  const item = "<item><title>a</title>description>The tide</description></item>";
  expect(read(`<rss><channel>${item}</channel></rss>`).items).toMatchObject([
    { title: "a", summary: "The tide" },
  ]);
});

test("of very many items, the first thousand are read", () => {
  const feed = read(
    `<rss><channel>${"<item><title>a</title></item>".repeat(1500)}</channel></rss>`,
  );
  expect(feed.items).toHaveLength(1000);
  expect(feed.problems.map(({ code }) => code)).toEqual(["too-many-items"]);
});

test("the charset of the HTTP header counts where the document says none", () => {
  const latin = Uint8Array.from([
    ...bytes("<rss><channel><title>"),
    0xe1,
    ...bytes("</title></channel></rss>"),
  ]);
  const feed = parseFeed(latin, { contentType: "text/xml; charset=iso-8859-7" });
  expect(feed).toMatchObject({ title: "α", encoding: "iso-8859-7" });
  const both = Uint8Array.from([
    ...bytes('<?xml version="1.0" encoding="windows-1251"?>'),
    ...latin,
  ]);
  const wrong = parseFeed(both, { contentType: "text/xml; charset=utf-8" });
  expect(wrong).toMatchObject({ title: "б", encoding: "windows-1251" });
});

test("relative links count from where the feed came from", () => {
  const text =
    "<rss><channel><title>a</title><item><title>b</title><link>/c</link></item></channel></rss>";
  const feed = parseFeed(bytes(text), { url: "https://a.example/feeds/rss.xml" });
  expect(feed).toMatchObject({ items: [{ link: "https://a.example/c" }] });
  expect(parseFeed(bytes(text), {})).toMatchObject({ items: [{ link: null }] });
});

test("an entity is never expanded, however it is declared", () => {
  const feed = read(
    `<!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b SYSTEM "file:///etc/passwd">]>
    <rss><channel><title>x &a;&b; y</title></channel></rss>`,
  );
  expect(feed.title).toBe("x  y");
});

describe("people are names, however they are written", () => {
  const rssItem = (inner: string) =>
    read(`<rss><channel><title>T</title><item><title>a</title>${inner}</item></channel></rss>`)
      .items[0]?.authors;
  const atomEntry = (inner: string, head = "") =>
    read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title>${head}<entry><id>1</id>${inner}</entry></feed>`,
    ).items[0]?.authors;

  test.each([
    "<author>Ada Quay</author>",
    "<author>ada@quay.example (Ada Quay)</author>",
    "<author>Ada Quay &lt;ada@quay.example&gt;</author>",
    "<author>&lt;p&gt;Ada Quay&lt;/p&gt;</author>",
    "<author><p>Ada Quay</p></author>",
    "<author><name>Ada Quay</name><email>ada@quay.example</email></author>",
    "<dc:creator>Ada Quay (ada@quay.example)</dc:creator>",
    "<dc:author>Ada Quay</dc:author>",
    "<creator>Ada Quay</creator>",
    "<byline>Ada Quay</byline>",
    "<itunes:author>Ada Quay</itunes:author>",
    "<atom:author><atom:name>Ada Quay</atom:name></atom:author>",
  ])("in RSS: %s", (author) => expect(rssItem(author)).toEqual(["Ada Quay"]));

  test.each([
    "<author><name>Ada Quay</name></author>",
    "<author>Ada Quay</author>",
    "<dc:creator>Ada Quay</dc:creator>",
    "<creator>Ada Quay</creator>",
    "<itunes:author>Ada Quay</itunes:author>",
    "<source><author><name>Ada Quay</name></author></source>",
  ])("in Atom: %s", (author) => expect(atomEntry(author)).toEqual(["Ada Quay"]));

  test("who wrote the feed wrote what names nobody", () => {
    const head = "<author><name>Ada Quay</name></author>";
    expect(atomEntry("", head)).toEqual(["Ada Quay"]);
    expect(atomEntry("<author><name>Ben Lock</name></author>", head)).toEqual(["Ben Lock"]);
    const json = { version: "1.1", authors: [{ name: "Ada Quay" }], items: [{ id: "1" }] };
    expect(read(JSON.stringify(json)).items[0]?.authors).toEqual(["Ada Quay"]);
  });

  test.each([
    "<author>Ada Quay</author>",
    "<author><name>Ada Quay</name></author>",
    "<managingEditor>ada@quay.example (Ada Quay)</managingEditor>",
    "<dc:creator>Ada Quay (ada@quay.example)</dc:creator>",
    "<atom:author><atom:name>Ada Quay</atom:name></atom:author>",
  ])("of a channel: %s", (author) =>
    expect(read(`<rss><channel><title>T</title>${author}</channel></rss>`).author).toBe("Ada Quay"),
  );

  test("an address of ten thousand parts does not stop it", () => {
    expect(rssItem(`<dc:creator>${"a@a.".repeat(10_000)}</dc:creator>`)).toHaveLength(1);
  });
});

test.each([
  ["updated", "<updated>2026-03-02</updated>"],
  ["updated", "<modified>2026-03-02</modified>"],
  ["updated", "<dcterms:modified>2026-03-02</dcterms:modified>"],
  ["published", "<date>2026-03-02</date>"],
  ["published", "<issued>2026-03-02</issued>"],
  ["published", "<created>2026-03-02</created>"],
  ["published", "<dc:date>2026-03-02</dc:date>"],
] as const)("%s: %s, in RSS and Atom", (field, date) => {
  const rss = read(`<rss><channel><item><title>a</title>${date}</item></channel></rss>`);
  const atom = read(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${date}</entry></feed>`);
  expect(rss.items[0]?.[field]).toBe("2026-03-02");
  expect(atom.items[0]?.[field]).toBe("2026-03-02");
});

test.each([
  "1",
  "1.0",
  "1.1",
  1,
  1.1,
  "https://jsonfeed.org/version/1.1",
  "http://www.jsonfeed.org/version/1/",
])("JSON Feed of version %j", (version) => {
  expect(read(JSON.stringify({ version, items: [{ id: "1" }] })).items).toHaveLength(1);
});

test("other JSON with a version and items is no feed", () => {
  const other = JSON.stringify({ version: "3.2", items: [{ id: "1" }] });
  expect(parseFeed(bytes(other), {})).toMatchObject({ failed: { code: "not-a-feed" } });
});
