import { type Chance, chanceOf, seedOf } from "./chance.ts";
import { disc, dots, fill, newSheet, rect, round } from "./draw.ts";
import { type Palette, type PaletteName, palettes } from "./palettes.ts";
import { press } from "./press.ts";

/** A podcast's cover, 800 x 800: a voice as rings, bars or layers. */
export function cover(o: { show: string; hour: PaletteName; motif: number }): string {
  newSheet();
  const seed = seedOf(o.show);
  const p = palettes[o.hour];
  const draw = [rings, bars, layers][o.motif] ?? rings;
  return press(seed, rect(0, 0, 1200, 800, p.sky) + draw(p, chanceOf(seed)), [200, 0, 800, 800]);
}

function rings(p: Palette): string {
  let s = "";
  for (let i = 7; i > 0; i--) s += disc(600, 400, i * 62, i % 2 ? p.near : p.sky);
  s += dots(190, 400, 830, 420, p.dot, 0.05, 0.7, 18) + disc(600, 400, 96, p.accent);
  return (
    s + [52, 88, 120, 76, 44].map((h, i) => rect(548 + i * 24, 400 - h / 2, 12, h, p.near)).join("")
  );
}

function bars(p: Palette, r: Chance): string {
  let s = dots(190, 0, 830, 800, p.dot, 0.05, 0.8, 18);
  for (let i = 0; i < 13; i++) {
    const h = 120 + Math.abs(Math.sin(i * 0.9 + r.between(0, 0.7))) * 480;
    const colour = i === 6 ? p.accent : i % 2 ? p.mid : p.light;
    s += rect(236 + i * 57, 400 - h / 2, 34, h, colour);
  }
  return s;
}

function layers(p: Palette, r: Chance): string {
  let s = disc(600, 330, 220, p.sun);
  for (const [j, colour] of [p.far, p.mid, p.near, p.mid, p.accent, p.near].entries()) {
    let d = `M190 ${420 + j * 66}`;
    for (let x = 0; x < 9; x++)
      d += `q25 ${round(-(4 - Math.abs(x - 4)) * r.between(8, 26))} 50 0t50 0`;
    s += fill(`${d}V820H190Z`, colour);
  }
  return s;
}
