import { expect, it } from "vitest";
import { isAsking, readSearch, searchPath, sinceOf } from "./search-address.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

it("reads an address and writes it back", () => {
  const { search, ignored } = read(
    "?q=gas&contentType=video&country=france&bias=left&dateRange=week&category=Health&sort=date&pages=2",
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
    pages: 2,
  });
  expect(searchPath(search)).toBe(
    "/search?q=gas&contentType=video&country=France&bias=left&dateRange=week&category=Health&sort=date&pages=2",
  );
});

it("takes a topic where a category is asked for", () => {
  expect(read("?category=Energy").search.category?.topics).toEqual(["Energy"]);
});

it("leaves out what means nothing, and says so", () => {
  const { search, ignored } = read(
    "?contentType=tape&country=Atlantis&bias=Left&dateRange=age&category=__proto__&pages=0&sort=&q=%00 ",
  );
  expect(isAsking(search)).toBe(false);
  expect(ignored).toEqual(["tape", "Atlantis", "Left", "age", "__proto__", "0"]);
  expect(searchPath(search)).toBe("/search");
});

it("knows where a date range begins", () => {
  const now = new Date("2026-11-21T15:30:00Z");
  expect(sinceOf(null, now)).toBeNull();
  expect(sinceOf("today", now)?.toISOString()).toBe("2026-11-21T00:00:00.000Z");
  expect(sinceOf("week", now)?.toISOString()).toBe("2026-11-14T15:30:00.000Z");
});
