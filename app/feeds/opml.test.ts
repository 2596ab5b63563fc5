import { expect, test } from "vitest";
import { readOpml, writeOpml } from "./opml.ts";

const one = {
  url: "https://a.example/rss?a=1&b=2",
  title: "Ä <b> & Söhne",
  homepage: "https://a.example",
  language: "de",
};
const two = { url: "https://b.example/rss", title: "B", homepage: null, language: null };

test("what is written is read again", () => {
  const text = writeOpml(
    "Feeds",
    [
      { name: "A & B", feeds: [one, two] },
      { name: "C", feeds: [] },
    ],
    new Date(0),
  );
  expect(text).toContain('<opml version="2.0">');
  expect(readOpml(text)).toEqual([one, two]);
});

test("folders in folders are opened, an address counts once, text stands in for a title", () => {
  const text = `<?xml version="1.0"?><opml version="1.0"><body><outline text="F"><outline text="G">
    <outline text="B" XMLURL="https://b.example/rss"/></outline>
    <outline text="again" xmlUrl="https://b.example/rss"/></outline><outline text="a note"/></body></opml>`;
  expect(readOpml(text)).toEqual([two]);
});

test("an empty list is written and read", () => {
  expect(readOpml(writeOpml('"&"', [], new Date(0)))).toEqual([]);
});

test.each(["", "hello", "<html><body/></html>", "{}", "<opml/>", "\0\0"])("%s is no OPML", (text) =>
  expect(readOpml(text)).toEqual({ error: expect.stringContaining("not OPML") }),
);

test("an entity bomb is not even opened", () => {
  const bomb = `<!DOCTYPE opml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><opml><body><outline text="&b;"/></body></opml>`;
  expect(readOpml(bomb)).toEqual({ error: expect.stringContaining("document type") });
});
