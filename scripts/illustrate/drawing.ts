import { chanceOf, seedOf } from "./chance.ts";
import { newSheet } from "./draw.ts";
import { motifs } from "./motifs.ts";
import { type PaletteName, palettes } from "./palettes.ts";

/**
 * The drawing of a story without a picture: 1200 x 800, in one palette; its random numbers depend on its name alone. It is
 * sent as SVG, so that it does without the filters of `press`, which take a phone longer than the rest of the page.
 * @throws for a motif that does not exist
 */
export function drawing(name: string, palette: PaletteName): string {
  const motif = motifs[name];
  if (!motif) throw new Error(`no motif is called ${name}`);
  newSheet();
  const seed = seedOf(`${name}-${palette}`);
  const p = palettes[palette];
  const body = motif(p, chanceOf(seed)) + speckle(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${whole(body)}</svg>`;
}

/** Missing ink: rows of dots at uneven distances, all in one dashed line. */
function speckle(seed: number): string {
  const r = chanceOf(seed);
  const dashes = Array.from({ length: 13 }, () => `.1 ${r.whole(14, 120)}`).join(" ");
  let d = "";
  for (let y = 6; y < 800; y += 17) d += `M${-r.whole(0, 400)} ${y + r.whole(-4, 4)}H1200`;
  return `<path d="${d}" fill="none" stroke="#f8f0de" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="${dashes}"/>`;
}

/** Half a unit of 1200 cannot be seen; without fractions a sheet is a fifth smaller. */
const whole = (svg: string) =>
  svg.replace(/ d="[^"]*"/g, (d) => d.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n)))));
