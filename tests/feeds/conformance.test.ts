// Other parsers' test cases. All of them are read without throwing or hanging. Of feedparser's expectations we
// hold ourselves to the groups below: what items say and where they lead, in the formats that publishers use.
// Not chosen: CDF, geography, chapters, HTTP headers and Content-Location, expired formats' small print, and
// the markup that feedparser would keep, since we show text only (both sides are compared as text).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFeed } from "#feeds/check.server.ts";
import type { RawFeed } from "#feeds/feed.ts";
import { plainText } from "#feeds/normalise/text.ts";
import { parseFeed } from "#feeds/parse/parse.server.ts";
import { describeShared, shared } from "./shared.ts";

const folder = join(shared, "conformance");
const now = new Date("2026-11-21T12:00:00Z");

/** Group, and the share of its cases that was measured to pass. */
const groups: [string, number][] = [
  ["entities", 0.98],
  ["wellformed/amp", 1],
  ["wellformed/atom", 0.9],
  ["wellformed/atom10", 0.89],
  ["wellformed/lang", 0.85],
  ["wellformed/media-rss", 1],
  ["wellformed/namespace", 0.9],
  ["wellformed/rdf", 0.85],
  ["wellformed/rss", 0.68],
  ["wellformed/sanitize", 0.98],
];

type Case = {
  file: string;
  group: string;
  checks?: { path: string; op: string; value: unknown }[];
};

describeShared("conformance cases of other parsers", () => {
  test("every file is read or refused, and none throws", () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const refused = new Set<string>();
    for (const file of files) {
      if (!file.isFile()) continue;
      const feed = checkFeed(file.name, readFileSync(join(file.parentPath, file.name)), { now });
      if (!feed.ok) for (const problem of feed.problems) refused.add(problem.code);
      expect(JSON.stringify(feed), file.name).not.toContain("\ufffd");
    }
    expect([...refused].sort()).toEqual(["binary", "broken", "html", "not-a-feed"]);
  });

  test.each(groups)("%s", (group, measured) => {
    const results = casesOf(group).flatMap(({ file, checks = [] }) => {
      const feed = parseFeed(readFileSync(join(folder, file)), {});
      return checks.flatMap(({ path, op, value }) => {
        const read = op === "==" ? paths[path.replace(/^entries\[0\]/, "entry")] : undefined;
        if (!read) return [];
        const ours = "failed" in feed ? null : read(feed);
        return [{ file, path, passed: textOf(ours) === textOf(value) }];
      });
    });
    const passed = results.filter((result) => result.passed).length;
    expect(
      passed / results.length,
      JSON.stringify(
        results.filter((r) => !r.passed),
        null,
        1,
      ),
    ).toBeGreaterThanOrEqual(measured);
  });

  const casesOf = (group: string): Case[] =>
    readFileSync(join(folder, "index.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter((one) => one.suite === "feedparser" && one.group === group);
});

const textOf = (value: unknown) => (typeof value === "string" ? plainText(value) : value);

const item = (feed: RawFeed) => feed.items[0];
const summary = (feed: RawFeed) => item(feed)?.summary ?? item(feed)?.content;
const content = (feed: RawFeed) => item(feed)?.content ?? item(feed)?.summary;
const description = (feed: RawFeed) => feed.description;

const paths: Record<string, (feed: RawFeed) => unknown> = {
  "feed.title": (feed) => feed.title,
  "feed.title_detail.value": (feed) => feed.title,
  "feed.link": (feed) => feed.homepage,
  "feed.description": description,
  "feed.subtitle": description,
  "feed.tagline": description,
  "feed.language": (feed) => feed.lang,
  "feed.author": (feed) => feed.author,
  "entry.title": (feed) => item(feed)?.title,
  "entry.title_detail.value": (feed) => item(feed)?.title,
  "entry.link": (feed) => item(feed)?.link,
  "entry.id": (feed) => item(feed)?.id,
  "entry.guid": (feed) => item(feed)?.id,
  "entry.summary": summary,
  "entry.description": summary,
  "entry.content[0].value": content,
  "entry.author": (feed) => item(feed)?.authors[0],
  "entry.tags[0].term": (feed) => item(feed)?.categories[0],
};
