import { expect, it } from "vitest";
import { compile } from "./lexicon.ts";
import { pointsOf, signalsIn } from "./signals.ts";
import { foldingOf, wordsOf } from "./words.ts";

const folding = foldingOf("en");
const lexicon = compile(["Defense+ missile*", "Defense tank", "Background after"], folding);
const inTitle = (title: string) =>
  pointsOf(signalsIn(lexicon, wordsOf(title, folding), wordsOf("", folding)), "Defense");

it("counts a term by its most points, whether it is first the background or first the news", () => {
  expect(inTitle("Talks after missile, new missile")).toBe(6);
  expect(inTitle("New missile after missile")).toBe(6);
  expect(inTitle("Talks after tank, new tank")).toBe(4);
});

it("takes capitals with digits for capitals", () => {
  const names = compile(["Climate+ CO2"], folding);
  const points = (title: string) =>
    pointsOf(signalsIn(names, wordsOf(title, folding), wordsOf("", folding)), "Climate");
  expect(points("Less CO2 from steel")).toBe(6);
  expect(points("Sheet co2 is missing")).toBe(0);
});
