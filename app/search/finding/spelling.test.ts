import fc from "fast-check";
import { expect, it } from "vitest";
import { likeliest, neighbours, slips } from "./spelling.ts";

it.each([
  ["election", "election", 0],
  ["elecion", "election", 1],
  ["electtion", "election", 1],
  ["elecsion", "election", 1],
  ["eleciton", "election", 1],
  ["elcetoin", "election", 2],
  ["abc", "xyz", 3],
])("counts the slips from %s to %s", (a, b, n) => {
  expect(slips(a, b, 2)).toBe(n);
});

it("knows every word that is one slip away, and no other", () => {
  const word = fc.stringMatching(/^[a-e]{2,6}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slips(a, b, 3)).toBe(slips(b, a, 3));
      if (slips(a, b, 2) === 1) expect(neighbours(a)).toContain(b);
    }),
  );
  for (const one of neighbours("gas")) expect(slips("gas", one, 2)).toBe(1);
  expect(neighbours("афина")).toContain("африна");
});

it("takes fewer slips before more documents, and only words that are far more usual", () => {
  const known = [
    { term: "harbour", documents: 40 },
    { term: "harbours", documents: 90 },
    { term: "barber", documents: 900 },
  ];
  expect(likeliest("habrour", 0, known)).toBe("harbour");
  expect(likeliest("habrour", 10, known)).toBeNull();
  expect(likeliest("gsa", 0, [{ term: "gas", documents: 9 }])).toBeNull();
});
