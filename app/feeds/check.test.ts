import { expect, test } from "vitest";
import { checkFeed } from "./check.server.ts";

const enclosure = (type: string) => `<enclosure url="https://a.example/1" type="${type}"/>`;
const feedOf = (...enclosures: string[]) =>
  `<rss version="2.0"><channel><title>Two of us</title><link>https://two.example</link><language>en</language>${enclosures
    .map(
      (file, i) =>
        `<item><title>Ana and Ben, part ${i}</title><link>https://two.example/${i}</link><description>We talk about the election, the government and what parliament voted for.</description>${file}</item>`,
    )
    .join("")}</channel></rss>`;
const listedIn = (text: string) =>
  checkFeed("two.xml", Buffer.from(text), { now: new Date("2026-11-20T12:00:00Z") }).items.map(
    (item) => item.listed,
  );

test("a feed of nothing but episodes is a podcast's, whose notes do not make news of its titles", () => {
  expect(listedIn(feedOf("", ""))).toEqual([true, true]);
  expect(listedIn(feedOf(enclosure("audio/mpeg"), enclosure("audio/mpeg")))).toEqual([
    false,
    false,
  ]);
  expect(listedIn(feedOf(enclosure("video/mp4"), enclosure("video/mp4")))).toEqual([false, false]);
});

test("a feed that also has stories is a newspaper's", () => {
  expect(listedIn(feedOf("", enclosure("audio/mpeg")))).toEqual([true, true]);
});
