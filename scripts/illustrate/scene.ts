// Things that many motifs share: sky, hills, sea, and the small human being.
import type { Chance } from "./chance.ts";
import { clip, cuts, disc, dots, fill, line, poly, rect, round } from "./draw.ts";
import { type Palette, palettes } from "./palettes.ts";

/** A picture of 1200 x 800 in SVG. What matters is in the middle 640 px, because pictures are cropped. */
export type Motif = (p: Palette, r: Chance) => string;

/** A person with feet at x, y and height h; upright without random numbers. */
export function person(
  x: number,
  y: number,
  h: number,
  colour: string,
  r?: Chance,
  bag?: boolean,
): string {
  const w = h * 0.3;
  const lean = r ? r.between(-0.06, 0.06) * h : 0;
  const body = poly([
    [x - w * 0.42 + lean, y - h * 0.72],
    [x + w * 0.42 + lean, y - h * 0.72],
    [x + w * 0.5, y - h * 0.3],
    [x + w * 0.42, y],
    [x + w * 0.1, y],
    [x, y - h * 0.3],
    [x - w * 0.12, y],
    [x - w * 0.44, y],
    [x - w * 0.5, y - h * 0.3],
  ]);
  const luggage = bag ? rect(x + w * 0.55, y - h * 0.36, h * 0.24, h * 0.24, colour) : "";
  return `<g>${disc(x + lean, y - h * 0.87, h * 0.115, colour)}${fill(body, colour)}${luggage}</g>`;
}

export const shadow = (x: number, y: number, h: number, colour: string) =>
  fill(
    poly([
      [x - h * 0.15, y],
      [x + h * 0.12, y],
      [x + h * 1.25, y + h * 0.3],
      [x + h * 0.9, y + h * 0.32],
    ]),
    colour,
  );

export function sky(
  p: Palette,
  r: Chance,
  o: { sun?: boolean; horizon?: number; sx?: number; sy?: number; sr?: number } = {},
): string {
  const { sun = true, horizon = 700 } = o;
  const denseAbove = r.chance(0.5);
  const x = o.sx ?? r.between(280, 920);
  const y = o.sy ?? r.between(190, 330);
  const radius = o.sr ?? r.between(90, 150);
  return (
    rect(0, 0, 1200, 800, p.sky) +
    (denseAbove
      ? dots(-10, -6, 1240, horizon, p.dot, 0.72, 0.02)
      : dots(-10, horizon * 0.28, 1240, horizon * 0.78, p.dot, 0.02, 0.78)) +
    (p === palettes.night && sun ? stars(r, p) : "") +
    (sun ? disc(x, y, radius, p.sun) : "")
  );
}

function stars(r: Chance, p: Palette): string {
  let s = "";
  for (let i = 0; i < 26; i++)
    s += disc(r.between(20, 1180), r.between(15, 380), r.between(1.6, 4.2), p.light);
  return s;
}

/** The outline too, so that a motif can put tone into it. */
export function hills(r: Chance, y: number, amp: number, colour: string) {
  let d = `M0 800V${round(y)}`;
  for (let x = 0; x < 1200; ) {
    const w = r.between(220, 420);
    const top = round(y - r.between(0.2, 1) * amp * 2);
    d += `Q${round(x + w / 2)} ${top} ${round(x + w)} ${round(y + r.between(-0.2, 0.3) * amp)}`;
    x += w;
  }
  d += "V800Z";
  return { d, svg: fill(d, colour) };
}

export function peak(
  cx: number,
  base: number,
  w: number,
  h: number,
  p: Palette,
  r: Chance,
  colour: string,
  lit: string,
): string {
  const tx = cx + r.between(-30, 30);
  const ty = base - h;
  const face = poly([
    [tx, ty],
    [cx + w / 2, base],
    [cx + w * 0.12, base],
    [tx - r.between(20, 50), base - h * 0.3],
    [tx + r.between(10, 30), base - h * 0.55],
  ]);
  const snow = poly([
    [tx, ty],
    [tx + w * 0.1, base - h * 0.8],
    [tx + w * 0.03, base - h * 0.74],
    [tx - w * 0.02, base - h * 0.82],
    [tx - w * 0.09, base - h * 0.82],
  ]);
  const whole = poly([
    [cx - w / 2, base],
    [tx, ty],
    [cx + w / 2, base],
  ]);
  return fill(whole, colour) + fill(face, lit) + fill(snow, p.light);
}

export const sea = (p: Palette, r: Chance, y: number, colour = p.mid) =>
  rect(0, y, 1200, 800 - y, colour) +
  clip(`M0 ${y}H1200V800H0Z`, cuts(-40, y + 16, 1300, 800 - y, p.light, 24, r, { max: 0.38 }));

export const flag = (x: number, y: number, h: number, colour: string, pole: string, w = 74) =>
  line(`M${x} ${y}V${y - h}`, pole, 6) +
  fill(
    `M${x} ${y - h}q${w * 0.3} -12 ${w * 0.55} 0t${w * 0.45} 2v46q-${w * 0.25} 10 -${w * 0.5} 0t-${w * 0.5} 0Z`,
    colour,
  );

/** The color of things before the sky: at night the darkest color would not be visible there. */
export const figure = (p: Palette) => (p === palettes.night ? p.light : p.near);

/** The color of a person before both sky and ground: in `day`, the background is as light as the lightest color. */
export const walker = (p: Palette) => (p === palettes.day ? p.sun : p.light);

export const ground = (p: Palette, y: number) => rect(0, y, 1200, 800 - y, p.near);
