import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFeed } from "#feeds/check.server.ts";
import { describeShared, shared } from "./shared.ts";

const folder = join(shared, "realworld");
const now = new Date("2026-11-21T12:00:00Z");
type Entry = { file: string; format: string; language: string; items: number };

describeShared("captured feeds of real publishers", () => {
  const read = (name: string) => readFileSync(join(folder, name));
  const index: Entry[] = JSON.parse(read("index.json").toString());
  const checked = index.map((entry) => ({
    entry,
    feed: checkFeed(entry.file, read(entry.file), { now }),
  }));

  test("every one is read, in its format", () => {
    for (const { entry, feed } of checked)
      expect([entry.file, feed.ok, feed.format]).toEqual([entry.file, true, entry.format]);
  });

  test("with at least 99 of 100 items, in each of them", () => {
    const short = checked.filter(({ entry, feed }) => feed.items.length < 0.99 * entry.items);
    expect(short.map(({ entry, feed }) => [entry.file, feed.items.length])).toEqual([]);
  });

  test("without a replacement character, a tag or a reference in what is shown", () => {
    for (const { entry, feed } of checked)
      for (const { title, excerpt } of feed.items) {
        expect(`${title} ${excerpt}`, entry.file).not.toMatch(
          /\ufffd|<\/?[a-z]+[ >]|&(?:#\d+|[a-z]+);/,
        );
        expect(title, entry.file).not.toBe("");
        expect(excerpt.length, entry.file).toBeLessThanOrEqual(300);
      }
  });

  test("with web addresses only, and none that tracks by the commonest names", () => {
    for (const { entry, feed } of checked)
      for (const { link, image } of feed.items) {
        if (link)
          expect(link, entry.file).toMatch(/^https?:\/\/[^/]+\/(?!.*(?:utm_|fbclid|xtor=))/);
        if (image) expect(image, entry.file).toMatch(/^https?:\/\//);
      }
  });

  test("in the language that the index says, for nearly all items", () => {
    let right = 0;
    let all = 0;
    for (const { entry, feed } of checked)
      for (const { language } of feed.items) {
        const expected = entry.language.slice(0, 2).replace("nb", "no");
        all++;
        if (language === expected) right++;
      }
    expect(right / all).toBeGreaterThan(0.97);
  });
});
