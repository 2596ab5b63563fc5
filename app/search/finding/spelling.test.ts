import fc from "fast-check";
import { expect, it } from "vitest";
import { bestCorrection, editDistance, wordsOneEditAway } from "./spelling.ts";

it.each([
  ["election", "election", 0],
  ["elecion", "election", 1],
  ["electtion", "election", 1],
  ["elecsion", "election", 1],
  ["eleciton", "election", 1],
  ["elcetoin", "election", 2],
  ["abc", "xyz", 3],
])("counts the slips from %s to %s", (a, b, n) => {
  expect(editDistance(a, b, 2)).toBe(n);
});

it("knows every word that is one slip away, and no other", () => {
  const word = fc.stringMatching(/^[a-e]{2,6}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
      if (editDistance(a, b, 2) === 1) expect(wordsOneEditAway(a)).toContain(b);
    }),
  );
  for (const one of wordsOneEditAway("gas")) expect(editDistance("gas", one, 2)).toBe(1);
  expect(wordsOneEditAway("афина")).toContain("африна");
});

it("takes fewer slips before more documents, and only words that are far more usual", () => {
  const known = [
    { term: "harbour", documents: 40 },
    { term: "harbours", documents: 90 },
    { term: "barber", documents: 900 },
  ];
  expect(bestCorrection("habrour", 0, known)).toBe("harbour");
  expect(bestCorrection("habrour", 10, known)).toBeNull();
  expect(bestCorrection("gsa", 0, [{ term: "gas", documents: 9 }])).toBeNull();
});
