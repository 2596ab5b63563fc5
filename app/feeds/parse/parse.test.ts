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

// A parser that looks ahead for what never comes needs hours for these. One that does not needs a second.
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
])("half a megabyte of %s does not stop it", (_, text) => {
  expect(() => parseFeed(bytes(text), {})).not.toThrow();
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
