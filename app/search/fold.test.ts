import fc from "fast-check";
import { expect, it } from "vitest";
import { fold, wordsOf } from "./fold.ts";

it.each([
  ["Élections à l’Élysée", "elections a l elysee"],
  ["Straße, Łódź & Ærø", "strasse lodz aero"],
  ["ΟΔΟΣ Άνθρωπος", "οδοσ ανθρωποσ"],
  ["Йордания", "иордания"],
  ["U.S. and U.S.A.", "us and usa"],
  ["so\u00adcial ﬁnance ½", "social finance 12"],
  ["e.g. 3.5 %", "eg 3 5"],
  ["здоров\u02bcя здоров'я", "здоров я здоров я"],
  ["\u0149", "n"],
  ["🦓 — …", ""],
])("folds %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it("says where each word stands, and folds a folded text to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      let last = 0;
      for (const { word, start, end } of wordsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
