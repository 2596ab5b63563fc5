import { expect, it } from "vitest";
import { isFollowed, parseCountries, parseTopics, toggleFollowed } from "./following.ts";

it("reads English names", () => {
  expect(parseCountries('["Greece","Austria"]')).toEqual(["AT", "GR"]);
});

it.each([
  [null],
  [""],
  ["{spoiled"],
  ["null"],
  ["42"],
  ['{"0":"Greece"}'],
  ['["Atlantis",7,null,["Greece"],"__proto__"]'],
])("takes %j for no choice", (stored) => expect(parseCountries(stored)).toEqual([]));

it("leaves out what is unknown, twice there, or no member state", () => {
  expect(parseCountries('["Greece","Atlantis","greece","European Union"]')).toEqual(["GR"]);
});

it("reads topics in the order of the product", () => {
  expect(parseTopics('["Energy","Politics","energy","Astrology",3]')).toEqual([
    "Politics",
    "Energy",
  ]);
  expect(parseTopics("{")).toEqual([]);
});

it("follows and does not follow any more", () => {
  expect(isFollowed("Climate")).toBe(false);
  toggleFollowed("Climate");
  toggleFollowed("PT");
  expect([isFollowed("Climate"), isFollowed("PT"), isFollowed("FR")]).toEqual([true, true, false]);
  toggleFollowed("Climate");
  toggleFollowed("PT");
  expect([isFollowed("Climate"), isFollowed("PT")]).toEqual([false, false]);
});

it("follows neither the Union, nor the world, nor what there is not", () => {
  for (const name of ["EU", "XX", "GB", "Astrology", ""]) {
    toggleFollowed(name);
    expect(isFollowed(name), name).toBe(false);
  }
});
