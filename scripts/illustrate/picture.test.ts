import { describe, expect, it } from "vitest";
import { motifs } from "./motifs.ts";
import { type PaletteName, palettes } from "./palettes.ts";
import { picture } from "./picture.ts";

const hours = Object.keys(palettes) as PaletteName[];

describe.each(Object.keys(motifs))("%s", (motif) => {
  it("draws the same for the same name, and something else for another", () => {
    const draw = (name: string) => picture({ name, motif, hour: "day", height: 800 });
    const first = draw("one");
    draw("two");
    expect(draw("one")).toBe(first);
    expect(draw("two")).not.toBe(first);
  });

  it.each(hours)("has no hole at %s", (hour) => {
    const svg = picture({ name: "any", motif, hour, height: 675 });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });
});

it("refuses a motif that does not exist", () => {
  expect(() => picture({ name: "one", motif: "unicorn", hour: "day", height: 800 })).toThrow(
    "unicorn",
  );
});
