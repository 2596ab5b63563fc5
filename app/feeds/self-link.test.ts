import { expect, test } from "vitest";
import { rss } from "../../tests/fakes/feed-server.ts";
import { findOwnAddress, findSelfLink } from "./self-link.ts";

const own = "https://paper.example/rss?a=1&b=2";
test.each([
  ["RSS with Atom's link", rss(["One"], { self: "https://paper.example/rss?a=1&amp;b=2" }), own],
  ["Atom", `<feed xmlns="x"><link href='${own}' rel='self' type="x"/><entry/></feed>`, own],
  ["JSON Feed", `{"version":"x","feed_url":${JSON.stringify(own)},"items":[]}`, own],
  [
    "an item's own link is not the feed's",
    `<feed><entry><link rel="self" href="${own}"/></entry></feed>`,
    null,
  ],
  ["another relation", `<feed><link rel="alternate" href="${own}"/></feed>`, null],
  ["JSON Feed with an escape that is none", `{"feed_url":"https:\\x//a"}`, null],
  ["a relative one", `<feed><link rel="self" href="/rss"/></feed>`, null],
  ["none", rss(["One"]), null],
])("%s", (_name, head, link) => expect(findSelfLink(head)).toBe(link));

test("an address that could not be fetched is none", () => {
  const bytes = (link: string) => new TextEncoder().encode(rss([], { self: link }));
  expect(findOwnAddress(bytes("https://user:pw@paper.example/rss#top"))).toBe(
    "https://paper.example/rss",
  );
  expect(findOwnAddress(bytes("http://paper.example:22/rss"))).toBeNull();
});
