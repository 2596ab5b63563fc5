import { expect, it } from "vitest";
import { readQuery } from "./query.ts";
import {
  hasCriteria,
  rangeStart,
  readSearch,
  searchPath,
  searchWith,
  searchWithOperator,
} from "./search-address.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

it("reads an address and writes it back", () => {
  const { search, ignored } = read(
    "?q=gas&contentType=video&country=france&bias=left&dateRange=week&category=Health&sort=date&page=2",
  );
  expect(ignored).toEqual([]);
  expect(search).toEqual({
    q: "gas",
    kind: "video",
    country: "FR",
    bias: "left",
    dateRange: "week",
    category: { name: "Health", topics: ["Healthcare"], sections: [] },
    sort: "date",
    page: 2,
  });
  expect(searchPath(search)).toBe(
    "/search?q=gas&contentType=video&country=France&bias=left&dateRange=week&category=Health&sort=date&page=2",
  );
});

it("takes a topic where a category is asked for", () => {
  expect(read("?category=Energy").search.category?.topics).toEqual(["Energy"]);
});

it("leaves out what means nothing, and says so", () => {
  const { search, ignored } = read(
    "?contentType=tape&country=Atlantis&bias=Left&dateRange=age&category=__proto__&page=0&sort=&q=%00 ",
  );
  expect(hasCriteria(search)).toBe(false);
  expect(ignored).toEqual(["tape", "Atlantis", "Left", "age", "__proto__", "0"]);
  expect(searchPath(search)).toBe("/search");
});

it.each([
  ["a%00b", "a b"],
  ["%E2%80%AEevil", "evil"],
  ["%20gas%0A%0Dprice%09", "gas price"],
  ["x".repeat(300), "x".repeat(200)],
  [`${"x".repeat(199)}%F0%9F%A6%93`, "x".repeat(199)],
])("reads the words %j as one line that can be shown", (words, shown) => {
  expect(read(`?q=${words}`).search.q).toBe(shown);
});

it("begins another search at its first page", () => {
  const { search } = read("?q=gas&bias=left&page=3");
  expect(searchWith(search, { bias: null })).toBe("/search?q=gas");
  expect(searchWith(search, { sort: "date" })).toBe("/search?q=gas&bias=left&sort=date");
});

it.each(["", "gas", '"energy union', `gas ${"x".repeat(196)}`])(
  "adds an operator that is read, whatever the query: %j",
  (q) => {
    const { search } = readSearch(new URLSearchParams({ q }));
    const to = new URLSearchParams(searchWithOperator(search, "lang:de").split("?")[1]);
    const { text, filters } = readQuery(readSearch(to).search.q);
    expect(filters).toEqual({ lang: ["de"] });
    expect(text.all[0]).toEqual(readQuery(q).text.all[0]);
  },
);

it("knows where a date range begins", () => {
  const now = new Date("2026-11-21T15:30:00Z");
  expect(rangeStart(null, now)).toBeNull();
  expect(rangeStart("today", now)?.toISOString()).toBe("2026-11-21T00:00:00.000Z");
  expect(rangeStart("week", now)?.toISOString()).toBe("2026-11-14T15:30:00.000Z");
});
