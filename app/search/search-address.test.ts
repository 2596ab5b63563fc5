import { expect, it } from "vitest";
import { readSearch, searchPath } from "./search-address.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

it("reads an address and writes it back", () => {
  const { search, ignored } = read("?q=gas&contentType=video&country=france&category=Health");
  expect(ignored).toEqual([]);
  expect(search).toEqual({
    q: "gas",
    kind: "video",
    country: "FR",
    category: { name: "Health", topics: ["Healthcare"], sections: [] },
  });
  expect(searchPath(search)).toBe("/search?q=gas&contentType=video&country=France&category=Health");
});

it("takes a topic where a category is asked for", () => {
  expect(read("?category=Energy").search.category?.topics).toEqual(["Energy"]);
});

it("leaves out what means nothing, and says so", () => {
  const { search, ignored } = read("?contentType=tape&country=Atlantis&category=__proto__&q=%00 ");
  expect(search).toEqual({ q: "", kind: null, country: null, category: null });
  expect(ignored).toEqual(["tape", "Atlantis", "__proto__"]);
  expect(searchPath(search)).toBe("/search");
});
