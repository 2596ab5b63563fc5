import fc from "fast-check";
import { expect, it } from "vitest";
import { percentsOf } from "./percents.ts";

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [0, 3, 0],
    [0, 100, 0],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [1, 199],
    [1, 99],
  ],
  [
    [1, 999],
    [0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])("of %j are %j", (counts, percents) => expect(percentsOf(counts)).toEqual(percents));

it("are 100 together, each less than one from its share, and nothing where nothing is", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 9 }), (counts) => {
      const all = counts.reduce((sum, n) => sum + n, 0);
      fc.pre(all > 0);
      const percents = percentsOf(counts);
      expect(percents.reduce((sum, n) => sum + n, 0)).toBe(100);
      for (const [at, n] of counts.entries()) {
        expect(Math.abs((percents[at] ?? 0) - (100 * n) / all)).toBeLessThan(1);
        if (n === 0) expect(percents[at]).toBe(0);
      }
    }),
  );
});
