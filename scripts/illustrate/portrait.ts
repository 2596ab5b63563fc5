import { type Chance, chanceOf, seedOf } from "./chance.ts";
import { clip, disc, dots, fill, line, newSheet, rect } from "./draw.ts";
import { colors, type Palette, type PaletteName, palettes } from "./palettes.ts";
import { press } from "./press.ts";

export type Hair = "bob" | "bun" | "short" | "beard" | "curls";

/** An expert: a cut-paper bust without a face, 800 x 800. What is not given follows from the name. */
export function portrait(o: {
  name: string;
  hair: Hair;
  hour: PaletteName;
  glasses: boolean;
}): string {
  newSheet();
  const seed = seedOf(o.name);
  const r = chanceOf(seed);
  const p = palettes[o.hour];
  const cx = 600 + r.between(-20, 20);
  const skin = r.pick([colors.rose, "#c98a66", "#8c5a44", "#e3c3a0"].filter((c) => c !== p.sky));
  const hair = p === palettes.night ? p.accent : r.pick([p.near, p.mid, "#6b2340", p.near]);
  const coat = r.pick([p.near, p.mid, p.accent].filter((c) => c !== p.sky));
  const sheet =
    background(p, r, cx, skin) +
    behind(o.hair, cx, hair) +
    bust(p, cx, skin, coat) +
    face(cx, skin, hair) +
    inFront(o.hair, cx, hair) +
    (o.glasses ? spectacles(cx, p.near) : "");
  return press(seed, sheet, [200, 0, 800, 800]);
}

const background = (p: Palette, r: Chance, cx: number, skin: string) =>
  rect(0, 0, 1200, 800, p.sky) +
  dots(190, 0, 830, 800, p.dot, 0.75, 0.04, 20) +
  disc(cx + r.between(-160, 160), 300, 250, p.sun === skin ? p.accent : p.sun);

const bust = (p: Palette, cx: number, skin: string, coat: string) =>
  fill(
    `M${cx - 330} 820C${cx - 320} 640 ${cx - 200} 600 ${cx - 80} 580V470H${cx + 80}V580C${cx + 200} 600 ${cx + 320} 640 ${cx + 330} 820Z`,
    coat,
  ) +
  fill(`M${cx - 80} 470H${cx + 80}V590L${cx} 680L${cx - 80} 590Z`, skin) +
  fill(
    `M${cx - 84} 582L${cx} 690L${cx - 70} 760L${cx - 150} 600ZM${cx + 84} 582L${cx} 690L${cx + 70} 760L${cx + 150} 600Z`,
    p.light === coat ? p.near : p.light,
  );

const face = (cx: number, skin: string, hair: string) =>
  `<ellipse cx="${cx}" cy="360" rx="134" ry="170" fill="${skin}"/>` +
  clip(
    `M${cx - 134} 360a134 170 0 0 1 268 0a134 170 0 0 1 -268 0Z`,
    dots(cx + 20, 190, 150, 360, hair, 0.2, 0.55, 16),
  );

function behind(style: Hair, cx: number, hair: string): string {
  if (style === "bob") return fill(`M${cx - 170} 330a170 190 0 0 1 340 0v240h-340Z`, hair);
  return style === "bun" ? disc(cx, 150, 84, hair) : "";
}

const fronts: Record<Hair, (cx: number, hair: string) => string> = {
  bob: (cx, hair) =>
    fill(
      `M${cx - 150} 350C${cx - 150} 180 ${cx - 20} 150 ${cx + 20} 190C${cx + 110} 190 ${cx + 150} 260 ${cx + 150} 350C${cx + 90} 320 ${cx + 40} 280 ${cx + 10} 240C${cx - 40} 300 ${cx - 100} 320 ${cx - 150} 350Z`,
      hair,
    ),
  bun: (cx, hair) =>
    fill(
      `M${cx - 144} 330C${cx - 140} 150 ${cx + 140} 150 ${cx + 144} 330C${cx + 80} 250 ${cx - 80} 250 ${cx - 144} 330Z`,
      hair,
    ),
  short: (cx, hair) =>
    fill(
      `M${cx - 148} 340C${cx - 170} 200 ${cx - 60} 140 ${cx + 60} 160C${cx + 160} 170 ${cx + 170} 260 ${cx + 144} 340L${cx + 120} 270H${cx - 60}L${cx - 120} 290Z`,
      hair,
    ),
  beard: (cx, hair) =>
    fill(
      `M${cx - 128} 410C${cx - 110} 590 ${cx + 110} 590 ${cx + 128} 410C${cx + 90} 470 ${cx - 90} 470 ${cx - 128} 410Z`,
      hair,
    ) +
    fill(
      `M${cx - 136} 330C${cx - 150} 128 ${cx + 150} 128 ${cx + 136} 330L${cx + 112} 256H${cx - 112}Z`,
      hair,
    ),
  curls: (cx, hair) =>
    Array.from({ length: 11 }, (_, i) => Math.PI * (i / 10))
      .map((a) => disc(cx - Math.cos(a) * 132, 320 - Math.sin(a) * 140, 54, hair))
      .join(""),
};
const inFront = (style: Hair, cx: number, hair: string) => fronts[style](cx, hair);

const spectacles = (cx: number, colour: string) =>
  line(
    `M${cx - 100} 360a44 40 0 0 0 88 0a44 40 0 0 0 -88 0M${cx + 12} 360a44 40 0 0 0 88 0a44 40 0 0 0 -88 0M${cx - 12} 352q12 -10 24 0`,
    colour,
    9,
  );
