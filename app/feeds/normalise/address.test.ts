import { expect, test } from "vitest";
import { addressKey, cleanAddress } from "./address.ts";

test.each([
  ["https://a.example/x?utm_source=rss&id=7&utm_medium=y", "https://a.example/x?id=7"],
  ["https://a.example/x?q=a+b%20c&fbclid=1", "https://a.example/x?q=a+b%20c"],
  ["https://a.example/x#xtor=RSS-1", "https://a.example/x"],
  ["https://a.example/x#?ref=rss&format=simple", "https://a.example/x"],
  ["https://a.example/x?at_medium=RSS&at_campaign=KARANGA", "https://a.example/x"],
  ["https://a.example/x?ref=rss", "https://a.example/x"],
  [
    "https://a.example/x?ref=123&source=agency#part",
    "https://a.example/x?ref=123&source=agency#part",
  ],
  [" https://a.example/\n x ", "https://a.example/%20x"],
  ["//a.example/x", "https://a.example/x"],
])("%s", (link, expected) => {
  expect(cleanAddress(link, "https://b.example/")).toBe(expected);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "mailto:a@b.example",
  "https://user:secret@a.example/",
  "http://",
  "",
])("%j is no web address", (link) => {
  expect(cleanAddress(link, "https://b.example/x")).toBeNull();
});

test("one address in different spellings has one key", () => {
  const keys = [
    "https://www.a.example/x/?id=7",
    "http://a.example/x?id=7",
    "https://A.EXAMPLE/x/?id=7#comments",
    "https://m.a.example/x?id=7",
  ].map(addressKey);
  expect(new Set(keys)).toEqual(new Set(["a.example/x?id=7"]));
  expect(addressKey("https://a.example/X")).not.toBe(addressKey("https://a.example/x"));
});
