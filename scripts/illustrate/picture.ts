import { chanceOf, seedOf } from "./chance.ts";
import { newSheet } from "./draw.ts";
import { motifs } from "./motifs.ts";
import { type PaletteName, palettes } from "./palettes.ts";
import { press } from "./press.ts";

/**
 * The picture of a piece, 1200 x `height`, cut from the middle of the sheet. The name is the only source of
 * chance: the same name gives the same picture.
 * @throws for a motif that does not exist
 */
export function picture(o: {
  name: string;
  motif: string;
  hour: PaletteName;
  height: 800 | 675;
}): string {
  const motif = motifs[o.motif];
  if (!motif) throw new Error(`${o.name}: no motif is called ${o.motif}`);
  newSheet();
  const seed = seedOf(`${o.motif}/${o.name}`);
  const r = chanceOf(seed);
  const mirrored = r.chance(0.4);
  const sheet = motif(palettes[o.hour], r);
  const body = mirrored ? `<g transform="translate(1200 0) scale(-1 1)">${sheet}</g>` : sheet;
  return press(seed, body, [0, (800 - o.height) / 2, 1200, o.height]);
}
