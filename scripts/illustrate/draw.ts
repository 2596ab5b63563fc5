// Marks on the sheet of 1200 x 800: each function returns SVG.
import type { Chance } from "./chance.ts";

export type Point = readonly [number, number];

export const round = (v: number) => Math.round(v * 10) / 10;
export const poly = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
export const fill = (d: string, colour: string, more = "") =>
  `<path d="${d}" fill="${colour}" ${more}/>`;
export const line = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, colour: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${colour}"/>`;
export const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"/>`;

let clips = 0;
/** Ids of clips count from the beginning of each sheet, so that a sheet does not depend on those before it. */
export const newSheet = () => {
  clips = 0;
};
export function clip(d: string, inner: string): string {
  const id = `c${clips++}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Halftone: rows of round dots whose size runs from `from` to `to` (share of the cell). One element a row. */
export function dots(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  from: number,
  to: number,
  cell = 16,
): string {
  const rows = Math.ceil(h / (cell * 0.8));
  let s = "";
  for (let i = 0; i <= rows; i++) {
    const size = from + (to - from) * (i / rows);
    if (size < 0.06) continue;
    const left = round(x + (i % 2 ? cell / 2 : 0));
    s += `<path d="M${left} ${round(y + i * cell * 0.8)}h${round(w)}" stroke-width="${round(size * cell)}"/>`;
  }
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray=".01 ${cell}">${s}</g>`;
}

/** Cut lines: tapering strokes as a gouge leaves them. */
export function cuts(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  gap: number,
  r: Chance,
  { slant = 0, max = 0.5 } = {},
): string {
  let d = "";
  for (let yy = y; yy < y + h; yy += gap)
    for (let xx = x + r.between(0, 60); xx < x + w; ) {
      const l = r.between(40, 170);
      const t = gap * max * r.between(0.45, 1);
      const half = round(l / 2);
      d += `M${round(xx)} ${round(yy)}q${half} ${round(-t + (slant * l) / 2)} ${round(l)} ${round(slant * l)}`;
      d += `q${-half} ${round(t - (slant * l) / 2)} ${round(-l)} ${round(-slant * l)}`;
      xx += l + r.between(14, 70);
    }
  return fill(d, colour);
}

export const oval = (x: number, y: number, rx: number, ry: number, colour: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}"/>`;
/** A rectangle with round corners. */
export const slab = (x: number, y: number, w: number, h: number, radius: number, colour: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${colour}"/>`;
/** Marks that are drawn around 0, 0, put elsewhere, turned and enlarged. */
export const placed = (x: number, y: number, degrees: number, scale: number, inner: string) =>
  `<g transform="translate(${round(x)} ${round(y)})${degrees ? ` rotate(${round(degrees)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;
