import type { Colour } from "#store/product.ts";
import { chanceOf, seedOf } from "./chance.ts";
import { clip, dots, newSheet, placed, rect } from "./draw.ts";
import { motifs } from "./motifs.ts";
import { colors, type PaletteName, palettes } from "./palettes.ts";
import * as drawings from "./product-drawings.ts";

/** What is drawn for a product: the product itself, or a print with a motif of our illustrations. */
const drawn: Record<string, drawings.ProductDrawing | string> = {
  "correspondents-bottle": drawings.bottle,
  "deadline-sweatshirt": drawings.sweatshirt,
  "desk-planner": drawings.planner,
  "e-t-shirt": drawings.tee,
  "editors-pencils": drawings.pencils,
  "espresso-cups": drawings.cups,
  "five-column-socks": drawings.socks,
  "front-page-towel": drawings.towel,
  "letterpress-scarf": drawings.scarf,
  "long-bridge-print": "cableBridge",
  "market-tote": drawings.tote,
  "morning-mug": drawings.mug,
  "newsroom-clock": drawings.clock,
  "night-ferry-print": "ferry",
  "night-shift-hoodie": drawings.hoodie,
  "night-train-umbrella": drawings.umbrella,
  "press-day-cap": drawings.cap,
  "reporters-notebook": drawings.notebook,
  "sunday-cushion": drawings.cushion,
  "twenty-seven-pin": drawings.pin,
  "viaduct-print": "viaduct",
};

const inks: Record<Colour, drawings.Inks> = {
  navy: {
    base: colors.navy,
    print: colors.yellow,
    shade: "#0c1428",
    ground: colors.rose,
    dot: "#e58f72",
  },
  blue: {
    base: colors.blue,
    print: colors.sand,
    shade: "#213c86",
    ground: colors.yellow,
    dot: "#eda22f",
  },
  mist: {
    base: colors.mist,
    print: colors.navy,
    shade: "#8fb0bd",
    ground: colors.verm,
    dot: "#ae3327",
  },
  yellow: {
    base: colors.yellow,
    print: colors.navy,
    shade: "#dca22a",
    ground: colors.blue,
    dot: "#223f8c",
  },
  verm: {
    base: colors.verm,
    print: colors.sand,
    shade: "#ae3327",
    ground: colors.mist,
    dot: colors.sand,
  },
  green: {
    base: colors.green,
    print: colors.yellow,
    shade: "#184d3b",
    ground: colors.sand,
    dot: colors.mist,
  },
  sand: {
    base: colors.sand,
    print: colors.verm,
    shade: "#d8ccb2",
    ground: colors.blue,
    dot: "#223f8c",
  },
  rose: {
    base: colors.rose,
    print: colors.navy,
    shade: "#dc9c84",
    ground: colors.green,
    dot: "#184d3b",
  },
};

/** The palette of a print. */
const hours: Record<Colour, PaletteName> = {
  navy: "night",
  blue: "day",
  mist: "field",
  yellow: "noon",
  verm: "dusk",
  green: "field",
  sand: "day",
  rose: "dawn",
};

/**
 * The picture of a product in one of its colours: a sheet of 800 x 800, always the same for the same names.
 * @throws for a product that has no drawing
 */
export function productSheet(slug: string, colour: Colour): string {
  const drawing = drawn[slug];
  if (!drawing) throw new Error(`nothing is drawn for ${slug}`);
  newSheet();
  const i = inks[colour];
  const seed = seedOf(`${slug}-${colour}`);
  const ground = rect(0, 0, 800, 800, i.ground) + dots(0, 500, 800, 300, i.dot, 0, 0.62, 20);
  const body = typeof drawing === "string" ? print(drawing, colour) : drawing(i, seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">${whole(ground + body)}</svg>\n`;
}

/** A framed sheet, upright: the middle of a motif. */
function print(name: string, colour: Colour): string {
  const motif = motifs[name];
  if (!motif) throw new Error(`no motif is called ${name}`);
  const sheet = motif(palettes[hours[colour]], chanceOf(seedOf(`${name}-${hours[colour]}`)));
  const window = "M208 148H592V652H208Z";
  return (
    rect(186, 126, 452, 572, inks[colour].dot) +
    rect(166, 106, 468, 588, "#fbf6e9") +
    clip(window, placed(-4, 148, 0, 0.67, sheet))
  );
}

/** Half a unit of 800 cannot be seen, except in what is enlarged afterwards. */
const whole = (svg: string) => svg.replace(/(?<=\d)\.\d{2,}/g, (n) => n.slice(0, 2));
