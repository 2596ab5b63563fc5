// Other parsers' test cases. All of them are read without throwing or hanging. Of what their suites expect we hold
// ourselves to what items say and where they lead, in the formats that publishers use: feeds' and items' titles,
// addresses, summaries, dates, authors, categories, pictures and files. Geography, chapters, HTTP headers and the markup
// that other parsers keep are not compared: we show text only, and both sides are compared as text.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { checkFeed } from "#feeds/check.server.ts";
import { parseFeed } from "#feeds/parse/parse.server.ts";
import { filesBelow, readCases, readOtherwise } from "./conformance-cases.ts";
import { describeShared, shared } from "./shared.ts";

const folder = join(shared, "conformance");
const now = new Date("2026-11-21T12:00:00Z");

describeShared("conformance cases of other parsers", () => {
  test("every file is read or refused, and none throws", () => {
    const refused = new Set<string>();
    for (const file of filesBelow(folder)) {
      const feed = checkFeed(basename(file), readFileSync(file), { now });
      if (!feed.ok) for (const problem of feed.problems) refused.add(problem.code);
      expect(JSON.stringify(feed), file).not.toContain("\ufffd");
    }
    expect([...refused].sort()).toEqual(["binary", "broken", "html", "not-a-feed"]);
  });

  const cases = readCases(folder).map(({ file, group, expectations }) => {
    const feed = parseFeed(readFileSync(join(folder, file)), {});
    const wrong = expectations.flatMap(({ field, wanted, read }) => {
      const ours = "failed" in feed ? feed.failed.code : read(feed);
      return ours === wanted ? [] : [{ file, field, wanted, ours }];
    });
    return { file, group, wrong };
  });

  test("at least 96 of 100 cases are right", () => {
    const right = cases.filter(({ wrong }) => wrong.length === 0);
    expect(cases.length).toBeGreaterThan(800);
    expect(right.length / cases.length).toBeGreaterThanOrEqual(0.96);
  });

  test.each([...new Set(cases.map(({ group }) => group))])(
    "%s: all but what we read otherwise on purpose",
    (group) => {
      const wrong = cases
        .filter((one) => one.group === group)
        .flatMap((one) => one.wrong)
        .filter(({ file }) => !readOtherwise.some(([pattern]) => pattern.test(file)));
      expect(wrong).toEqual([]);
    },
  );
});
