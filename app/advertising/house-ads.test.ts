import fc from "fast-check";
import { expect, it } from "vitest";
import { houseAdFor, houseAds, slots } from "./house-ads.ts";

it("has an advertisement for every slot, the same for the same seed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...slots), fc.string(), (slot, seed) => {
      const ad = houseAdFor(slot, seed);
      expect(ad.slots).toContain(slot);
      expect(houseAdFor(slot, seed)).toBe(ad);
    }),
  );
});

it("shows each of them somewhere", () => {
  const seen = new Set<string>();
  for (let day = 0; day < 60; day++)
    for (const slot of slots) seen.add(houseAdFor(slot, `2026-11-${day}`).id);
  expect([...seen].sort()).toEqual(houseAds.map((ad) => ad.id).sort());
});

it("leads to pages of this site alone", () => {
  for (const { href } of houseAds) expect(href).toMatch(/^\/[a-z]/);
});
