import { expect, it } from "vitest";
import { openTally } from "./tally.ts";

it.each([
  ["in time", { gone: 900, ready: 9_000 }, 0, true],
  ["late by less than five times", { gone: 4_900, ready: 49_000 }, 1, true],
  ["gone too late", { gone: 5_100, ready: 9_000 }, 1, false],
  ["ready too late", { gone: 900, ready: 51_000 }, 1, false],
  ["alone, and ready too late", { ready: 51_000 }, 1, false],
])("a round that is %s", (_, took, late, isKept) => {
  const lines: string[] = [];
  const tally = openTally((line) => lines.push(line));
  tally.note({ killed: "program", ...took });
  expect(tally.report(), lines.join("\n")).toBe(isKept);
  expect(lines.join("\n")).toContain(`${late} of 1 rounds`);
});
