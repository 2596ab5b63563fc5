import { describe, expect, it } from "vitest";
import { partSent, rangeToServe } from "./ranges.ts";

const file = { etag: '"one"', bytes: 1_000 };
const served = (range: string | undefined, more: { method?: string; version?: string } = {}) =>
  rangeToServe(
    {
      method: more.method ?? "GET",
      headers: {
        ...(range === undefined ? {} : { range }),
        ...(more.version === undefined ? {} : { "if-range": more.version }),
      },
    },
    file,
  );

describe("a range is served", () => {
  it.each([
    ["bytes=0-99", "bytes=0-99"],
    ["bytes=100-", "bytes=100-"],
    ["bytes=-50", "bytes=-50"],
    ["bytes=-5000", "bytes=0-"],
    ["bytes=0-99999999999999999999999", "bytes=0-1000"],
    ["bytes=0-0", "bytes=0-0"],
    ["Bytes=0-99", "bytes=0-99"],
    ["bytes= 0-9 , 20-29", "bytes=0-9,20-29"],
    ["bytes=,0-9,", "bytes=0-9"],
    ["bytes=1000-", "bytes=1000-"],
    ["bytes=-0", "bytes=-0"],
  ])("%s", (range, taken) => expect(served(range)).toBe(taken));

  it("of the version that is named", () => {
    expect(served("bytes=0-9", { version: '"one"' })).toBe("bytes=0-9");
  });
});

describe("the whole is sent for", () => {
  it.each([
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=,",
    "bytes=a-b",
    "bytes=-",
    "bytes=--5",
    "bytes=5-3",
    "bytes=0-9,5-3",
    "bytes=0-9;20-29",
    "bytes=0 - 9",
    "bytes=1.5-9",
    "bytes=+1-9",
    "bytes=0x1-9",
    "bytes 0-5",
    "lines=0-5",
    "=0-5",
    `bytes=${Array.from({ length: 21 }, (_, n) => `${n * 10}-${n * 10 + 1}`)}`,
  ])("%s", (range) => expect(served(range)).toBeUndefined());

  it.each([
    ["another method", { method: "HEAD" }],
    ["another version", { version: '"two"' }],
    ["a weak validator", { version: 'W/"one"' }],
    ["a date, since no file has one", { version: "Sat, 21 Nov 2026 12:00:00 GMT" }],
  ])("%s", (_, more) => expect(served("bytes=0-9", more)).toBeUndefined());
});

it.each([
  [undefined, 0, 1_000],
  ["bytes=0-99", 0, 100],
  ["bytes=100-", 100, 1_000],
  ["bytes=-50", 950, 1_000],
  ["bytes=-5000", 0, 1_000],
  ["bytes=900-5000", 900, 1_000],
  ["bytes=1000-", 1_000, 1_000],
  ["bytes=5-3", 0, 1_000],
  ["bytes=0-9,20-29", 0, 1_000],
])("a bucket sends of a file, asked for %s", (range, from, to) =>
  expect(partSent(range, 1_000)).toEqual([from, to]),
);
