import { expect, it } from "vitest";
import { parseCountries } from "./chosen-countries.ts";

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
